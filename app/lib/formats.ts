// Cached, because creating a formatter costs as much as fifty uses.
const kept = new Map<string, unknown>()

function made<Format>(name: string, make: () => Format): Format {
  const format = (kept.get(name) as Format | undefined) ?? make()
  kept.set(name, format)
  return format
}

export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat =>
  made(`${locale}${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options))

export const dayFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  made(`day ${locale}${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, options))
