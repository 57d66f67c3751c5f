import { and, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import {
  categories,
  categoryTranslations,
  type ProductAttributes,
  productAttributes,
  products,
  productTranslations,
} from '#app/server/db/schema'
import type { Locale } from '../languages/languages'
import { type MaterialCode, NEW_FOR_DAYS, type ProductSummary } from './catalogue'
import type { ListingScope } from './listing'
import { filters } from './listing-filters'
import { filterNames } from './listing-parameters'

/** Hides products of older versions and of imports in progress. */
export const isActive = eq(products.version, activeCatalogue)

/** All wooden furniture is read in order over the whole shop, as fifteen categories would need sorting. */
export const ofScope = (categoryId: SQLiteColumn, scope: ListingScope): SQL =>
  'slug' in scope
    ? sql`${categoryId} = (SELECT id FROM categories WHERE slug = ${scope.slug})`
    : sql`+${categoryId} IN (SELECT id FROM categories WHERE kind = ${scope.kind})`

/** In the order in which the indexes have them. */
export const filterColumns = filterNames.map((name) => products[filters[name].column])

/** Along index columns, ending in a unique one. */
export const newestFirst = [products.addedOn, ...filterColumns, products.priceVnd, products.id].map((column) =>
  desc(column),
)

/** Columns of a product card; needs the joins `isSold` and `isNamedIn`. */
export const cardColumns = {
  id: products.id,
  slug: products.slug,
  // D1 keys batch rows by column name, so equal names would collide.
  categorySlug: sql<string>`${categories.slug}`.as('category_slug'),
  name: productTranslations.name,
  summary: productTranslations.summary,
  priceVnd: products.priceVnd,
  wasPriceVnd: products.wasPriceVnd,
  widthMm: products.widthMm,
  depthMm: products.depthMm,
  heightMm: products.heightMm,
  finishes: products.finishes,
  image: products.image,
  stock: products.stock,
  isNew: sql<number>`${products.addedOn} > date('now', ${`-${NEW_FOR_DAYS} days`})`.as('is_new'),
}
export const attributeColumns = Object.fromEntries(productAttributes.map((name) => [name, products[name]])) as Pick<
  typeof products,
  keyof ProductAttributes
>
export const isSold = and(eq(categories.id, products.categoryId), isActive)
export const isNamedIn = (locale: Locale | Placeholder) =>
  and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, locale))

/** Product card rows; callers add conditions and order. */
export const selectProducts = (db: Database, locale: Locale | Placeholder) =>
  db.select(cardColumns).from(products).innerJoin(categories, isSold).innerJoin(productTranslations, isNamedIn(locale))

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

export const toProduct = ({ id: _, finishes, isNew, stock, ...product }: ProductRow): ProductSummary => ({
  ...product,
  finishes: finishes.split(',') as MaterialCode[],
  isNew: isNew === 1,
  isInStock: stock > 0,
})

/** Category tiles; callers add conditions and order. */
export const selectCategories = (db: Database, locale: Locale) =>
  db
    .select({ slug: categories.slug, name: categoryTranslations.name, image: categories.image })
    .from(categories)
    .innerJoin(
      categoryTranslations,
      and(eq(categoryTranslations.categoryId, categories.id), eq(categoryTranslations.locale, locale)),
    )

export const selectWoodenFamilies = (db: Database, locale: Locale) =>
  selectCategories(db, locale).where(eq(categories.kind, 'wooden')).orderBy(categories.id)

/** Categories with products. */
export const selectProductCategories = (db: Database, locale: Locale) =>
  selectCategories(db, locale)
    .where(inArray(categories.kind, ['wooden', 'goods']))
    .orderBy(categories.id)
