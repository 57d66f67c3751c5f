import { dayLocaleOf } from './day-locale.ts'

// Cached, because creating a formatter costs as much as fifty uses.
const formats = new Map<string, unknown>()

function made<Format>(name: string, make: () => Format): Format {
  const format = (formats.get(name) as Format | undefined) ?? make()
  formats.set(name, format)
  return format
}

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  made(`${locale}${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))

export const dayFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  made(`day ${locale}${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))

/** Joins names as the language does; English as Britain writes it, without a comma before the last “and”. */
export const formatList = (names: readonly string[], locale: string): string =>
  made(`list ${locale}`, () => new Intl.ListFormat(dayLocaleOf(locale), { type: 'conjunction' })).format(names)

/** Between two parts of a description. */
export const partMark = (locale: string): string => (locale === 'ja' ? '、' : ', ')

/** Parts of a description in a row, such as a wood and a size. */
export const joinParts = (parts: readonly string[], locale: string): string => parts.join(partMark(locale))

/** Between two sentences: a Japanese full stop has its space within. */
export const sentenceGap = (locale: string): string => (locale === 'ja' ? '' : ' ')

/** Joins the sentences that there are. */
export const joinSentences = (sentences: readonly (string | false | undefined)[], locale: string): string =>
  sentences.filter(Boolean).join(sentenceGap(locale))

/** A share in the locale's format: German sets a space that does not break before the sign. */
export const formatPercent = (share: number, localeCode: string): string =>
  numberFormat(localeCode, { style: 'percent' }).format(share)

/** An amount in đồng in the locale's format; never another currency (LANG-11). */
export const formatVnd = (amount: number, localeCode: string): string =>
  numberFormat(localeCode, { style: 'currency', currency: 'VND' }).format(amount)
