export const woodenScope = { kind: 'wooden' } as const

/** The parameters that change a listing. */
export const listingParameterNames = ['page', 'sort', 'min', 'max', 'material', 'colour', 'width'] as const

/** A listing's query as it stands in the address; empty fields of a form are left out. */
export type ListingQuery = { [name in (typeof listingParameterNames)[number]]?: string | string[] }

/**
 * The parameters of a listing in an address; whatever else stands there is none of its business. Values of one name come
 * in one order, whatever order they were chosen in: the page cache renders them so, and the browser has to agree.
 */
export function listingParameters(raw: Record<string, unknown>): ListingQuery {
  const query: ListingQuery = {}
  for (const name of listingParameterNames) {
    const values = [raw[name]].flat().filter((value) => typeof value === 'string' && value !== '') as string[]
    if (values.length) query[name] = values.length === 1 ? values[0] : values.sort()
  }
  return query
}
