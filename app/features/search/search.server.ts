import { hrefIn } from '#app/lib/page-path'
import type { Database } from '#app/server/db/client'
import type { CategorySummary } from '../catalogue/catalogue'
import { selectProductCategories, selectWoodenFamilies, toProduct } from '../catalogue/catalogue.server'
import type { Locale } from '../languages/languages'
import { indexedWordsOf } from './folding'
import { closestTiers, inCategory, selectHits, tiersOf } from './hits.server'
import { inOneWay } from './phrases'
import { MOST_RESULTS, RESULTS_PER_PAGE, type Search, type SearchResults, type Suggestions } from './search'
import { findQueryWords, type QueryWord } from './spellings.server'
import { isCalled, isNamed, unsoldIn } from './unsold'

const SUGGESTED_CATEGORIES = 3
const SUGGESTED_PRODUCTS = 5
const MOST_CATEGORIES = 6

/** One page of results; null for an unknown page. */
export async function findResults(db: Database, locale: Locale, search: Search): Promise<SearchResults | null> {
  const { term, page, sort } = search
  const read = await findQueryWords(db, locale, term, { isUnfinished: false })
  const words = read.filter(isKnown)
  const tiers = { whole: tiersOf(words), closest: closestTiers(words) }
  // One more than shown tells whether there are more.
  const part = { most: MOST_RESULTS + 1, sort, page, perPage: RESULTS_PER_PAGE }
  const [hits, categories, families] = await db.batch([
    selectHits(db, locale, tiers, part),
    selectProductCategories(db, locale),
    selectWoodenFamilies(db, locale),
  ])
  const isPartial = hits.some(({ tier }) => tier >= tiers.whole.length)
  const isNear = hits.length > 0 && words.some(({ isNear }) => isNear)
  const corrected = words.length > 0 && read.some(({ isCorrected }) => isCorrected) ? correctedTerm(words) : null
  const unsold = unsoldOf(locale, term, hits, categories)
  const isWhole = hits.length > 0 && read.every(isKnown) && !isPartial && !isNear && corrected === null
  const isMentioned = isWhole && unsold?.isPart === true && isNamed(locale, unsold.name, read)
  if (unsold && !isMentioned) return page > 1 ? null : findNearest(db, locale, search, unsold)
  if (page > 1 && hits.length === 0) return null
  const total = hits[0]?.total ?? 0
  return {
    search,
    categories: unsold?.nearest ?? findMatches(categories, words, locale).slice(0, MOST_CATEGORIES),
    products: hits.map(toHit),
    total: Math.min(total, MOST_RESULTS),
    hasMore: total > MOST_RESULTS,
    corrected,
    isAsWritten: read.every((word) => isKnown(word) && !word.isCorrected),
    isPartial,
    isNear,
    unsold: unsold?.name ?? null,
    families: total === 0 ? families : [],
  }
}

/** Alternatives to an unsold thing: some categories, and products of the first. */
async function findNearest(
  db: Database,
  locale: Locale,
  search: Search,
  { name, nearest }: Unsold,
): Promise<SearchResults> {
  const [first] = nearest
  const part = { most: RESULTS_PER_PAGE, sort: search.sort, page: 1, perPage: RESULTS_PER_PAGE }
  const hits = first ? await selectHits(db, locale, { whole: [inCategory(first.name)], closest: [] }, part) : []
  return {
    search,
    categories: nearest,
    products: hits.map(toHit),
    total: hits.length,
    hasMore: false,
    corrected: null,
    isAsWritten: false,
    isPartial: false,
    isNear: false,
    unsold: name,
    families: [],
  }
}

/** Completions of a partly typed term. */
export async function findSuggestions(db: Database, locale: Locale, term: string): Promise<Suggestions> {
  const words = (await findQueryWords(db, locale, term, { isUnfinished: true })).filter(isKnown)
  const most = SUGGESTED_PRODUCTS
  const [hits, categories] = await db.batch([
    selectHits(db, locale, { whole: tiersOf(words), closest: [] }, { most, sort: 'relevance', page: 1, perPage: most }),
    selectProductCategories(db, locale),
  ])
  const unsold = unsoldOf(locale, term, hits, categories)
  return {
    categories: (unsold?.nearest ?? findMatches(categories, words, locale))
      .slice(0, SUGGESTED_CATEGORIES)
      .map(({ slug, name }) => ({ name, path: hrefIn(locale, '/category/$slug', { slug }) })),
    products: unsold
      ? []
      : hits.map(({ name, slug, priceVnd }) => ({ name, path: hrefIn(locale, '/product/$slug', { slug }), priceVnd })),
  }
}

type Unsold = { name: string; nearest: CategorySummary[]; isPart: boolean }

/** The unsold thing a term asks for, if no found product has that name. */
function unsoldOf(
  locale: Locale,
  term: string,
  hits: readonly { name: string }[],
  categories: readonly CategorySummary[],
): Unsold | undefined {
  const thing = unsoldIn(locale, term)
  if (!thing || hits.some(({ name }) => isCalled(locale, name, thing.name))) return
  const nearest = thing.nearest.flatMap((slug) => categories.find((category) => category.slug === slug) ?? [])
  return { ...thing, nearest }
}

/** Categories whose name contains every word, or is contained in the words. */
function findMatches<T extends { name: string }>(
  categories: readonly T[],
  words: readonly QueryWord[],
  locale: Locale,
): T[] {
  if (words.length === 0) return []
  const found = categories.flatMap((category) => {
    const name = indexedWordsOf(inOneWay(category.name, locale))
    const matched = words.filter(({ spellings }) => spellings.some((word) => name.includes(word)))
    const isNamed = name.every((word) => words.some(({ spellings }) => spellings.includes(word)))
    if (matched.length < words.length && !isNamed) return []
    const exact = words.filter((word) => word.exact.some((spelling) => name.includes(spelling))).length
    return [{ category, rank: [isNamed ? 0 : 1, -exact] as const }]
  })
  return found.sort((a, b) => a.rank[0] - b.rank[0] || a.rank[1] - b.rank[1]).map(({ category }) => category)
}

/** Unknown words do not restrict the results. */
const isKnown = ({ spellings }: QueryWord) => spellings.length > 0

const toHit = ({ tier: _, total: __, ...row }: Awaited<ReturnType<typeof selectHits>>[number]) => toProduct(row)

const correctedTerm = (words: readonly QueryWord[]) =>
  words.map(({ exact, spellings }) => exact[0] ?? spellings[0]).join(' ')
