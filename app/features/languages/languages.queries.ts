import { queryOptions } from '@tanstack/react-query'
import { type LanguageList, type Locale, languagesNotLoaded } from './languages'
import { fetchLanguages } from './languages.functions'

/** The list, or only Vietnamese when loading fails (LANG-02). */
export async function askForLanguages(locale: Locale, signal: AbortSignal): Promise<LanguageList> {
  try {
    return await fetchLanguages({ data: locale, signal })
  } catch (error) {
    if (signal.aborted) throw error
    return languagesNotLoaded
  }
}

/** A fallback is stale at once, so that reconnecting refetches it (AUTH-07). */
export const languagesQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['languages', locale],
    queryFn: ({ signal }) => askForLanguages(locale, signal),
    staleTime: ({ state }) => (state.data?.ok ? Number.POSITIVE_INFINITY : 0),
    retry: false,
  })
