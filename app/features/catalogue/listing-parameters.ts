export const woodenScope = { kind: 'wooden' } as const

/** The filters with checkboxes; listing-filters.ts says what they are. Apart, because the router needs the names alone. */
export const filterNames = ['material', 'colour', 'width'] as const
export type FilterName = (typeof filterNames)[number]

/** The parameters that change a listing. */
export const listingParameterNames = ['page', 'sort', 'min', 'max', ...filterNames] as const

/** A listing's query parameters; empty form fields are left out. */
export type ListingQuery = { [name in (typeof listingParameterNames)[number]]?: string | string[] }

/**
 * Reads listing parameters and ignores others. Values are sorted, because the page cache renders sorted ones and
 * hydration must agree.
 */
export function listingParameters(raw: Record<string, unknown>): ListingQuery {
  const query: ListingQuery = {}
  for (const name of listingParameterNames) {
    const values = [raw[name]].flat().filter((value) => typeof value === 'string' && value !== '') as string[]
    if (values.length) query[name] = values.length === 1 ? values[0] : values.sort()
  }
  return query
}
