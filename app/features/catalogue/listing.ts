import type { Category, CategorySummary, ProductSummary } from './catalogue'
import { type FilterChoices, type FilterCode, filters, mapFilters } from './listing-filters'
import { type FilterName, filterNames, type ListingQuery, listingParameters } from './listing-parameters'

export const sortOrders = ['newest', 'price-asc', 'price-desc', 'name'] as const
export type SortOrder = (typeof sortOrders)[number]

export const PRODUCTS_PER_PAGE = 12
/** Ten digits: more than any price. */
export const HIGHEST_PRICE = 9_999_999_999

export type ListingSearch = FilterChoices & {
  page: number
  sort: SortOrder
  min?: number
  max?: number
}

export const everything: ListingSearch = { page: 1, sort: 'newest', ...mapFilters(() => []) }

/** A typed price: up to ten digits, also grouped in threes. */
export const PRICE = /^(?:\d{1,10}|\d{1,3}(?:[., ]\d{3}){1,2}|\d(?:[., ]\d{3}){3})$/

/** Parses a listing's query; null (not found) for invalid values. */
export function parseListing(query: ListingQuery): ListingSearch | null {
  const page = one(query.page, '1', /^[1-9]\d{0,3}$/)
  const sort = one(query.sort, 'newest')
  const min = one(query.min, '', PRICE)
  const max = one(query.max, '', PRICE)
  const choices = mapFilters((name) => [...new Set([query[name] ?? []].flat())])
  if (page === null || min === null || max === null || !isOneOf(sortOrders, sort)) return null
  if (!filterNames.every((name) => choices[name].every((code) => isOneOf(filters[name].codes, code)))) return null
  const search: ListingSearch = {
    page: Number(page),
    sort,
    ...(choices as FilterChoices),
    ...(min ? { min: Number(min.replace(/\D/g, '')) } : {}),
    ...(max ? { max: Number(max.replace(/\D/g, '')) } : {}),
  }
  const { min: low, max: high } = search
  // Swap a reversed range.
  return low !== undefined && high !== undefined && low > high ? { ...search, min: high, max: low } : search
}

function one(value: string | string[] | undefined, fallback: string, shape = /./): string | null {
  if (Array.isArray(value)) return null
  if (value === undefined) return fallback
  return shape.test(value) ? value : null
}

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T => list.includes(value as T)

/** Canonical query: defaults are left out, so that a listing has one address. */
export function listingQueryOf(search: ListingSearch): ListingQuery {
  const { page, sort, min, max } = search
  return {
    sort: sort === 'newest' ? undefined : sort,
    min: min === undefined ? undefined : String(min),
    max: max === undefined ? undefined : String(max),
    ...mapFilters((name) => (search[name].length ? search[name] : undefined)),
    page: page === 1 ? undefined : String(page),
  }
}

/** Values of the filter form; prices as typed. */
export type Draft = Omit<ListingSearch, 'page' | 'min' | 'max'> & { min: string; max: string }

export const draftOf = ({ page: _, min, max, ...rest }: ListingSearch): Draft => ({
  ...rest,
  min: String(min ?? ''),
  max: String(max ?? ''),
})

/** Null while a price is half typed. */
export const searchOf = (draft: Draft): ListingSearch | null => parseListing(listingParameters(draft))

/** Conditions that narrow a listing; each can be removed alone. */
export const conditions = ['price', ...filterNames] as const
export type Condition = (typeof conditions)[number]

export const activeConditions = (search: ListingSearch): Condition[] =>
  conditions.filter((condition) =>
    condition === 'price' ? search.min !== undefined || search.max !== undefined : search[condition].length > 0,
  )

/** The first page without some conditions. */
export function withoutConditions(search: ListingSearch, ...dropped: Condition[]): ListingSearch {
  const { min, max, ...rest } = search
  return {
    ...rest,
    page: 1,
    ...(dropped.includes('price') ? {} : { min, max }),
    ...(mapFilters((name) => (dropped.includes(name) ? [] : search[name])) as FilterChoices),
  }
}

/** Products that filters cannot tell apart. */
export type ProductGroup = {
  /** The products' codes by filter. */
  codes: Record<FilterName, readonly string[]>
  /** Finishes that have the group's prices. */
  priced: readonly string[]
  count: number
  /** Number within the price range. */
  countInPrice: number
  lowestPrice: number
  highestPrice: number
}

export type Facets = {
  /** Number of matching products. */
  total: number
  /** Each filter's options, with their counts under the other conditions. */
  options: { [N in FilterName]: { code: FilterCode<N>; count: number }[] }
  /** Price range of the whole listing; null when it is empty. */
  prices: { lowest: number; highest: number } | null
  /** Numbers of products without one active condition; `all` is without any. */
  dropping: { condition: Condition; leaves: number }[]
  all: number
}

export function facetsOf(groups: readonly ProductGroup[], search: ListingSearch): Facets {
  const countOf = (wanted: ListingSearch) => {
    const hasPrice = wanted.min !== undefined || wanted.max !== undefined
    return groups
      .filter((group) => isWanted(group, wanted))
      .reduce((sum, group) => sum + (hasPrice ? group.countInPrice : group.count), 0)
  }
  return {
    total: countOf(search),
    options: mapFilters((name) =>
      filters[name].codes
        .filter((code) => groups.some(({ codes }) => codes[name].includes(code)))
        .map((code) => ({
          code,
          count: countOf({ ...search, [name]: [code] }),
        })),
    ) as Facets['options'],
    prices: pricesOf(groups.filter((group) => isShown(group, search))),
    dropping: activeConditions(search).map((condition) => ({
      condition,
      leaves: countOf(withoutConditions(search, condition)),
    })),
    all: countOf(everything),
  }
}

const pricesOf = (groups: readonly ProductGroup[]): Facets['prices'] =>
  groups.length > 0
    ? {
        lowest: Math.min(...groups.map(({ lowestPrice }) => lowestPrice)),
        highest: Math.max(...groups.map(({ highestPrice }) => highestPrice)),
      }
    : null

/** The finish in which a product is shown: its first one, if that is wanted or none of its finishes is. */
const finishIn = (finishes: readonly string[], wanted: readonly string[]) =>
  [finishes[0], ...wanted].find((code) => code && wanted.includes(code) && finishes.includes(code)) ?? finishes[0]

/** A product has several prices where finishes have one of their own: it counts at the one that it is shown at. */
const isShown = ({ codes, priced }: ProductGroup, { material }: ListingSearch) =>
  priced.includes(finishIn(codes.material, material) ?? '')

const isWanted = (group: ProductGroup, search: ListingSearch) => isShown(group, search) && hasChosen(group, search)

const hasChosen = ({ codes }: ProductGroup, search: ListingSearch) =>
  filterNames.every((name) => search[name].length === 0 || search[name].some((code) => codes[name].includes(code)))

export const pagesOf = (total: number) => Math.max(1, Math.ceil(total / PRODUCTS_PER_PAGE))

/** One category, or all wooden furniture. */
export type ListingScope = { slug: string } | { kind: 'wooden' }

export type Listing = {
  category: Category | null
  /** Categories of the same menu group, itself included; for all wooden furniture, its families. */
  siblings: CategorySummary[]
  products: ProductSummary[]
  facets: Facets
  /** Lowest and highest price, formatted on the server: creating `Intl` formats is slow on phones. */
  priceHints: Record<'min' | 'max', string>
  search: ListingSearch
}
