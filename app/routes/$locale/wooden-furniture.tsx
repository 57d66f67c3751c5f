import { createFileRoute } from '@tanstack/react-router'
import { listingParameters, woodenScope } from '#app/features/catalogue/listing-parameters'
import { loadListing } from '#app/features/catalogue/listing-route'
import { ListingSkeleton } from '#app/features/catalogue/listing-skeleton'
import { WoodenPage } from '#app/features/catalogue/wooden-page'
import { pageHead } from '#app/features/navigation/page-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/wooden-furniture')({
  validateSearch: listingParameters,
  // The router hands over what stands in the address, not only what was validated.
  loaderDeps: ({ search }) => listingParameters(search),
  loader: ({ context: { queryClient }, params: { locale }, deps }) =>
    loadListing(queryClient, locale, woodenScope, deps),
  head: async ({ match: { context }, params: { locale }, loaderData }) => {
    const { woodenHead, loadedListing } = await import('#app/features/catalogue/listing-head')
    const listing = loaderData && loadedListing(context.queryClient, locale, woodenScope, loaderData.search)
    const head = woodenHead(locale, listing)
    return head ? pageHead(head) : {}
  },
  pendingComponent: () => <ListingSkeleton title={m.wooden_title()} />,
  component: Wooden,
})

function Wooden() {
  return <WoodenPage search={Route.useLoaderData().search} />
}
