import type { CategorySummary, ProductSummary } from '../catalogue/catalogue'
import { SEARCH_TERM_MAX } from '../navigation/navigation'
import { cleanTerm } from './folding'

export { cleanTerm }

/** `relevance` has the exact spelling first; within equals, what came into the shop last. */
export const searchOrders = ['relevance', 'newest', 'price-asc', 'price-desc'] as const
export type SearchOrder = (typeof searchOrders)[number]

export const RESULTS_PER_PAGE = 12
/** No search shows more: whoever has seen so many asks more precisely. It bounds the work, however large the shop is. */
export const MOST_RESULTS = 300
export const LAST_PAGE = MOST_RESULTS / RESULTS_PER_PAGE

/** What a search is asked for. */
export type Search = { term: string; page: number; sort: SearchOrder }

/** A search's query as it stands in the address. */
export type SearchQuery = { q?: string; page?: string; sort?: string }

const parameters = ['q', 'page', 'sort'] as const

/**
 * The parameters of a search in an address; of one that stands there twice, the first. A term that is too long is kept as
 * far as tells that it is.
 */
export function searchParameters(raw: Record<string, unknown>): SearchQuery {
  const query: SearchQuery = {}
  for (const name of parameters) {
    const value = [raw[name]].flat().find((one) => typeof one === 'string' && one !== '')
    if (value) query[name] = cleanTerm(value as string).slice(0, SEARCH_TERM_MAX + 1)
  }
  return query
}

/** What an address asks for, or null when no search has such a page or order: the page is then not found. */
export function parseSearch({ q = '', page = '1', sort = 'relevance' }: SearchQuery): Search | null {
  const order = searchOrders.find((one) => one === sort)
  const isPage = /^[1-9]\d?$/.test(page) && Number(page) <= LAST_PAGE
  return order && isPage ? { term: q, page: Number(page), sort: order } : null
}

/** The address of a search: what is at its default is left out. */
export const queryOf = ({ term, page, sort }: Search): SearchQuery => ({
  q: term || undefined,
  sort: sort === 'relevance' ? undefined : sort,
  page: page === 1 ? undefined : String(page),
})

/** One page of what was found. */
export type SearchResults = {
  search: Search
  categories: CategorySummary[]
  products: ProductSummary[]
  total: number
  /** There are more than `total`, which nobody counts. */
  hasMore: boolean
  /** What was looked for instead of a word that the shop does not know. */
  corrected: string | null
  /** Every word stands in the shop's vocabulary as it was written: not made up, so worth keeping for others. */
  isAsWritten: boolean
  /** Nothing holds every word: these hold as many as any. */
  isPartial: boolean
  /** Only words that are written otherwise than what was typed. */
  isNear: boolean
  /** What was looked for and is not sold here; the categories and products are then what comes nearest. */
  unsold: string | null
  /** Where to look instead, when nothing was found. */
  families: CategorySummary[]
}

/** What an address asks for and what that finds; nothing is looked for where no term is, or one that is too long. */
export type SearchPageData = { search: Search; results: SearchResults | null }

/** What the list under the field shows while somebody types. */
export type Suggestions = {
  categories: { name: string; path: string }[]
  products: { name: string; path: string; priceVnd: number }[]
}

export const SUGGESTIONS_API = '/api/search/suggestions'
