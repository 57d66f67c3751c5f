export const woodenScope = { kind: 'wooden' } as const

/** Names of the filters with checkboxes. Separate from listing-filters.ts, because the router needs only the names. */
export const filterNames = ['material', 'colour', 'width'] as const
export type FilterName = (typeof filterNames)[number]

/** Query parameters that change a listing. */
export const listingParameterNames = ['page', 'sort', 'min', 'max', ...filterNames] as const

/** A listing's query parameters; empty form fields are left out. */
export type ListingQuery = { [name in (typeof listingParameterNames)[number]]?: string | string[] }

/**
 * Keeps listing parameters only. Values are sorted, because the page cache renders sorted ones and hydration must
 * match.
 */
export function listingParameters(raw: Record<string, unknown>): ListingQuery {
  const query: ListingQuery = {}
  for (const name of listingParameterNames) {
    const values = [raw[name]].flat().filter((value) => typeof value === 'string' && value !== '') as string[]
    if (values.length) query[name] = values.length === 1 ? values[0] : values.sort()
  }
  return query
}
