import type { Database } from '#app/server/db/client'
import { productPath } from '../catalogue/catalogue'
import { selectProductCategories, selectWoodenFamilies, toProduct } from '../catalogue/catalogue.server'
import type { Locale } from '../languages/languages'
import { indexedWordsOf } from './folding'
import { closestTiers, selectHits, tiersOf } from './hits.server'
import { MOST_RESULTS, RESULTS_PER_PAGE, type Search, type SearchResults, type Suggestions } from './search'
import { type SoughtWord, soughtWords } from './spellings.server'

const SUGGESTED_CATEGORIES = 3
const SUGGESTED_PRODUCTS = 5
const MOST_CATEGORIES = 6

/** One page of what a term finds; null when there is no such page. */
export async function findResults(db: Database, locale: Locale, search: Search): Promise<SearchResults | null> {
  const { term, page, sort } = search
  const read = await soughtWords(db, locale, term, { isUnfinished: false })
  const words = read.filter(isKnown)
  const tiers = { whole: tiersOf(words), closest: closestTiers(words) }
  // One more than is shown tells whether there are more.
  const part = { most: MOST_RESULTS + 1, sort, page, perPage: RESULTS_PER_PAGE }
  const [hits, categories, families] = await db.batch([
    selectHits(db, locale, tiers, part),
    selectProductCategories(db, locale),
    selectWoodenFamilies(db, locale),
  ])
  if (page > 1 && hits.length === 0) return null
  const total = hits[0]?.total ?? 0
  return {
    search,
    categories: matching(categories, words).slice(0, MOST_CATEGORIES),
    products: hits.map(({ tier: _, total: __, ...row }) => toProduct(row)),
    total: Math.min(total, MOST_RESULTS),
    hasMore: total > MOST_RESULTS,
    corrected: words.length > 0 && read.some(({ isCorrected }) => isCorrected) ? saidAs(words) : null,
    isPartial: hits.some(({ tier }) => tier >= tiers.whole.length),
    families: total === 0 ? families : [],
  }
}

/** What somebody may be about to type. */
export async function findSuggestions(db: Database, locale: Locale, term: string): Promise<Suggestions> {
  const words = (await soughtWords(db, locale, term, { isUnfinished: true })).filter(isKnown)
  if (words.length === 0) return { categories: [], products: [] }
  const most = SUGGESTED_PRODUCTS
  const [found, categories] = await db.batch([
    selectHits(db, locale, { whole: tiersOf(words), closest: [] }, { most, sort: 'relevance', page: 1, perPage: most }),
    selectProductCategories(db, locale),
  ])
  return {
    categories: matching(categories, words)
      .slice(0, SUGGESTED_CATEGORIES)
      .map(({ slug, name }) => ({ name, path: `/${locale}/category/${slug}` })),
    products: found.map(({ name, slug, priceVnd }) => ({ name, path: `/${locale}${productPath(slug)}`, priceVnd })),
  }
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
