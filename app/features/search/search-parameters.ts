import { SEARCH_TERM_MAX } from '../navigation/navigation'

/** Normalises a typed term: no control characters, no lone surrogates, single spaces. */
export const cleanTerm = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()

/** A search's query parameters. */
export type SearchQuery = { q?: string; page?: string; sort?: string }

const parameters = ['q', 'page', 'sort'] as const

/** Reads search parameters, the first of duplicates. Too long terms are cut, but stay recognisably too long. */
export function searchParameters(raw: Record<string, unknown>): SearchQuery {
  const query: SearchQuery = {}
  for (const name of parameters) {
    const value = [raw[name]].flat().find((one) => typeof one === 'string' && one !== '')
    if (value) query[name] = cleanTerm(value as string).slice(0, SEARCH_TERM_MAX + 1)
  }
  return query
}
