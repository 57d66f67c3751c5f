import { createFileRoute } from '@tanstack/react-router'
import { CategoryPage } from '#app/features/catalogue/category-page'
import { CategorySkeleton } from '#app/features/catalogue/category-skeleton'
import { loadResults } from '#app/features/catalogue/lazy-results'
import { listingParameterNames, listingParameters } from '#app/features/catalogue/listing-parameters'

export const Route = createFileRoute('/$locale/category/$slug')({
  staticData: { parameters: listingParameterNames, showsStock: true },
  validateSearch: listingParameters,
  // The router's `search` also contains parameters that were not validated.
  loaderDeps: ({ search }) => listingParameters(search),
  beforeLoad: loadResults,
  // A dynamic import, because a static one would be in every page's bundle.
  loader: async ({ params: { locale, slug }, deps, abortController: { signal } }) =>
    (await import('#app/features/catalogue/load-listing')).loadListing(locale, { slug }, deps, signal),
  pendingComponent: CategorySkeleton,
  component: Category,
})

function Category() {
  return <CategoryPage listing={Route.useLoaderData()} />
}
