import { type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'

const wholeNumber = '0 <= number.integer <= 3600000'

/** What a page reports of one view; the list of routes is the front door's to compare. */
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
