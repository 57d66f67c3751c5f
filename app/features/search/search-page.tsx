import { createIsomorphicFn } from '@tanstack/react-start'
import { m } from '#app/paraglide/messages.js'
import { ServerRendered } from '#app/ui/server-rendered'
import { PageHead } from '../page/page-head'
import { LaterBody } from './later-body'
import { queryOf, type SearchPageData } from './search'
import SearchBody from './search-body'

// Start takes the server's part out of the browser's build, and with it the import that would tie the two chunks.
const renderBody = createIsomorphicFn()
  .server((data: SearchPageData) => <SearchBody {...data} />)
  .client((_: SearchPageData) => null)

/** Search results (ROUTE-18). */
export function SearchPage(data: SearchPageData) {
  const term = data.results?.search.term
  return (
    <>
      <PageHead title={term ? m.search_results({ term }) : m.search_label()} description={m.search_description()} />
      <ServerRendered key={JSON.stringify(queryOf(data.search))} otherwise={<LaterBody {...data} />}>
        {renderBody(data)}
      </ServerRendered>
    </>
  )
}
