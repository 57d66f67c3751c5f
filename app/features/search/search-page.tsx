import { m } from '#app/paraglide/messages.js'
import { ServerRendered } from '#app/ui/server-rendered'
import { PageHead } from '../page/page-head'
import { queryOf, type SearchPageData } from './search'
import { SearchBody } from './search-body'

/** Search results (ROUTE-18). */
export function SearchPage(data: SearchPageData) {
  const term = data.results?.search.term
  return (
    <>
      <PageHead title={term ? m.search_results({ term }) : m.search_label()} description={m.search_description()} />
      <ServerRendered key={JSON.stringify(queryOf(data.search))}>
        <SearchBody {...data} />
      </ServerRendered>
    </>
  )
}
