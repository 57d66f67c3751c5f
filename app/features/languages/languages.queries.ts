import { queryOptions } from '@tanstack/react-query'
import { type LanguageList, type Locale, languagesNotLoaded } from './languages'
import { fetchLanguages } from './languages.functions'

/** Fallbacks are stale at once, so the browser asks again when a page rendered from them is hydrated (AUTH-07). */
export const languagesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['languages', locale],
    queryFn: ({ signal }) => load(locale, signal),
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
    retry: false,
  })

async function load(locale: Locale, signal: AbortSignal): Promise<LanguageList> {
  try {
    return await fetchLanguages({ data: locale, signal })
  } catch (error) {
    if (signal.aborted) throw error
    return languagesNotLoaded
  }
}
