/**
 * Query parameters as plain strings; repeated names become lists. TanStack's own parser uses JSON, which would rewrite
 * addresses of GET forms.
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

/**
 * A page's `state` parameter after a form without script. Lists become undefined, because the router keeps parameters
 * that are left out.
 */
export const stateSearch = ({ state }: Search): { state?: string } => ({
  state: typeof state === 'string' ? state : undefined,
})

export function stringifySearch(search: Search): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) query.append(name, String(one))
  }
  // Keeps comma-separated lists readable.
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
