import { type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'

const wholeNumber = '0 <= number.integer <= 3600000'

/** One view's report; the front door validates the route. */
export const reportSchema = type({
  route: 'string <= 64',
  locale: localeSchema,
  vitals: {
    'LCP?': wholeNumber,
    'INP?': wholeNumber,
    'CLS?': wholeNumber,
    'TTFB?': wholeNumber,
    'FCP?': wholeNumber,
    '+': 'reject',
  },
  '+': 'reject',
})
