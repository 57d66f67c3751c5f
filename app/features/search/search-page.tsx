import { m } from '#app/paraglide/messages.js'
import { ServerRendered } from '#app/ui/server-rendered'
import { PageHead } from '../page/page-head'
import { type SearchPageData, searchQueryOf } from './search'
import { SearchBody } from './search-body'

/** Search results (ROUTE-18). */
export function SearchPage(data: SearchPageData) {
  const term = data.results?.search.term
  return (
    <>
      <PageHead title={term ? m.search_results({ term }) : m.search_label()} description={m.search_description()} />
      <ServerRendered key={JSON.stringify(searchQueryOf(data.search))}>
        <SearchBody {...data} />
      </ServerRendered>
    </>
  )
}
