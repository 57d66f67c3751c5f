import { and, asc, desc, eq, exists, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { activeCatalogue, IDS_PER_VERSION } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { productGroups, products, productTranslations } from '#app/server/db/schema'
import type { Locale } from '../languages/languages'
import { groupColumns, priceCondition } from './groups.server'
import { activeConditions, type ListingScope, type ListingSearch, PRODUCTS_PER_PAGE } from './listing'
import { filters } from './listing-filters'
import { type FilterName, filterNames } from './listing-parameters'
import { filterColumns, isActive, newestFirst, ofScope, selectProducts } from './products.server'

const byPriceColumns = [products.priceVnd, ...filterColumns, products.id]

/** Along index columns, ending in a unique one: the order is total, so no product is on two pages. */
const orders: Record<ListingSearch['sort'], SQL[]> = {
  newest: newestFirst,
  'price-asc': byPriceColumns.map((column) => asc(column)),
  'price-desc': byPriceColumns.map((column) => desc(column)),
  name: [asc(productTranslations.nameOrder)],
}

/** Fewer expected rows than this are collected and sorted; more are read in order until the page is full. */
const FEW = 1000

/** Products of a page: ids come from an index alone, then only these rows are read. */
export const selectPage = (db: Database, locale: Locale, scope: ListingScope, search: ListingSearch, few = FEW) =>
  selectProducts(db, locale, search.material)
    .where(inArray(products.id, idsOfPage(db, locale, scope, search, few)))
    .orderBy(...orders[search.sort])

function idsOfPage(db: Database, locale: Locale, scope: ListingScope, search: ListingSearch, few: number): SQL {
  const order = orders[search.sort]
  const inOrder = search.sort === 'name' ? sortNames(db, locale, scope, search) : sortRows(db, scope, search)
  const from = sql`OFFSET ${(search.page - 1) * PRODUCTS_PER_PAGE}`
  if (activeConditions(search).length === 0 && !byPrice(search))
    return sql`(SELECT id FROM ${inOrder.orderBy(...order)} LIMIT ${PRODUCTS_PER_PAGE} ${from})`
  return sql`(
    WITH counted AS MATERIALIZED ${countGroups(db, scope, search)},
      few AS MATERIALIZED (SELECT coalesce(sum(expected), 0) < ${few} AS are_few FROM counted)
    SELECT id FROM (SELECT id FROM ${inOrder.orderBy(...order)}
      LIMIT iif((SELECT are_few FROM few), 0, ${PRODUCTS_PER_PAGE}) ${from})
    UNION ALL
    SELECT id FROM (SELECT id FROM ${fewRows(db, locale, search).orderBy(...order)} LIMIT ${PRODUCTS_PER_PAGE} ${from}))`
}

const byPrice = ({ sort }: ListingSearch) => sort === 'price-asc' || sort === 'price-desc'

/** Groups that may contain matches, with their price range and estimated count. */
function countGroups(db: Database, scope: ListingScope, search: ListingSearch) {
  const { min, max } = search
  const { version, categoryId, priceStep, products: count, lowestPrice, highestPrice } = productGroups
  const low = min === undefined ? sql`${lowestPrice}` : sql`max(${lowestPrice}, ${min})`
  const high = max === undefined ? sql`${highestPrice}` : sql`min(${highestPrice}, ${max})`
  const expected = sql`${count} * (${high} - ${low} + 1.0) / (${highestPrice} - ${lowestPrice} + 1)`
  return db
    .select({
      categoryId,
      ...groupColumns,
      priceStep,
      low: low.as('low'),
      high: high.as('high'),
      expected: expected.as('expected'),
    })
    .from(productGroups)
    .where(
      and(
        eq(version, activeCatalogue),
        ofScope(categoryId, scope),
        lte(low, high),
        ...filterNames.map((name) => or(...search[name].map((code) => isListed(groupColumns[name], code)))),
      ),
    )
}

/** Searches a comma-separated column; added commas make every entry whole. */
const isListed = (column: SQLiteColumn, code: string) => sql`instr(',' || ${column} || ',', ${`,${code},`})`

function sortRows(db: Database, scope: ListingScope, search: ListingSearch) {
  // Newest products are read in order until the page is full; the unary plus stops SQLite from using the price index.
  const price = search.sort === 'newest' ? sql`+${products.priceVnd}` : sql`${products.priceVnd}`
  // Limits the range to the furniture's own prices.
  const ends = byPrice(search)
    ? sql`${price} BETWEEN (SELECT min(low) FROM counted) AND (SELECT max(high) FROM counted)`
    : undefined
  return db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        isActive,
        ofScope(products.categoryId, scope),
        ends,
        priceCondition(search, price),
        ...filterConditions(search),
      ),
    )
}

function sortNames(db: Database, locale: Locale, scope: ListingScope, search: ListingSearch) {
  const { categoryId, nameOrder, productId } = productTranslations
  const first = sql`${activeCatalogue} * ${IDS_PER_VERSION}`
  const ofVersion = and(gte(nameOrder, first), lt(nameOrder, sql`${first} + ${IDS_PER_VERSION}`))
  const filtered = and(priceCondition(search), ...filterConditions(search))
  const matchesFilters =
    filtered &&
    db
      .select({ one: sql`1` })
      .from(products)
      .where(and(eq(products.id, productId), filtered))
  return db
    .select({ id: sql`${productId}`.as('id') })
    .from(productTranslations)
    .where(
      and(
        eq(productTranslations.locale, locale),
        ofVersion,
        ofScope(categoryId, scope),
        matchesFilters && exists(matchesFilters),
      ),
    )
}

/** For few expected rows: reads the price steps of their groups, each a range of an index. */
function fewRows(db: Database, locale: Locale, search: ListingSearch) {
  const steps = sql`(SELECT category_id AS category, min(low) AS low, max(high) AS high FROM counted
    GROUP BY category_id, price_step LIMIT iif((SELECT are_few FROM few), -1, 0)) AS step`
  const { id, categoryId, priceVnd } = products
  const rows = db
    .select({ id: sql`${id}`.as('id') })
    .from(steps)
    .crossJoin(products)
    .$dynamic()
  const inStep = sql`${categoryId} = step.category AND ${priceVnd} BETWEEN step.low AND step.high`
  const filtered = and(isActive, inStep, ...filterConditions(search))
  if (search.sort !== 'name') return rows.where(filtered)
  const { productId, locale: language } = productTranslations
  return rows.crossJoin(productTranslations).where(and(filtered, eq(productId, id), eq(language, locale)))
}

const filterConditions = (search: ListingSearch) =>
  filterNames.map((name) => (search[name].length > 0 ? isChosen(name, search[name]) : undefined))

/** SQL condition of a filter: the number lies in a chosen band, or the codes are those of a counted group. */
function isChosen(name: FilterName, codes: readonly string[]): SQL | undefined {
  const { column, bands } = filters[name]
  if (!bands) return sql`+${products[column]} IN (SELECT ${sql.identifier(groupColumns[name].name)} FROM counted)`
  const chosen = codes.map((code) => bands[code]).filter((band) => band !== undefined)
  return or(...chosen.map(({ from, to }) => sql`${products[column]} between ${from} and ${to}`))
}
