import { createFileRoute } from '@tanstack/react-router'
import { CategoryPage } from '#app/features/catalogue/category-page'
import { CategorySkeleton } from '#app/features/catalogue/category-skeleton'
import { listingParameters } from '#app/features/catalogue/listing-parameters'
import { loadListing } from '#app/features/catalogue/listing-route'
import { pageHead } from '#app/features/navigation/page-head'

export const Route = createFileRoute('/$locale/category/$slug')({
  validateSearch: listingParameters,
  // The router hands over what stands in the address, not only what was validated.
  loaderDeps: ({ search }) => listingParameters(search),
  loader: ({ context: { queryClient }, params: { locale, slug }, deps }) =>
    loadListing(queryClient, locale, { slug }, deps),
  head: async ({ match: { context }, params: { locale, slug }, loaderData }) => {
    const { categoryHead, loadedListing } = await import('#app/features/catalogue/listing-head')
    const listing = loaderData && loadedListing(context.queryClient, locale, { slug }, loaderData.search)
    const head = categoryHead(locale, listing)
    return head ? pageHead(head) : {}
  },
  pendingComponent: CategorySkeleton,
  component: Category,
})

function Category() {
  const { slug } = Route.useParams()
  const { search } = Route.useLoaderData()
  return <CategoryPage slug={slug} search={search} />
}
