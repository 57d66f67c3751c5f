import { and, between, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { categories, productGroups, productPrices } from '#app/server/db/schema'
import type { ListingScope, ListingSearch, ProductGroup } from './listing'
import { filters, mapFilters } from './listing-filters'
import { type FilterName, filterNames } from './listing-parameters'
import { priceStepOf, pricesOfStep } from './price-steps'
import { isListed, shownFinish } from './products.server'

const scopeCondition = (scope: ListingScope): SQL =>
  'slug' in scope ? eq(categories.slug, scope.slug) : eq(categories.kind, scope.kind)

export const priceCondition = ({ min, max }: ListingSearch, price: SQL | SQLiteColumn) =>
  and(min === undefined ? undefined : sql`${price} >= ${min}`, max === undefined ? undefined : sql`${price} <= ${max}`)

/** SQL for `isShown` (listing.ts): the row has the price of the finish that the product is shown in. */
export const isShown = (
  { finishes, priced }: typeof productPrices | typeof productGroups,
  { material }: ListingSearch,
) => isListed(priced, shownFinish(finishes, material))

export const groupColumns = mapFilters((name) => productGroups[filters[name].groupColumn])

/** Groups of a scope; with a price range, only those in price steps wholly inside it. */
export function selectGroups(db: Database, scope: ListingScope, { min, max }: ListingSearch) {
  const whole = and(
    min === undefined ? undefined : gt(productGroups.priceStep, priceStepOf(min)),
    max === undefined ? undefined : lt(productGroups.priceStep, priceStepOf(max)),
  )
  return db
    .select({
      ...groupColumns,
      priced: productGroups.priced,
      count: sql<number>`sum(${productGroups.products})`.as('count'),
      countInPrice: sql<number>`sum(iif(${whole ?? sql`1`}, ${productGroups.products}, 0))`.as('count_in_price'),
      lowestPrice: sql<number>`min(${productGroups.lowestPrice})`.as('lowest_price'),
      highestPrice: sql<number>`max(${productGroups.highestPrice})`.as('highest_price'),
    })
    .from(productGroups)
    .innerJoin(categories, and(eq(categories.id, productGroups.categoryId), eq(productGroups.version, activeCatalogue)))
    .where(scopeCondition(scope))
    .groupBy(...Object.values(groupColumns), productGroups.priced)
}

/** Prices of products in the price steps that a range cuts, counted individually. */
export function countPartialPriceSteps(db: Database, scope: ListingScope, { min, max }: ListingSearch) {
  const steps = new Set([min, max].filter((price) => price !== undefined).map(priceStepOf))
  const ranges = [...steps]
    .map(pricesOfStep)
    .map(({ from, to }) => [Math.max(from, min ?? from), Math.min(to, max ?? to)])
  return (
    db
      .select({
        ...mapFilters((name) => codesOfProduct(name).as(groupColumns[name].name)),
        priced: productPrices.priced,
        count: sql<number>`count(*)`.as('count'),
      })
      .from(categories)
      // The join order makes each range of a category one stretch of an index.
      .crossJoin(sql`json_each(${JSON.stringify(ranges)}) as cut`)
      .crossJoin(productPrices)
      .where(
        and(
          scopeCondition(scope),
          eq(productPrices.version, activeCatalogue),
          eq(productPrices.categoryId, categories.id),
          between(productPrices.priceVnd, sql`cut.value ->> 0`, sql`cut.value ->> 1`),
        ),
      )
      .groupBy(...filterNames.map((name) => sql`${sql.identifier(groupColumns[name].name)}`), productPrices.priced)
  )
}

/** SQL for a product's codes, in the format of `codesOf`. */
function codesOfProduct(name: FilterName): SQL<string> {
  const { column, bands } = filters[name]
  if (!bands) return sql`${productPrices[column]}`
  const cases = Object.entries(bands).map(([code, { to }]) => sql`when ${productPrices[column]} <= ${to} then ${code}`)
  return sql`case ${sql.join(cases, sql` `)} end`
}

type GroupRow = Awaited<ReturnType<typeof selectGroups>>[number]
type CutRow = Awaited<ReturnType<typeof countPartialPriceSteps>>[number]

export const toGroup = (row: GroupRow, cut: readonly CutRow[]): ProductGroup => ({
  codes: mapFilters((name) => row[name].split(',')),
  priced: row.priced.split(','),
  count: row.count,
  countInPrice: row.countInPrice + (cut.find((other) => isAlike(other, row))?.count ?? 0),
  lowestPrice: row.lowestPrice,
  highestPrice: row.highestPrice,
})

const isAlike = (a: CutRow, b: GroupRow) => a.priced === b.priced && filterNames.every((name) => a[name] === b[name])
