import { asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { activeCatalogue, IDS_PER_VERSION } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { categories, products, productTranslations } from '#app/server/db/schema'
import { cardColumns, isNamedIn, isSold } from '../catalogue/catalogue.server'
import type { Locale } from '../languages/languages'
import { indexedWordsOf } from './folding'
import { firstRowOf, IN_CATEGORY, IN_MAIN, IN_NAME } from './indexing'
import type { SearchOrder } from './search'
import type { QueryWord } from './spellings.server'

const orders: Record<SearchOrder, SQL[]> = {
  relevance: [sql`tier`, sql`hit_id DESC`],
  newest: [desc(products.addedOn), desc(products.id)],
  'price-asc': [asc(products.priceVnd), asc(products.id)],
  'price-desc': [desc(products.priceVnd), asc(products.id)],
}

/**
 * Ranked FTS5 queries: every word in the name (for a single word, first its category); then every word without
 * additional finishes; then every word anywhere. Exact spellings come before others.
 */
export function tiersOf(words: readonly QueryWord[]): string[] {
  const wordings = [words.map(({ exact }) => exact), words.map(({ spellings }) => spellings)].filter(
    (wording) => wording.length > 0 && wording.every((spellings) => spellings.length > 0),
  )
  const all = (wording: readonly string[][], mark = '') =>
    wording.map((spellings) => anyOf(spellings, mark)).join(' AND ')
  const named = wordings.flatMap((wording) => {
    // A single word may also be a category's name.
    const [only] = wording.length === 1 ? wording : []
    return only
      ? [`${all(wording, IN_NAME)} AND ${anyOf(only, IN_CATEGORY)}`, all(wording, IN_NAME)]
      : [all(wording, IN_NAME)]
  })
  const ofItself = wordings.map((wording) => all(wording, IN_MAIN))
  const anywhere = wordings.map((wording) => all(wording))
  // With one spelling per word, both variants are equal.
  return [...new Set([...named, ...ofItself, ...anywhere])]
}

/**
 * Queries when no product has every word: all but the numbers (first with one number), then any two of three words, or
 * all but the rarest, the two rarest, and so on down to half.
 */
export function closestTiers(words: readonly QueryWord[]): string[] {
  const all = (some: readonly QueryWord[], mark = '') =>
    some.map(({ spellings }) => anyOf(spellings, mark)).join(' AND ')
  if (words.length < 2) return []
  const isNumber = ({ spellings }: QueryWord) => /^\d/.test(spellings[0] ?? '')
  const named = words.filter((word) => !isNumber(word))
  const numbers = words.filter(isNumber)
  // A bed of 160 by 200 is named by its width, which comes first.
  const withOne =
    named.length > 0 && numbers.length > 1
      ? numbers.map(({ spellings }) => `${all(named, IN_MAIN)} AND ${anyOf(spellings)}`)
      : []
  const withoutNumbers = numbers.length > 0 ? [...withOne, ...tiersOf(named)] : []
  if (words.length <= 3)
    return [...withoutNumbers, words.map((left) => `(${all(words.filter((word) => word !== left))})`).join(' OR ')]
  const commonFirst = [...words].sort((a, b) => b.products - a.products)
  const fewer = Array.from({ length: Math.floor(words.length / 2) }, (_, at) => all(commonFirst.slice(0, -1 - at)))
  return [...withoutNumbers, ...fewer]
}

/** All products of the category with this name. */
export const inCategory = (name: string) =>
  indexedWordsOf(name)
    .map((word) => anyOf([word], IN_CATEGORY))
    .join(' AND ')

/** FTS5 syntax; index words contain only letters and digits. */
const anyOf = (spellings: readonly string[], mark = '') =>
  `(${spellings.map((word) => `"${mark}${word}"`).join(' OR ')})`

/** `closest` is used only when `whole` finds nothing. */
type Tiers = { whole: readonly string[]; closest: readonly string[] }
/** One page of at most `most` hits. */
type Part = { most: number; sort: SearchOrder; page: number; perPage: number }

/**
 * A page of hits with tier and total. Each tier reads the index from the newest row and stops when it has enough, so
 * frequent words cost no more than rare ones.
 */
export function selectHits(db: Database, locale: Locale, { whole, closest }: Tiers, part: Part) {
  const { most, sort, page, perPage } = part
  const order = orders[sort]
  const wholeHits = whole.map((match, at) => selectTier(locale, match, at, sql`${most}`))
  // FTS5 reads no rows with a limit of 0.
  const mostClosest = sql`iif(EXISTS (SELECT 1 FROM whole), 0, ${most})`
  const closestHits = closest.map((match, at) => selectTier(locale, match, whole.length + at, mostClosest))
  const best = sql`WITH whole AS MATERIALIZED (${union(wholeHits)}), closest AS MATERIALIZED (${union(closestHits)})
    SELECT hit_id, min(tier) AS tier FROM (SELECT * FROM whole UNION ALL SELECT * FROM closest)
    GROUP BY hit_id ORDER BY tier, hit_id DESC LIMIT ${most}`
  // Products of other pages are read only for sorting.
  const facts = sort === 'relevance' ? sql`` : sql`INNER JOIN ${products} ON ${products.id} = hit_id`
  const shown = sql`SELECT hit_id, tier, count(*) OVER () AS total FROM (${best}) ${facts}
    ORDER BY ${sql.join(order, sql`, `)} LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`
  return db
    .select({ ...cardColumns, tier: sql<number>`tier`, total: sql<number>`total` })
    .from(sql`(${shown})`)
    .innerJoin(products, eq(products.id, sql`hit_id`))
    .innerJoin(categories, isSold)
    .innerJoin(productTranslations, isNamedIn(locale))
    .orderBy(...order)
}

/** D1's maximum for compound SELECTs. */
const MOST_PARTS = 5

function union(parts: readonly SQL[]): SQL {
  if (parts.length === 0) return sql`SELECT 0 AS hit_id, 0 AS tier WHERE false`
  if (parts.length <= MOST_PARTS) return sql.join([...parts], sql` UNION ALL `)
  return sql`SELECT * FROM (${union(parts.slice(0, MOST_PARTS))}) UNION ALL SELECT * FROM (${union(parts.slice(MOST_PARTS))})`
}

function selectTier(locale: Locale, match: string, tier: number, most: SQL): SQL {
  // Inlined integers: FTS5 does not treat bound numbers as integers, and would read all languages.
  const first = sql.raw(String(firstRowOf(locale)))
  const perVersion = sql.raw(String(IDS_PER_VERSION))
  return sql`SELECT rowid - ${first} AS hit_id, ${tier} AS tier FROM (
    SELECT rowid FROM search_index WHERE search_index MATCH ${match}
      AND rowid >= ${first} + ${activeCatalogue} * ${perVersion}
      AND rowid < ${first} + (${activeCatalogue} + 1) * ${perVersion}
    ORDER BY rowid DESC LIMIT ${most})`
}
