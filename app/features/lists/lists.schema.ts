import { type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'

const LONGEST_LIST = 60

export const productsRequest = type({
  '+': 'reject',
  locale: localeSchema,
  slugs: type(/^[a-z\d-]{1,100}$/)
    .array()
    .atMostLength(LONGEST_LIST),
})
