import { type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'

export const orderRequest = type({
  locale: localeSchema,
  code: 'string <= 20',
  secret: 'string <= 100',
  '+': 'reject',
})
