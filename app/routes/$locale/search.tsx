import { createFileRoute } from '@tanstack/react-router'
import { loadResults } from '#app/features/search/load-results'
import { searchParameters } from '#app/features/search/search'
import { SearchPage } from '#app/features/search/search-page'

export const Route = createFileRoute('/$locale/search')({
  staticData: { isUnlisted: true, parameters: ['q', 'page', 'sort'] },
  validateSearch: searchParameters,
  // The router's `search` also contains parameters that were not validated.
  loaderDeps: ({ search }) => searchParameters(search),
  loader: ({ params: { locale }, deps, abortController: { signal } }) => loadResults(locale, deps, signal),
  // Random search terms must not displace useful pages from the cache.
  headers: ({ loaderData, match }) =>
    match.search.q && !loaderData?.results?.isAsWritten ? { 'cache-control': 'no-store' } : undefined,
  component: Search,
})

function Search() {
  return <SearchPage {...Route.useLoaderData()} />
}
