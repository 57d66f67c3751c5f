import { type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'
import { choices, purposes } from './consent'

export const consentForm = type({
  purpose: type.enumerated(...purposes),
  choice: type.enumerated(...choices),
  words: 'string <= 128',
  locale: localeSchema,
  '+': 'reject',
})
export type ConsentValues = typeof consentForm.infer
