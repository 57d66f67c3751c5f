import { type } from 'arktype'
import { locales } from '#app/paraglide/runtime.js'

export const localeSchema = type.enumerated(...locales)

/** A language record of the languages call (specification, section 3). Only code and names are required (LANG-02). */
export const languageSchema = type({
  languageId: 'number = 0',
  uniqueId: "string = ''",
  languageCode: 'string',
  languageName: 'string',
  nativeName: 'string',
  flagIcon: "string = ''",
  direction: "'ltr' | 'rtl' = 'ltr'",
  isDefault: 'boolean = false',
  isActive: 'boolean = true',
  sortOrder: 'number = 0',
  dateFormat: "string = ''",
  timeFormat: "string = 'HH:mm'",
  currencyCode: "string = ''",
  currencySymbol: "string = ''",
  hreflangCode: "string = ''",
  localeCode: "string = ''",
})

export type Language = typeof languageSchema.infer

/** The answer of the languages call; entries are validated one by one. */
export const languagesAnswerSchema = type({
  success: 'boolean',
  'message?': 'string | null',
  'data?': type({ 'languages?': 'unknown[] | null' }).or('null'),
})
