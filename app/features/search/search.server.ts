import { asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { activeCatalogue, IDS_PER_VERSION } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { products } from '#app/server/db/schema'
import { productPath } from '../catalogue/catalogue'
import { selectProductCategories, selectProducts, selectWoodenFamilies, toProduct } from '../catalogue/catalogue.server'
import type { Locale } from '../languages/languages'
import { indexedWordsOf } from './folding'
import { firstRowOf, IN_CATEGORY, IN_NAME } from './indexing'
import {
  MOST_RESULTS,
  RESULTS_PER_PAGE,
  type Search,
  type SearchOrder,
  type SearchResults,
  type Suggestions,
} from './search'
import { type SoughtWord, soughtWords } from './spellings.server'

const SUGGESTED_CATEGORIES = 3
const SUGGESTED_PRODUCTS = 5
const MOST_CATEGORIES = 6

/** One page of what a term finds; null when there is no such page. */
export async function findResults(db: Database, locale: Locale, search: Search): Promise<SearchResults | null> {
  const { term, page, sort } = search
  const read = await soughtWords(db, locale, term, { isUnfinished: false })
  const words = read.filter(isKnown)
  const [matches, categories, families] = await db.batch([
    selectHits(db, tiersOf(words), locale, sort, MOST_RESULTS + 1),
    selectProductCategories(db, locale),
    selectWoodenFamilies(db, locale),
  ])
  const isPartial = matches.length === 0 && words.length > 1
  const hits = isPartial ? await selectHits(db, closestTiers(words), locale, sort, MOST_RESULTS + 1) : matches
  const ids = hits.slice(0, MOST_RESULTS).map(({ id }) => id)
  const from = (page - 1) * RESULTS_PER_PAGE
  if (page > 1 && from >= ids.length) return null
  return {
    search,
    categories: matching(categories, words).slice(0, MOST_CATEGORIES),
    products: await productsOf(db, locale, ids.slice(from, from + RESULTS_PER_PAGE)),
    total: ids.length,
    hasMore: hits.length > MOST_RESULTS,
    corrected: words.length > 0 && read.some(({ isCorrected }) => isCorrected) ? saidAs(words) : null,
    isPartial: isPartial && ids.length > 0,
    families: ids.length === 0 ? families : [],
  }
}

/** What somebody may be about to type. */
export async function findSuggestions(db: Database, locale: Locale, term: string): Promise<Suggestions> {
  const words = (await soughtWords(db, locale, term, { isUnfinished: true })).filter(isKnown)
  if (words.length === 0) return { categories: [], products: [] }
  const [hits, categories] = await db.batch([
    selectHits(db, tiersOf(words), locale, 'relevance', SUGGESTED_PRODUCTS),
    selectProductCategories(db, locale),
  ])
  const found = await productsOf(
    db,
    locale,
    hits.map(({ id }) => id),
  )
  return {
    categories: matching(categories, words)
      .slice(0, SUGGESTED_CATEGORIES)
      .map(({ slug, name }) => ({ name, path: `/${locale}/category/${slug}` })),
    products: found.map(({ name, slug, priceVnd }) => ({ name, path: `/${locale}${productPath(slug)}`, priceVnd })),
  }
}

/** In the order of the ids. */
async function productsOf(db: Database, locale: Locale, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await selectProducts(db, locale).where(inArray(products.id, [...ids]))
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(toProduct))
}

/** Categories that are called so: every word stands in the name, or the whole name in the words. */
function matching<T extends { name: string }>(categories: readonly T[], words: readonly SoughtWord[]): T[] {
  if (words.length === 0) return []
  const found = categories.flatMap((category) => {
    const name = indexedWordsOf(category.name)
    const stands = words.filter(({ spellings }) => spellings.some((word) => name.includes(word)))
    const isNamed = name.every((word) => words.some(({ spellings }) => spellings.includes(word)))
    if (stands.length < words.length && !isNamed) return []
    const exact = words.filter((word) => word.exact.some((spelling) => name.includes(spelling))).length
    return [{ category, place: [isNamed ? 0 : 1, -exact] as const }]
  })
  return found.sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1]).map(({ category }) => category)
}

/** What means nothing in this shop narrows nothing down. */
const isKnown = ({ spellings }: SoughtWord) => spellings.length > 0

const saidAs = (words: readonly SoughtWord[]) => words.map(({ exact, spellings }) => exact[0] ?? spellings[0]).join(' ')

const orders: Record<SearchOrder, SQL[]> = {
  relevance: [sql`tier`, desc(products.id)],
  newest: [desc(products.addedOn), desc(products.id)],
  'price-asc': [asc(products.priceVnd), asc(products.id)],
  'price-desc': [desc(products.priceVnd), asc(products.id)],
}

/**
 * What a product has to hold, the best first: every word in its name, for a single word those of a category that is called
 * so before the others; then every word anywhere. As typed, each comes before other spellings.
 */
function tiersOf(words: readonly SoughtWord[]): string[] {
  const wordings = [words.map(({ exact }) => exact), words.map(({ spellings }) => spellings)].filter(
    (sought) => sought.length > 0 && sought.every((spellings) => spellings.length > 0),
  )
  const named = wordings.flatMap((sought) => {
    const all = sought.map((spellings) => anyOf(spellings, IN_NAME)).join(' AND ')
    // Several words say what is meant; a single one may be what something else is called too.
    const [only] = sought.length === 1 ? sought : []
    return only ? [`${all} AND ${anyOf(only, IN_CATEGORY)}`, all] : [all]
  })
  const anywhere = wordings.map((sought) => sought.map((spellings) => anyOf(spellings)).join(' AND '))
  // Where a word has one spelling, both wordings are the same.
  return [...new Set([...named, ...anywhere])]
}

/** Of three words, any two; of more, all but the rarest, all but the two rarest, and so on to half of them. */
function closestTiers(words: readonly SoughtWord[]): string[] {
  const all = (some: readonly SoughtWord[]) => some.map(({ spellings }) => anyOf(spellings)).join(' AND ')
  if (words.length <= 3) return [words.map((left) => `(${all(words.filter((word) => word !== left))})`).join(' OR ')]
  const commonFirst = [...words].sort((a, b) => b.products - a.products)
  return Array.from({ length: Math.floor(words.length / 2) }, (_, at) => all(commonFirst.slice(0, -1 - at)))
}

/** As FTS5 reads it. Only words of ours stand in it, which are letters and digits alone. */
const anyOf = (spellings: readonly string[], mark = '') =>
  `(${spellings.map((word) => `"${mark}${word}"`).join(' OR ')})`

/**
 * The products of some tiers, in order. Each tier reads the index from its newest row and stops when it has enough, so a
 * word that stands in every product costs no more than a rare one.
 */
function selectHits(db: Database, tiers: readonly string[], locale: Locale, sort: SearchOrder, most: number) {
  const parts = tiers.map((match, tier) => selectTier(locale, match, tier, most))
  // D1 takes compounds of at most five parts.
  const halves = [parts.slice(0, 3), parts.slice(3)].filter((half) => half.length > 0)
  const hits = halves.length
    ? union(halves.map((half) => sql`SELECT * FROM (${union(half)})`))
    : sql`SELECT 0 AS hit_id, 0 AS tier WHERE false`
  return db
    .select({ id: products.id })
    .from(
      sql`(SELECT hit_id, min(tier) AS tier FROM (${hits}) GROUP BY hit_id ORDER BY tier, hit_id DESC LIMIT ${most}) AS best`,
    )
    .innerJoin(products, eq(products.id, sql`hit_id`))
    .orderBy(...orders[sort])
}

const union = (parts: readonly SQL[]) => sql.join([...parts], sql` UNION ALL `)

function selectTier(locale: Locale, match: string, tier: number, most: number): SQL {
  // Numbers of ours, written out: a bound number is no integer to FTS5, which would then read the rows of all languages.
  const first = sql.raw(String(firstRowOf(locale)))
  const perVersion = sql.raw(String(IDS_PER_VERSION))
  return sql`SELECT rowid - ${first} AS hit_id, ${tier} AS tier FROM (
    SELECT rowid FROM search_index WHERE search_index MATCH ${match}
      AND rowid >= ${first} + ${activeCatalogue} * ${perVersion}
      AND rowid < ${first} + (${activeCatalogue} + 1) * ${perVersion}
    ORDER BY rowid DESC LIMIT ${most})`
}
