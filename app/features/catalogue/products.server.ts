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

/** SQL for `finishIn` (listing.ts) over a column of comma-separated finishes. */
export function shownFinish(finishes: SQLiteColumn, wanted: readonly MaterialCode[]): SQL<MaterialCode> {
  const first = sql<MaterialCode>`substr(${finishes}, 1, instr(${finishes} || ',', ',') - 1)`
  if (wanted.length === 0) return first
  // The codes are those of a closed list; D1 takes a hundred parameters a query.
  const own = sql.raw(wanted.map((code) => `'${code}'`).join(', '))
  const others = wanted.map(
    (code) => sql`WHEN ${isListed(finishes, sql.raw(`'${code}'`))} THEN ${sql.raw(`'${code}'`)}`,
  )
  return sql<MaterialCode>`CASE WHEN ${first} IN (${own}) THEN ${first} ${sql.join(others, sql` `)} ELSE ${first} END`
}

/** Searches a comma-separated column; added commas make every entry whole. */
export const isListed = (column: SQLiteColumn, code: SQL | string) =>
  sql`instr(',' || ${column} || ',', ',' || ${code} || ',')`

/** A finish's own price; null where it costs what its product does. */
const ownPrice = (finish: SQL) =>
  sql<
    number | null
  >`(SELECT price_vnd FROM product_finishes AS own WHERE own.product_id = ${products.id} AND own.finish = ${finish})`

/** The price of the card, in the wanted finishes. */
export const shownPrice = (wanted: readonly MaterialCode[]): SQL =>
  wanted.length
    ? sql`coalesce(${ownPrice(shownFinish(products.finishes, wanted))}, ${products.priceVnd})`
    : sql`${products.priceVnd}`

/** Columns of a product card; needs the joins `isSold` and `isNamedIn`. */
export const cardColumns = columnsIn([])

function columnsIn(wanted: readonly MaterialCode[]) {
  const finish = shownFinish(products.finishes, wanted)
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
    ownPriceVnd: (wanted.length ? ownPrice(finish) : sql<number | null>`NULL`).as('own_price'),
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
