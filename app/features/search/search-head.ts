import { m } from '#app/paraglide/messages.js'
import type { Locale } from '../languages/languages'
import type { SearchPageData } from './search'

/** Head of a search page; none without data. */
export function searchHead(locale: Locale, data: SearchPageData | undefined) {
  if (!data) return
  const term = data.results?.search.term
  return {
    locale,
    path: '/search',
    title: term ? m.search_results({ term }) : m.search_label(),
    description: m.search_description(),
    noindex: true,
  }
}
