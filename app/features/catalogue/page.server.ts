import { and, asc, desc, eq, exists, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { activeCatalogue, IDS_PER_VERSION } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { productGroups, productPrices, products, productTranslations } from '#app/server/db/schema'
import type { Locale } from '../languages/languages'
import { groupColumns, isShown, priceCondition } from './groups.server'
import { activeConditions, type ListingScope, type ListingSearch, PRODUCTS_PER_PAGE } from './listing'
import { filters } from './listing-filters'
import { type FilterName, filterNames } from './listing-parameters'
import { filterColumns, isActive, isListed, newestFirst, ofScope, selectProducts, shownPrice } from './products.server'

const pricesInOrder = [productPrices.priceVnd, ...filterNames.map((name) => productPrices[filters[name].column])]

/** Along columns of an index, ending in a unique one: the order is total, so no product is on two pages. */
function inOrder(sort: ListingSearch['sort'], byPrice: readonly (SQLiteColumn | SQL)[]): SQL[] {
  if (sort === 'newest') return newestFirst
  if (sort === 'name') return [asc(productTranslations.nameOrder)]
  return byPrice.map((column) => (sort === 'price-asc' ? asc(column) : desc(column)))
}

/** Fewer expected rows than this are collected and sorted; more are read in order until the page is full. */
const FEW = 1000

/** Products of a page: ids come from an index alone, then only these rows are read. */
export const selectPage = (db: Database, locale: Locale, scope: ListingScope, search: ListingSearch, few = FEW) =>
  selectProducts(db, locale, search.material)
    .where(inArray(products.id, idsOfPage(db, locale, scope, search, few)))
    .orderBy(...inOrder(search.sort, [shownPrice(search.material), ...filterColumns, products.id]))

function idsOfPage(db: Database, locale: Locale, scope: ListingScope, search: ListingSearch, few: number): SQL {
  const order = inOrder(search.sort, [...pricesInOrder, productPrices.productId])
  const rows = rowsInOrder(db, locale, scope, search).orderBy(...order)
  const from = sql`OFFSET ${(search.page - 1) * PRODUCTS_PER_PAGE}`
  if (activeConditions(search).length === 0 && !byPrice(search))
    return sql`(SELECT id FROM ${rows} LIMIT ${PRODUCTS_PER_PAGE} ${from})`
  return sql`(
    WITH counted AS MATERIALIZED ${countGroups(db, scope, search)},
      few AS MATERIALIZED (SELECT coalesce(sum(expected), 0) < ${few} AS are_few FROM counted)
    SELECT id FROM (SELECT id FROM ${rows}
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
        isShown(productGroups, search),
        ...filterNames.map((name) => or(...search[name].map((code) => isListed(groupColumns[name], code)))),
      ),
    )
}

function rowsInOrder(db: Database, locale: Locale, scope: ListingScope, search: ListingSearch) {
  if (search.sort === 'newest') return newestRows(db, scope, search)
  return search.sort === 'name' ? namedRows(db, locale, scope, search) : pricedRows(db, scope, search)
}

function newestRows(db: Database, scope: ListingScope, search: ListingSearch) {
  return db
    .select({ id: sql`${products.id}`.as('id') })
    .from(products)
    .where(and(isActive, ofScope(products.categoryId, scope), priceIn(search), ...filterConditions(products, search)))
    .$dynamic()
}

function pricedRows(db: Database, scope: ListingScope, search: ListingSearch) {
  const { productId, version, categoryId, priceVnd } = productPrices
  // Limits the range to the furniture's own prices.
  const ends = sql`${priceVnd} BETWEEN (SELECT min(low) FROM counted) AND (SELECT max(high) FROM counted)`
  return db
    .select({ id: sql`${productId}`.as('id') })
    .from(productPrices)
    .where(
      and(
        eq(version, activeCatalogue),
        ofScope(categoryId, scope),
        ends,
        priceCondition(search, priceVnd),
        isShown(productPrices, search),
        ...filterConditions(productPrices, search),
      ),
    )
    .$dynamic()
}

function namedRows(db: Database, locale: Locale, scope: ListingScope, search: ListingSearch) {
  const { categoryId, nameOrder, productId } = productTranslations
  const first = sql`${activeCatalogue} * ${IDS_PER_VERSION}`
  const ofVersion = and(gte(nameOrder, first), lt(nameOrder, sql`${first} + ${IDS_PER_VERSION}`))
  const filtered = and(priceIn(search), ...filterConditions(products, search))
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
    .$dynamic()
}

/** The unary plus stops SQLite from using an index of prices where another order is asked. */
const priceIn = (search: ListingSearch) => priceCondition(search, sql`+${shownPrice(search.material)}`)

/** For few expected rows: reads the price steps of their groups, each a range of an index. */
function fewRows(db: Database, locale: Locale, search: ListingSearch) {
  const steps = sql`(SELECT category_id AS category, min(low) AS low, max(high) AS high FROM counted
    GROUP BY category_id, price_step LIMIT iif((SELECT are_few FROM few), -1, 0)) AS step`
  const { productId, version, categoryId, priceVnd } = productPrices
  const rows = db
    .select({ id: sql`${productId}`.as('id') })
    .from(steps)
    .crossJoin(productPrices)
    .$dynamic()
  const filtered = and(
    eq(version, activeCatalogue),
    sql`${categoryId} = step.category AND ${priceVnd} BETWEEN step.low AND step.high`,
    isShown(productPrices, search),
    ...filterConditions(productPrices, search),
  )
  if (search.sort === 'newest') return rows.crossJoin(products).where(and(filtered, eq(products.id, productId)))
  if (search.sort !== 'name') return rows.where(filtered)
  const { productId: named, locale: language } = productTranslations
  return rows.crossJoin(productTranslations).where(and(filtered, eq(named, productId), eq(language, locale)))
}

type Filtered = typeof products | typeof productPrices

const filterConditions = (table: Filtered, search: ListingSearch) =>
  filterNames.map((name) => (search[name].length > 0 ? isChosen(table, name, search[name]) : undefined))

/** SQL condition of a filter: the number lies in a chosen band, or the codes are those of a counted group. */
function isChosen(table: Filtered, name: FilterName, codes: readonly string[]): SQL | undefined {
  const { column, bands } = filters[name]
  if (!bands) return sql`+${table[column]} IN (SELECT ${sql.identifier(groupColumns[name].name)} FROM counted)`
  const chosen = codes.map((code) => bands[code]).filter((band) => band !== undefined)
  return or(...chosen.map(({ from, to }) => sql`${table[column]} between ${from} and ${to}`))
}
