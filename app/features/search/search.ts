import type { CategorySummary, ProductSummary } from '../catalogue/catalogue'
import type { SearchQuery } from './search-parameters'

/** `relevance`: exact spellings first, then the newest. */
export const searchOrders = ['relevance', 'newest', 'price-asc', 'price-desc'] as const
export type SearchOrder = (typeof searchOrders)[number]

export const RESULTS_PER_PAGE = 12
/** Bounds the work at any shop size; beyond it, visitors refine their search. */
export const MOST_RESULTS = 300
export const LAST_PAGE = MOST_RESULTS / RESULTS_PER_PAGE

export type Search = { term: string; page: number; sort: SearchOrder }

/** Parses a search; null (not found) for an invalid page or order. */
export function readSearch({ q = '', page = '1', sort = 'relevance' }: SearchQuery): Search | null {
  const order = searchOrders.find((one) => one === sort)
  const isPage = /^[1-9]\d?$/.test(page) && Number(page) <= LAST_PAGE
  return order && isPage ? { term: q, page: Number(page), sort: order } : null
}

/** Canonical query: defaults are left out. */
export const searchQueryOf = ({ term, page, sort }: Search): SearchQuery => ({
  q: term || undefined,
  sort: sort === 'relevance' ? undefined : sort,
  page: page === 1 ? undefined : String(page),
})

/** One page of results. */
export type SearchResults = {
  search: Search
  categories: CategorySummary[]
  products: ProductSummary[]
  total: number
  /** There are more than `total`. */
  hasMore: boolean
  /** The word that replaced an unknown one. */
  corrected: string | null
  /** Every word is in the vocabulary as written, so the page is worth caching. */
  isAsWritten: boolean
  /** No product has every word. */
  isPartial: boolean
  /** Only other spellings than the typed one. */
  isNear: boolean
  /** The unsold thing; categories and products are alternatives. */
  unsold: string | null
  /** Suggestions when nothing was found. */
  families: CategorySummary[]
}

/** The search and its results; none for an empty or too long term. */
export type SearchPageData = { search: Search; results: SearchResults | null }

/** Suggestions while typing. */
export type Suggestions = {
  categories: { name: string; path: string }[]
  products: { name: string; path: string; priceVnd: number }[]
}

export const SUGGESTIONS_API = '/api/search/suggestions'
