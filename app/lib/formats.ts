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

/** Joins names as the language does. */
export const formatList = (names: readonly string[], locale: string): string =>
  made(`list ${locale}`, () => new Intl.ListFormat(locale, { type: 'conjunction', style: 'narrow' })).format(names)

/** An amount in đồng in the locale's format; never another currency (LANG-11). */
export const formatVnd = (amount: number, localeCode: string): string =>
  numberFormat(localeCode, { style: 'currency', currency: 'VND' }).format(amount)
