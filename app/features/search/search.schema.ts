import { type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'
import { SEARCH_TERM_MAX } from '../navigation/navigation'
import { LAST_PAGE, searchOrders } from './search'

/** The limits match those of a search's address. */
export const searchRequest = type({
  '+': 'reject',
  locale: localeSchema,
  search: {
    '+': 'reject',
    term: `string <= ${SEARCH_TERM_MAX}`,
    page: `1 <= number.integer <= ${LAST_PAGE}`,
    sort: type.enumerated(...searchOrders),
  },
})
