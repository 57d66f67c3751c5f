import { createIsomorphicFn } from '@tanstack/react-start'
import { ServerRendered } from '#app/ui/server-rendered'
import { LaterBody } from './later-body'
import { queryOf, type SearchPageData } from './search'
import SearchBody from './search-body'

export { searchHead } from './search-head'

// Start takes the server's part out of the browser's build, and with it the import that would tie the two chunks.
const renderBody = createIsomorphicFn()
  .server((data: SearchPageData) => <SearchBody {...data} />)
  .client((_: SearchPageData) => null)

/** Search results (ROUTE-18). */
export const SearchPage = (data: SearchPageData) => (
  <ServerRendered key={JSON.stringify(queryOf(data.search))} otherwise={<LaterBody {...data} />}>
    {renderBody(data)}
  </ServerRendered>
)
