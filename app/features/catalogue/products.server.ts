import { and, desc, eq, inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { categories, categoryTranslations, products, productTranslations } from '#app/server/db/schema'
import type { Locale } from '../languages/languages'
import { type Material, NEW_FOR_DAYS, type ProductSummary } from './catalogue'
import type { ListingScope } from './listing'

/** Products of an import that is under way, and of those before the last, are not shown. */
export const isActive = eq(products.version, activeCatalogue)

/** Of all wooden furniture a page is read in order over the whole shop: fifteen categories would have to be sorted. */
export const ofScope = (categoryId: SQLiteColumn, scope: ListingScope): SQL =>
  'slug' in scope
    ? sql`${categoryId} = (SELECT id FROM categories WHERE slug = ${scope.slug})`
    : sql`+${categoryId} IN (SELECT id FROM categories WHERE kind = ${scope.kind})`

/** Along the columns of the index, which also makes the order total. */
export const newestFirst = [
  products.addedOn,
  products.finishes,
  products.colours,
  products.widthMm,
  products.priceVnd,
  products.id,
].map((column) => desc(column))

/** What a product card needs; `isSold` and `isNamedIn` join what it is read from. */
export const cardColumns = {
  id: products.id,
  slug: products.slug,
  // D1 answers a batch with rows keyed by column name: of two columns with one name, only one arrives.
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
export const isSold = and(eq(categories.id, products.categoryId), isActive)
export const isNamedIn = (locale: Locale | Placeholder) =>
  and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, locale))

/** The rows of product cards; callers add conditions and order. */
export const selectProducts = (db: Database, locale: Locale | Placeholder) =>
  db.select(cardColumns).from(products).innerJoin(categories, isSold).innerJoin(productTranslations, isNamedIn(locale))

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

export const toProduct = ({ id: _, finishes, isNew, stock, ...product }: ProductRow): ProductSummary => ({
  ...product,
  finishes: finishes.split(',') as Material[],
  isNew: isNew === 1,
  isInStock: stock > 0,
})

/** Categories as tiles and chips show them; callers add conditions and order. */
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

/** Categories that hold products, as a search finds them. */
export const selectProductCategories = (db: Database, locale: Locale) =>
  selectCategories(db, locale)
    .where(inArray(categories.kind, ['wooden', 'goods']))
    .orderBy(categories.id)
