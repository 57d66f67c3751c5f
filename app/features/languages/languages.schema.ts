import { type } from 'arktype'
import { locales } from '#app/paraglide/runtime.js'

export const localeSchema = type.enumerated(...locales)

/**
 * A language record as the languages call delivers it (specification, section 3). An entry counts with its code and
 * names alone (LANG-02), so all else has a default.
 */
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

/** The answer of the languages call; its entries are judged one by one. */
export const languagesAnswerSchema = type({
  success: 'boolean',
  'message?': 'string | null',
  'data?': type({ 'languages?': 'unknown[] | null' }).or('null'),
})
