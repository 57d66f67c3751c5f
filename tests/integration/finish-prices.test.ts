import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { findListing } from '#app/features/catalogue/catalogue.server'
import { everything, type ListingSearch, PRODUCTS_PER_PAGE, sortOrders } from '#app/features/catalogue/listing'
import { selectPage } from '#app/features/catalogue/page.server'
import { openDatabase } from '#app/server/db/client'
import { rangeAsRows } from '#tests/support/catalogue-file'
import { productsOf } from '../../catalogue/import/rows'
import { activation, stagingStatements, tidying } from '../../catalogue/import/statements'

const db = openDatabase(env.DB)
const run = (statements: readonly string[]) => env.DB.batch(statements.map((statement) => env.DB.prepare(statement)))

/** Prices of the finishes that a piece also comes in: some have one of their own, some the product's, some share one. */
const ownPrices = ({ also_in = '', price_vnd = '' }: Record<string, string>, at: number) =>
  also_in
    .split(/\s+/)
    .filter((finish, index) => finish && (at + index) % 3)
    .map((finish, index) => `${finish} ${Number(price_vnd) + ((at % 5) - 1) * 1_000_000 + (at % 2) * index * 500_000}`)
    .join(' ')

const range = productsOf(
  {
    rows: rangeAsRows().map((row, at) => ({ line: at + 2, values: { ...row, finish_price_vnd: ownPrices(row, at) } })),
    complaints: [],
  },
  () => true,
)

beforeAll(async () => {
  await run(stagingStatements(range.rows, 1))
  await run([activation(1)])
  await run(tidying(1))
})

/** Where the first of the wanted finishes is its own, or else the first in the order of the address. */
function shownAt({ product }: (typeof range.rows)[number], wanted: readonly string[]) {
  const finishes = [product.material, ...(product.alsoIn ?? [])]
  const finish = wanted.includes(product.material)
    ? product.material
    : (wanted.find((code) => (finishes as string[]).includes(code)) ?? product.material)
  return product.finishPrices?.find((own) => own.finish === finish)?.value ?? product.priceVnd
}

/** The products of a search, by a plain filter over the file. */
const expectedOf = (search: ListingSearch, isInScope: (category: string) => boolean) =>
  range.rows
    .filter(({ category }) => isInScope(category.slug))
    .filter(({ product }) => {
      const finishes: string[] = [product.material, ...(product.alsoIn ?? [])]
      return search.material.length === 0 || search.material.some((code) => finishes.includes(code))
    })
    .filter(({ product }) => search.width.length === 0 || product.widthMm < 1200)
    .map((row) => ({ slug: row.product.slug, price: shownAt(row, search.material) }))
    .filter(({ price }) => price >= (search.min ?? 0) && price <= (search.max ?? Number.MAX_SAFE_INTEGER))

const asked = [
  {},
  { material: ['walnut'] },
  { material: ['oak', 'walnut'] },
  { material: ['walnut', 'black_oak', 'ash'] },
  { material: ['walnut'], min: 5_000_000 },
  { material: ['walnut'], min: 4_490_001, max: 9_990_000 },
  { material: ['ash', 'walnut'], max: 7_500_000, width: ['0-120'] },
  { min: 6_000_000, max: 8_000_000 },
] as const

test('[BUY-27] a file may give a finish a price of its own and no stock', async () => {
  expect(range.complaints).toEqual([])
  const rows = await env.DB.prepare('SELECT count(*) AS n FROM product_prices').first<number>('n')
  expect(rows).toBeGreaterThan(range.rows.length + 50)
})

test.each(asked)(
  '[BUY-27] a listing counts, filters and sorts by the price of the finish it shows: %j',
  async (part) => {
    const MANY = 0
    const scopes = [
      [{ kind: 'wooden' }, (slug: string) => woodenSlugs.has(slug)],
      [{ slug: 'tv-stand' }, (slug: string) => slug === 'tv-stand'],
    ] as const
    const woodenSlugs = new Set(
      range.rows.filter(({ category }) => category.kind === 'wooden').map(({ category }) => category.slug),
    )
    for (const [scope, isInScope] of scopes)
      for (const sort of sortOrders) {
        const search = { ...everything, ...part, sort } as ListingSearch
        const expected = expectedOf(search, isInScope)
        const found = []
        for (let page = 1; page <= Math.max(1, Math.ceil(expected.length / PRODUCTS_PER_PAGE)); page++) {
          const listing = await findListing(db, 'vi', scope, { ...search, page })
          expect([sort, listing?.facets.total]).toEqual([sort, expected.length])
          found.push(...(listing?.products ?? []))
          const read = await selectPage(db, 'vi', scope, { ...search, page }, MANY)
          expect(read.map(({ slug }) => slug)).toEqual(listing?.products.map(({ slug }) => slug))
        }
        const prices = found.map(({ slug, priceVnd }) => ({ slug, price: priceVnd }))
        const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1)
        expect(prices.toSorted(bySlug)).toEqual(expected.toSorted(bySlug))
        const inOrder = prices.map(({ price }) => price)
        if (sort === 'price-asc') expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
        if (sort === 'price-desc') expect(inOrder).toEqual(inOrder.toSorted((a, b) => b - a))
      }
  },
)

test('[BUY-27] the number beside a finish is what choosing it shows, within a price range', async () => {
  const search = { ...everything, min: 5_000_000, max: 9_000_000 }
  const listing = await findListing(db, 'vi', { kind: 'wooden' }, search)
  const options = listing?.facets.options.material ?? []
  expect(options.length).toBeGreaterThan(3)
  for (const { code, count } of options) {
    const chosen = await findListing(db, 'vi', { kind: 'wooden' }, { ...search, material: [code] })
    expect([code, chosen?.facets.total]).toEqual([code, count])
  }
})

test('[BUY-27] the price range of a listing is that of the finishes it shows', async () => {
  const search = { ...everything, material: ['walnut'] } as ListingSearch
  const prices = (await findListing(db, 'vi', { slug: 'tv-stand' }, search))?.facets.prices
  const shown = expectedOf({ ...everything }, (slug) => slug === 'tv-stand').map(({ slug }) => slug)
  const all = range.rows.filter(({ product }) => shown.includes(product.slug)).map((row) => shownAt(row, ['walnut']))
  expect(prices).toEqual({ lowest: Math.min(...all), highest: Math.max(...all) })
})

test('[BUY-27] pages by price are read from an index alone, in its order', async () => {
  for (const scope of [{ kind: 'wooden' }, { slug: 'tv-stand' }] as const) {
    const search = { ...everything, material: ['walnut'], sort: 'price-asc' } as ListingSearch
    const { sql, params } = selectPage(db, 'vi', scope, search, 0).toSQL()
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>()
    const plan = results.map(({ detail }) => detail)
    expect(plan.filter((step) => /product_prices/.test(step)).every((step) => step.includes('COVERING INDEX'))).toBe(
      true,
    )
    expect(plan.some((step) => /product_prices_by_/.test(step))).toBe(true)
  }
})

test('[BUY-27] of several finishes that are asked for the first of the address is shown, unless the own one is among them', async () => {
  const [row] = range.rows.filter(
    ({ product }) => product.material === 'oak' && (product.finishPrices ?? []).length > 1 && product.alsoIn,
  )
  const [one, other] = row?.product.finishPrices ?? []
  const priceIn = async (...material: (string | undefined)[]) => {
    const search = { ...everything, material } as ListingSearch
    const pages = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((page) =>
      findListing(db, 'vi', { slug: row?.category.slug ?? '' }, { ...search, page }),
    )
    const products = (await Promise.all(pages)).flatMap((listing) => listing?.products ?? [])
    return products.find(({ slug }) => slug === row?.product.slug)?.priceVnd
  }
  expect(await priceIn(one?.finish, other?.finish)).toBe(one?.value)
  expect(await priceIn(other?.finish, one?.finish)).toBe(other?.value)
  expect(await priceIn(one?.finish, 'oak')).toBe(row?.product.priceVnd)
})
