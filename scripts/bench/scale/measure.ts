import { findListing } from '#app/features/catalogue/catalogue.server'
import { everything, type ListingScope, type ListingSearch } from '#app/features/catalogue/listing'
import type { Locale } from '#app/features/languages/languages'
import { searchOrders } from '#app/features/search/search'
import { findResults, findSuggestions } from '#app/features/search/search.server'
import { type Database, openDatabase } from '#app/server/db/client'

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
  // What hardly anything is, or nothing.
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

/** Listings and searches beside their database, as the shop's Worker asks for them: `/listing`, `/search` or `/nothing`. */
export default {
  async fetch(request, { DB }) {
    const db = openDatabase(DB)
    const nothing: Call[] = Array.from({ length: 50 }, () => () => DB.prepare('SELECT 1').run())
    const calls = { '/listing': listings, '/search': found, '/nothing': nothing }[new URL(request.url).pathname] ?? []
    const times: number[] = []
    for (const call of calls) {
      const started = performance.now()
      await call(db)
      times.push(performance.now() - started)
    }
    return Response.json(times)
  },
} satisfies ExportedHandler<{ DB: D1Database }>
