import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { Locale } from '../languages/languages'
import { listingQuery } from './catalogue.queries'
import { type ListingScope, type ListingSearch, parseListing } from './listing'
import type { ListingQuery } from './listing-parameters'

/** Fetches what an address asks for; not found when nobody has it, with the reason for the page that says so. */
export async function loadListing(
  queryClient: QueryClient,
  locale: Locale,
  scope: ListingScope,
  query: ListingQuery,
): Promise<{ search: ListingSearch }> {
  const search = parseListing(query)
  if (!search) throw notFound({ data: { code: 'bad_filter' } })
  const found = await queryClient.ensureQueryData(listingQuery(locale, scope, search))
  if (!found.ok) throw notFound({ data: { code: found.code } })
  return { search }
}
