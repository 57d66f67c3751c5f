import { notFound } from '@tanstack/react-router'
import type { Locale } from '../languages/languages'
import { SEARCH_TERM_MAX } from '../navigation/navigation'
import { readSearch, type SearchPageData } from './search'
import { fetchResults } from './search.functions'
import type { SearchQuery } from './search-parameters'

export async function loadResults(locale: Locale, query: SearchQuery, signal: AbortSignal): Promise<SearchPageData> {
  const search = readSearch(query)
  if (!search) throw notFound({ data: { code: 'bad_filter' } })
  const isSearched = search.term !== '' && search.term.length <= SEARCH_TERM_MAX
  const found = isSearched
    ? await fetchResults({ data: { locale, search }, signal })
    : { ok: true as const, results: null }
  if (!found.ok) throw notFound({ data: { code: found.code } })
  return { search, results: found.results }
}
