import { createFileRoute } from '@tanstack/react-router'
import { loadResults } from '#app/features/catalogue/lazy-results'
import { listingParameterNames, listingParameters, woodenScope } from '#app/features/catalogue/listing-parameters'
import { ListingSkeleton } from '#app/features/catalogue/listing-skeleton'
import { WoodenPage } from '#app/features/catalogue/wooden-page'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/$locale/wooden-furniture')({
  staticData: { parameters: listingParameterNames, showsStock: true },
  validateSearch: listingParameters,
  // The router's `search` also contains parameters that were not validated.
  loaderDeps: ({ search }) => listingParameters(search),
  beforeLoad: loadResults,
  // A dynamic import, because a static one would be in every page's bundle.
  loader: async ({ params: { locale }, deps, abortController: { signal } }) =>
    (await import('#app/features/catalogue/load-listing')).loadListing(locale, woodenScope, deps, signal),
  pendingComponent: () => <ListingSkeleton title={m.wooden_title()} />,
  component: Wooden,
})

function Wooden() {
  return <WoodenPage listing={Route.useLoaderData()} />
}
