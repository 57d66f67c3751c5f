import { m } from '#app/paraglide/messages.js'
import type { Listing } from './listing'
import { ListingPage } from './listing-page'
import { woodenScope } from './listing-parameters'

/** All wooden furniture, the newest first (ROUTE-11). */
export const WoodenPage = ({ listing }: { listing: Listing }) => (
  <ListingPage listing={listing} scope={woodenScope} title={m.wooden_title()} lead={m.wooden_lead()} />
)
