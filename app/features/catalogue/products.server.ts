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
import { makingOf } from '../content/content'
import type { Locale } from '../languages/languages'
import { type MaterialCode, NEW_FOR_DAYS, type ProductSummary } from './catalogue'
import type { ListingScope } from './listing'
import { filters } from './listing-filters'
import { filterNames } from './listing-parameters'
import { inMaterial } from './material-text'
import { finishPictureOf } from './side-pictures'

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

/** The first of the wanted finishes that a product has; its own where none is wanted. */
function finishIn(wanted: readonly MaterialCode[]): SQL<MaterialCode> {
  if (wanted.length === 0) return sql<MaterialCode>`${products.material}`
  // The codes are those of a closed list; D1 takes a hundred parameters a query.
  const listed = wanted.map((code) => sql.raw(`WHEN instr(',' || finishes || ',', ',${code},') THEN '${code}'`))
  const own = sql.raw(wanted.map((code) => `'${code}'`).join(', '))
  return sql<MaterialCode>`CASE WHEN ${products.material} IN (${own}) THEN ${products.material} ${sql.join(listed, sql` `)} ELSE ${products.material} END`
}

/** Columns of a product card; needs the joins `isSold` and `isNamedIn`. */
export const cardColumns = columnsIn([])

function columnsIn(wanted: readonly MaterialCode[]) {
  const finish = finishIn(wanted)
  return {
    id: products.id,
    slug: products.slug,
    // D1 keys batch rows by column name, so equal names would collide.
    categorySlug: sql<string>`${categories.slug}`.as('category_slug'),
    name: productTranslations.name,
    summary: productTranslations.summary,
    locale: sql<Locale>`${productTranslations.locale}`.as('locale'),
    priceVnd: products.priceVnd,
    wasPriceVnd: products.wasPriceVnd,
    widthMm: products.widthMm,
    depthMm: products.depthMm,
    heightMm: products.heightMm,
    finishes: products.finishes,
    image: products.image,
    kind: sql<string>`${categories.kind}`.as('category_kind'),
    finish: finish.as('finish'),
    ownPriceVnd: wanted.length
      ? sql<
          number | null
        >`(SELECT price_vnd FROM product_finishes WHERE product_id = ${products.id} AND product_finishes.finish = ${finish})`.as(
          'own_price',
        )
      : sql<number | null>`NULL`.as('own_price'),
    /** Pieces of the finish that no order holds. */
    free: sql<number>`coalesce((SELECT on_hand - held FROM stock WHERE sku = ${products.slug} || ':' || ${finish}), 0)`.as(
      'free',
    ),
    isNew: sql<number>`${products.addedOn} > date('now', ${`-${NEW_FOR_DAYS} days`})`.as('is_new'),
  }
}
export const attributeColumns = Object.fromEntries(productAttributes.map((name) => [name, products[name]])) as Pick<
  typeof products,
  keyof ProductAttributes
>
export const isSold = and(eq(categories.id, products.categoryId), isActive)
export const isNamedIn = (locale: Locale | Placeholder) =>
  and(eq(productTranslations.productId, products.id), eq(productTranslations.locale, locale))

/** Product card rows, in the wanted finishes where there are any; callers add conditions and order. */
export const selectProducts = (db: Database, locale: Locale | Placeholder, wanted: readonly MaterialCode[] = []) =>
  db
    .select(wanted.length ? columnsIn(wanted) : cardColumns)
    .from(products)
    .innerJoin(categories, isSold)
    .innerJoin(productTranslations, isNamedIn(locale))

type ProductRow = Awaited<ReturnType<typeof selectProducts>>[number]

export const toProduct = (row: ProductRow): ProductSummary => toPieces(row, 1)

/** A product of which so many are wanted: in stock if all of them are, by the rule of `supplyOf` (stock/stock.ts). */
export function toPieces(row: ProductRow, quantity: number): ProductSummary {
  const { id: _, finishes: listed, isNew, free, kind, finish, ownPriceVnd, summary: text, locale, ...own } = row
  const product = { ...own, summary: inMaterial(text, finish, locale) }
  const finishes = listed.split(',') as MaterialCode[]
  const isInStock = quantity <= free
  const making = isInStock ? undefined : makingOf({ ...product, kind })
  const shown = { ...product, finishes, isNew: isNew === 1, isInStock, ...(making && { leadDays: making.days }) }
  if (finish === finishes[0]) return shown
  const picture = finishPictureOf(product.slug, finish)
  return {
    ...shown,
    finish,
    isPictured: picture !== null,
    image: picture ?? product.image,
    // A finish with a price of its own has no former price.
    ...(ownPriceVnd !== null && { priceVnd: ownPriceVnd, wasPriceVnd: null }),
  }
}

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
