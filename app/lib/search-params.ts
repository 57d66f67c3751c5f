/**
 * The query of an address as plain strings; a name that stands more than once is a list. TanStack's own parser reads
 * values as JSON and writes lists as JSON, so the address of a GET form would be rewritten in the browser.
 */
type Search = Record<string, unknown>

export function parseSearch(text: string): Search {
  const search: Search = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = search[name] as string | string[] | undefined
    search[name] = earlier === undefined ? value : [...(Array.isArray(earlier) ? earlier : [earlier]), value]
  }
  return search
}

/** What a page says of itself in its address, after a form that the browser sent by itself. */
export const stateSearch = ({ state }: Search): { state?: string } => (typeof state === 'string' ? { state } : {})

export function stringifySearch(search: Search): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(name, String(one))
  }
  // A list in one value stays readable.
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
