import { type } from 'arktype'
import { COMPARED } from '#app/lib/storage-keys'
import { localeSchema } from '../languages/languages.schema'
import { longest } from '../lists/lists'

export const compareRequest = type({
  '+': 'reject',
  locale: localeSchema,
  slugs: type(/^[a-z\d-]{1,100}$/)
    .array()
    .atMostLength(longest[COMPARED]),
})
