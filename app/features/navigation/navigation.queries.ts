import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '../languages/languages'
import { emptyNavbar, type Navbar } from './navigation'
import { fetchNavbar } from './navigation.functions'

/** The menu; empty on failure (API-10). */
export async function askForNavbar(locale: Locale, signal: AbortSignal): Promise<Navbar> {
  try {
    return await fetchNavbar({ data: locale, signal })
  } catch (error) {
    if (signal.aborted) throw error
    return emptyNavbar
  }
}

/** An empty fallback is stale at once, so that reconnecting refetches it (AUTH-07). */
export const navbarQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['navbar', locale],
    queryFn: ({ signal }) => askForNavbar(locale, signal),
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
    retry: false,
  })
