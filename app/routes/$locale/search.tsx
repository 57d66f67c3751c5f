import { createFileRoute } from '@tanstack/react-router'
import { loadResults } from '#app/features/search/load-results'
import { searchParameters } from '#app/features/search/search'
import { SearchPage } from '#app/features/search/search-page'

export const Route = createFileRoute('/$locale/search')({
  staticData: { isUnlisted: true, parameters: ['q', 'page', 'sort'] },
  validateSearch: searchParameters,
  // The router hands over what stands in the address, not only what was validated.
  loaderDeps: ({ search }) => searchParameters(search),
  loader: ({ params: { locale }, deps, abortController: { signal } }) => loadResults(locale, deps, signal),
  // Searches that anybody makes up would push out what others look for.
  headers: ({ loaderData, match }) =>
    match.search.q && !loaderData?.results?.isAsWritten ? { 'cache-control': 'no-store' } : undefined,
  component: Search,
})

function Search() {
  return <SearchPage {...Route.useLoaderData()} />
}
