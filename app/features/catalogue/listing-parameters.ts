export const woodenScope = { kind: 'wooden' } as const

const parameters = ['page', 'sort', 'min', 'max', 'material', 'colour', 'width'] as const

/** A listing's query parameters; empty form fields are left out. */
export type ListingQuery = { [name in (typeof parameters)[number]]?: string | string[] }

/**
 * Reads listing parameters and ignores others. Values are sorted, because the page cache renders sorted ones and
 * hydration must agree.
 */
export function listingParameters(raw: Record<string, unknown>): ListingQuery {
  const query: ListingQuery = {}
  for (const name of parameters) {
    const values = [raw[name]].flat().filter((value) => typeof value === 'string' && value !== '') as string[]
    if (values.length) query[name] = values.length === 1 ? values[0] : values.sort()
  }
  return query
}
