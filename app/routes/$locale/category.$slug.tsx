import { createFileRoute } from '@tanstack/react-router'
import { CategoryPage } from '#app/features/catalogue/category-page'
import { CategorySkeleton } from '#app/features/catalogue/category-skeleton'
import { loadResults } from '#app/features/catalogue/lazy-results'
import { listingParameterNames, listingParameters } from '#app/features/catalogue/listing-parameters'
import { loadListing } from '#app/features/catalogue/load-listing'

export const Route = createFileRoute('/$locale/category/$slug')({
  staticData: { parameters: listingParameterNames, showsStock: true },
  validateSearch: listingParameters,
  // The router's `search` also contains parameters that were not validated.
  loaderDeps: ({ search }) => listingParameters(search),
  beforeLoad: loadResults,
  loader: ({ params: { locale, slug }, deps, abortController: { signal } }) =>
    loadListing(locale, { slug }, deps, signal),
  pendingComponent: CategorySkeleton,
  component: Category,
})

function Category() {
  return <CategoryPage listing={Route.useLoaderData()} />
}
