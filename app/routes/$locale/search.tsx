import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/page/page-head'
import { loadResults } from '#app/features/search/load-results'
import { searchParameters } from '#app/features/search/search'
import { SearchPage } from '#app/features/search/search-page'

export const Route = createFileRoute('/$locale/search')({
  validateSearch: searchParameters,
  // The router hands over what stands in the address, not only what was validated.
  loaderDeps: ({ search }) => searchParameters(search),
  loader: ({ params: { locale }, deps, abortController: { signal } }) => loadResults(locale, deps, signal),
  // In the page's own chunk, because words that only a head needs would weigh on every other page.
  head: async ({ params: { locale }, loaderData }) => {
    const { searchHead } = await import('#app/features/search/search-page')
    const head = searchHead(locale, loaderData)
    return head ? pageHead(head) : {}
  },
  component: Search,
})

function Search() {
  return <SearchPage {...Route.useLoaderData()} />
}
