import type { Category, CategorySummary, ProductSummary } from './catalogue'
import { type WidthBand, widthBandCodes, widthBands } from './groups'
import type { ListingQuery } from './listing-parameters'
import { type Colour, colours, type Material, materials } from './materials'

export const sortOrders = ['newest', 'price-asc', 'price-desc', 'name'] as const
export type SortOrder = (typeof sortOrders)[number]

export { type WidthBand, widthBandCodes, widthBands }

export const PRODUCTS_PER_PAGE = 12
/** Ten digits: more than any price. */
export const HIGHEST_PRICE = 9_999_999_999

export type ListingSearch = {
  page: number
  sort: SortOrder
  min?: number
  max?: number
  material: Material[]
  colour: Colour[]
  width: WidthBand[]
}

export const everything: ListingSearch = { page: 1, sort: 'newest', material: [], colour: [], width: [] }

/** A typed price: up to ten digits, also grouped in threes. */
export const PRICE = /^(?:\d{1,10}|\d{1,3}(?:[., ]\d{3}){1,2}|\d(?:[., ]\d{3}){3})$/

/** Parses a listing's query; null (not found) for invalid values. */
export function parseListing(query: ListingQuery): ListingSearch | null {
  const page = one(query.page, '1', /^[1-9]\d{0,3}$/)
  const sort = one(query.sort, 'newest')
  const min = one(query.min, '', PRICE)
  const max = one(query.max, '', PRICE)
  const material = [...new Set([query.material ?? []].flat())]
  const colour = [...new Set([query.colour ?? []].flat())]
  const width = [...new Set([query.width ?? []].flat())]
  if (page === null || min === null || max === null || !isOneOf(sortOrders, sort)) return null
  if (!material.every((code) => isOneOf(materials, code))) return null
  if (!colour.every((code) => isOneOf(colours, code))) return null
  if (!width.every((code) => isOneOf(widthBandCodes, code))) return null
  const search: ListingSearch = {
    page: Number(page),
    sort,
    material: material as Material[],
    colour: colour as Colour[],
    width: width as WidthBand[],
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
export function queryOf({ page, sort, min, max, material, colour, width }: ListingSearch): ListingQuery {
  return {
    sort: sort === 'newest' ? undefined : sort,
    min: min === undefined ? undefined : String(min),
    max: max === undefined ? undefined : String(max),
    material: material.length ? material : undefined,
    colour: colour.length ? colour : undefined,
    width: width.length ? width : undefined,
    page: page === 1 ? undefined : String(page),
  }
}

/** Filters; each can be removed alone. */
export const conditions = ['price', 'material', 'colour', 'width'] as const
export type Condition = (typeof conditions)[number]

export function activeConditions({ min, max, material, colour, width }: ListingSearch): Condition[] {
  const active = {
    price: min !== undefined || max !== undefined,
    material: material.length > 0,
    colour: colour.length > 0,
    width: width.length > 0,
  }
  return conditions.filter((condition) => active[condition])
}

/** The first page without some conditions. */
export function withoutConditions(search: ListingSearch, ...dropped: Condition[]): ListingSearch {
  const { page: _, min, max, material, colour, width, ...rest } = search
  const keeps = (condition: Condition) => !dropped.includes(condition)
  return {
    ...rest,
    page: 1,
    ...(keeps('price') ? { min, max } : {}),
    material: keeps('material') ? material : [],
    colour: keeps('colour') ? colour : [],
    width: keeps('width') ? width : [],
  }
}

/** A group of products that filters cannot tell apart. */
export type ProductGroup = {
  finishes: readonly Material[]
  colours: readonly Colour[]
  band: WidthBand
  count: number
  /** Number within the price range. */
  countInPrice: number
  lowestPrice: number
  highestPrice: number
}

export type Facets = {
  /** Number of matching products. */
  total: number
  /** Each option with its count under the other conditions. */
  materials: { code: Material; count: number }[]
  colours: { code: Colour; count: number }[]
  widths: { code: WidthBand; count: number }[]
  /** Price range of the whole listing; null when it is empty. */
  prices: { lowest: number; highest: number } | null
  /** Counts without one active condition, and without any. */
  dropping: { condition: Condition; leaves: number }[]
  all: number
}

export function facetsOf(groups: readonly ProductGroup[], search: ListingSearch): Facets {
  const countOf = (wanted: ListingSearch, isCounted: (group: ProductGroup) => boolean = () => true) => {
    const hasPrice = wanted.min !== undefined || wanted.max !== undefined
    return groups
      .filter((group) => isWanted(group, wanted) && isCounted(group))
      .reduce((sum, group) => sum + (hasPrice ? group.countInPrice : group.count), 0)
  }
  return {
    total: countOf(search),
    materials: materials
      .filter((code) => groups.some(({ finishes }) => finishes.includes(code)))
      .map((code) => ({
        code,
        count: countOf(withoutConditions(search, 'material'), ({ finishes }) => finishes.includes(code)),
      })),
    colours: colours
      .filter((code) => groups.some((group) => group.colours.includes(code)))
      .map((code) => ({
        code,
        count: countOf(withoutConditions(search, 'colour'), (group) => group.colours.includes(code)),
      })),
    widths: widthBandCodes
      .filter((code) => groups.some(({ band }) => band === code))
      .map((code) => ({ code, count: countOf(withoutConditions(search, 'width'), ({ band }) => band === code) })),
    prices: pricesOf(groups),
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

const isWanted = ({ finishes, colours, band }: ProductGroup, { material, colour, width }: ListingSearch) =>
  (material.length === 0 || material.some((code) => finishes.includes(code))) &&
  (colour.length === 0 || colour.some((code) => colours.includes(code))) &&
  (width.length === 0 || width.includes(band))

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
