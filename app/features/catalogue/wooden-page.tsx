import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { listingQuery } from './catalogue.queries'
import type { ListingSearch } from './listing'
import { ListingPage } from './listing-page'
import { woodenScope } from './listing-parameters'

/** All wooden furniture, the newest first (ROUTE-11). */
export function WoodenPage({ search }: { search: ListingSearch }) {
  const { data } = useSuspenseQuery(listingQuery(getLocale(), woodenScope, search))
  // The loader has answered "not found" otherwise.
  if (!data.ok) return null
  return <ListingPage listing={data.listing} scope={woodenScope} title={m.wooden_title()} lead={m.wooden_lead()} />
}
