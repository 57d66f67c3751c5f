import { eq } from 'drizzle-orm'
import { findListing } from '#app/features/catalogue/catalogue.server'
import { everything, type ListingScope, type ListingSearch } from '#app/features/catalogue/listing'
import { findProductPages, findProductSitemaps } from '#app/features/catalogue/sitemap.server'
import type { Locale } from '#app/features/languages/languages'
import { findOpenOrders } from '#app/features/orders/open-orders.server'
import { findOrder } from '#app/features/orders/order.server'
import { sitemap, sitemapIndex } from '#app/features/page/sitemap'
import { searchOrders } from '#app/features/search/search'
import { findResults, findSuggestions } from '#app/features/search/search.server'
import { type Database, openDatabase } from '#app/server/db/client'
import { orders } from '#app/server/db/schema'

import { benchCode } from '../checkout/bench-orders'

type Call = (db: Database) => Promise<unknown>

const wooden: ListingScope = { kind: 'wooden' }
const scopes: ListingScope[] = [
  wooden,
  ...['bed', 'sofa', 'tv-stand', 'faucets', 'paint-interior'].map((slug) => ({ slug })),
]
const searches: Partial<ListingSearch>[] = [
  {},
  { page: 2 },
  { sort: 'price-asc' },
  { sort: 'price-desc', page: 3 },
  { sort: 'name' },
  { material: ['oak'] },
  { material: ['walnut', 'black_oak'], sort: 'price-asc' },
  { min: 5_000_000, max: 12_000_000 },
  { max: 9_000_000, sort: 'price-desc' },
  { width: ['120-160'] },
  { material: ['oak'], width: ['160-200'], min: 3_000_000 },
  { colour: ['light_wood'] },
  { colour: ['brown', 'black'], sort: 'price-asc' },
  { colour: ['white'], material: ['oak'], sort: 'name' },
  { page: 50 },
  // Few or no matches.
  { material: ['leather'], width: ['0-120'] },
  { material: ['leather'], sort: 'price-asc' },
  { material: ['walnut'], width: ['200-'], sort: 'name' },
  { min: 9_000_000, max: 9_000_000 },
  { min: 9_000_000, max: 9_010_000, sort: 'name' },
  { min: 300_000_000, sort: 'newest' },
]
const listings: Call[] = scopes.flatMap((scope) =>
  searches.map((search) => (db: Database) => findListing(db, 'vi', scope, { ...everything, ...search })),
)

const terms: [Locale, string][] = [
  ['vi', 'ghế gỗ'],
  ['vi', 'ghe go'],
  ['vi', 'go'],
  ['vi', 'ban an'],
  ['vi', 'sofa da'],
  ['vi', 'giường mk1'],
  ['vi', 'tu quan ao go soi'],
  ['vi', 'soffa'],
  ['vi', 'khong co gi nhu vay'],
  ['en', 'oak table'],
  ['en', 'wardrobe'],
  ['en', 'wadrrobe'],
  ['de', 'tisch eiche'],
  ['de', 'buecherregal'],
  ['ja', 'ソファ'],
  ['ja', '本棚 オーク'],
]
const found: Call[] = [
  ...terms.flatMap(([locale, term]) =>
    searchOrders.map((sort) => (db: Database) => findResults(db, locale, { term, page: 1, sort })),
  ),
  ...terms.map(
    ([locale, term]) =>
      (db: Database) =>
        findSuggestions(db, locale, term.slice(0, 3)),
  ),
]

const ORDERS_ON_A_PAGE = 100
const openOrders: Call[] = Array.from({ length: 30 }, () => (db: Database) => findOpenOrders(db, ORDERS_ON_A_PAGE))
const orderByCode: Call[] = Array.from(
  { length: 30 },
  (_, index) => (db: Database) => findOrder(db, eq(orders.code, benchCode(index * 997))),
)

const nothing: Call[] = Array.from({ length: 50 }, () => (db: Database) => db.run('SELECT 1'))

const ORIGIN = 'https://example.com'

/** A Worker's clock only advances during I/O. */
const letClockGoOn = () => scheduler.wait(0)

async function writeIndex(db: Database): Promise<string> {
  const paths = (await findProductSitemaps(db)).map((number) => `/sitemap-products-${number}.xml`)
  const text = sitemapIndex(ORIGIN, paths)
  await letClockGoOn()
  return text
}

async function writeFile(db: Database, number: number): Promise<string> {
  const text = sitemap(ORIGIN, await findProductPages(db, number))
  await letClockGoOn()
  return text
}

/** The first, a middle and the last product sitemap. */
async function threeFiles(db: Database): Promise<number[]> {
  const numbers = await findProductSitemaps(db)
  return [0, Math.floor(numbers.length / 2), numbers.length - 1].flatMap((at) => numbers[at] ?? [])
}

const calls: Record<string, (db: Database) => Call[] | Promise<Call[]>> = {
  '/listing': () => listings,
  '/search': () => found,
  '/sitemap-index': () => [writeIndex],
  '/sitemap-file': async (db) => (await threeFiles(db)).map((number) => (db: Database) => writeFile(db, number)),
  '/open-orders': () => openOrders,
  '/order': () => orderByCode,
  '/nothing': () => nothing,
}

/** Number of product sitemaps, and the largest of three. */
async function sitemapSize(db: Database) {
  const texts = await Promise.all((await threeFiles(db)).map((number) => writeFile(db, number)))
  return {
    files: (await findProductSitemaps(db)).length,
    addresses: Math.max(...texts.map((text) => text.split('<loc>').length - 1)),
    bytes: Math.max(...texts.map((text) => new TextEncoder().encode(text).byteLength)),
  }
}
export type SitemapSize = Awaited<ReturnType<typeof sitemapSize>>

/**
 * Times listings, searches, sitemaps and orders beside their database, with the shop's own queries. Addresses: `/listing` …,
 * and `/sitemap-size`.
 */
export default {
  async fetch(request, { DB }) {
    const db = openDatabase(DB)
    const { pathname } = new URL(request.url)
    if (pathname === '/sitemap-size') return Response.json(await sitemapSize(db))
    const times: number[] = []
    for (const call of (await calls[pathname]?.(db)) ?? []) {
      const started = performance.now()
      await call(db)
      times.push(performance.now() - started)
    }
    return Response.json(times)
  },
} satisfies ExportedHandler<{ DB: D1Database }>
