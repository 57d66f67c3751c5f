import { notFound } from '@tanstack/react-router'
import type { Locale } from '../languages/languages'
import { fetchListing } from './catalogue.functions'
import { type Listing, type ListingScope, parseListing } from './listing'
import type { ListingQuery } from './listing-parameters'

/** Loads the listing of an address; throws not-found with a reason for the page. */
export async function loadListing(
  locale: Locale,
  scope: ListingScope,
  query: ListingQuery,
  signal: AbortSignal,
): Promise<Listing> {
  const search = parseListing(query)
  if (!search) throw notFound({ data: { code: 'bad_filter' } })
  const found = await fetchListing({ data: { locale, scope, search }, signal })
  if (!found.ok) throw notFound({ data: { code: found.code } })
  return found.listing
}
