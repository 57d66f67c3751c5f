import { type } from 'arktype'
import { localeSchema } from '../languages/languages.schema'
import { choices, purposes } from './consent'

const consentForm = type({
  purpose: type.enumerated(...purposes),
  choice: type.enumerated(...choices),
  words: 'string <= 128',
  locale: localeSchema,
  '+': 'reject',
})
export type ConsentForm = typeof consentForm.infer

/** What the buttons send; nothing where it is not as agreed. */
export function readConsentForm(fields: Readonly<Record<string, string>>): ConsentForm | undefined {
  const form = consentForm(fields)
  return form instanceof type.errors ? undefined : form
}
