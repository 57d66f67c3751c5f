import { createFileRoute } from '@tanstack/react-router'
import { SearchPage } from '#app/features/search/search-page'
import { searchParameters } from '#app/features/search/search-parameters'

export const Route = createFileRoute('/$locale/search')({
  staticData: { isUnlisted: true, parameters: ['q', 'page', 'sort'], showsStock: true },
  validateSearch: searchParameters,
  // The router's `search` also contains parameters that were not validated.
  loaderDeps: ({ search }) => searchParameters(search),
  // A dynamic import, because a static one would be in every page's bundle.
  loader: async ({ params: { locale }, deps, abortController: { signal } }) =>
    (await import('#app/features/search/load-results')).loadResults(locale, deps, signal),
  // Random search terms must not displace useful pages from the cache.
  headers: ({ loaderData, match }) =>
    match.search.q && !loaderData?.results?.isAsWritten ? { 'cache-control': 'no-store' } : undefined,
  component: Search,
})

function Search() {
  return <SearchPage {...Route.useLoaderData()} />
}
