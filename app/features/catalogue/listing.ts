import type { Category, CategorySummary, ProductSummary } from './catalogue'
import { type WidthBand, widthBandCodes, widthBands } from './groups'
import type { ListingQuery } from './listing-parameters'
import { type Colour, colours, type Material, materials } from './materials'

export const sortOrders = ['newest', 'price-asc', 'price-desc', 'name'] as const
export type SortOrder = (typeof sortOrders)[number]

export { type WidthBand, widthBandCodes, widthBands }

export const PRODUCTS_PER_PAGE = 12
/** Ten digits: more than anything in the shop costs. */
export const HIGHEST_PRICE = 9_999_999_999

/** What a listing is asked for. */
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

/** A price as it is typed: ten digits at most, also in threes as the shop itself writes them. */
export const PRICE = /^(?:\d{1,10}|\d{1,3}(?:[., ]\d{3}){1,2}|\d(?:[., ]\d{3}){3})$/

/** What an address asks for, or null when no listing has it: the page is then not found. */
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
  // Nobody means a range the wrong way round.
  return low !== undefined && high !== undefined && low > high ? { ...search, min: high, max: low } : search
}

function one(value: string | string[] | undefined, fallback: string, shape = /./): string | null {
  if (Array.isArray(value)) return null
  if (value === undefined) return fallback
  return shape.test(value) ? value : null
}

const isOneOf = <T extends string>(list: readonly T[], value: unknown): value is T => list.includes(value as T)

/** The address of a listing: what is at its default is left out, so that one listing has one address. */
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

/** What narrows a listing down. Each may be dropped by itself. */
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

/** The same listing without some conditions, from its first page. */
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

/** Products of a listing that are alike as far as filters see them. */
export type ProductGroup = {
  finishes: readonly Material[]
  colours: readonly Colour[]
  band: WidthBand
  count: number
  /** Of these, within the price that is asked for. */
  countInPrice: number
  lowestPrice: number
  highestPrice: number
}

export type Facets = {
  /** Products that meet every condition. */
  total: number
  /** Each option with the number of products it would show, beside the other conditions. */
  materials: { code: Material; count: number }[]
  colours: { code: Colour; count: number }[]
  widths: { code: WidthBand; count: number }[]
  /** Of the whole listing; null where it lists nothing. */
  prices: { lowest: number; highest: number } | null
  /** How many products there are without one of the active conditions, and without any. */
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

/** What a listing lists: one category, or all wooden furniture. */
export type ListingScope = { slug: string } | { kind: 'wooden' }

/** One page of a listing. */
export type Listing = {
  category: Category | null
  /** The categories beside it in the menu, itself included; of all wooden furniture, its families. */
  siblings: CategorySummary[]
  products: ProductSummary[]
  facets: Facets
  /** The lowest and the highest price there is, as the locale writes numbers: setting up `Intl` slows a phone. */
  priceHints: Record<'min' | 'max', string>
  search: ListingSearch
}
