import { createFileRoute } from '@tanstack/react-router'
import { loadResults } from '#app/features/catalogue/later-results'
import { listingParameters, woodenScope } from '#app/features/catalogue/listing-parameters'
import { ListingSkeleton } from '#app/features/catalogue/listing-skeleton'
import { loadListing } from '#app/features/catalogue/load-listing'
import { WoodenPage } from '#app/features/catalogue/wooden-page'
import { pageHead } from '#app/features/page/page-head'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/wooden-furniture')({
  validateSearch: listingParameters,
  // The router hands over what stands in the address, not only what was validated.
  loaderDeps: ({ search }) => listingParameters(search),
  beforeLoad: loadResults,
  loader: ({ params: { locale }, deps, abortController: { signal } }) => loadListing(locale, woodenScope, deps, signal),
  // In the page's own chunk, because words that only a head needs would weigh on every other page.
  head: async ({ params: { locale }, loaderData }) => {
    const { woodenHead } = await import('#app/features/catalogue/wooden-page')
    const head = woodenHead(locale, loaderData)
    return head ? pageHead(head) : {}
  },
  pendingComponent: () => <ListingSkeleton title={m.wooden_title()} />,
  component: Wooden,
})

function Wooden() {
  return <WoodenPage listing={Route.useLoaderData()} />
}
