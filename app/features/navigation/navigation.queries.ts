import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '../languages/languages'
import { emptyNavbar, type Navbar } from './navigation'
import { fetchBlogUrl, fetchNavbar } from './navigation.functions'

/** An empty fallback is stale at once, so the browser asks again when a page rendered from it is hydrated (AUTH-07). */
export const navbarQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['navbar', locale],
    queryFn: ({ signal }) => load(locale, signal),
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
    retry: false,
  })

async function load(locale: Locale, signal: AbortSignal): Promise<Navbar> {
  try {
    return await fetchNavbar({ data: locale, signal })
  } catch (error) {
    if (signal.aborted) throw error
    return emptyNavbar
  }
}

export const blogUrlQuery = queryOptions({ queryKey: ['blog-url'], queryFn: () => fetchBlogUrl() })
