import { baseLocale, isLocale, type Locale, locales } from '#app/paraglide/runtime.js'
import { builtIn } from './built-in'

export { baseLocale, isLocale, type Locale, locales }

/** A language record as the languages call delivers it (specification, section 3). */
export type Language = {
  languageId: number
  uniqueId: string
  languageCode: string
  languageName: string
  nativeName: string
  flagIcon: string
  direction: 'ltr' | 'rtl'
  isDefault: boolean
  isActive: boolean
  sortOrder: number
  dateFormat: string
  timeFormat: string
  currencyCode: string
  currencySymbol: string
  hreflangCode: string
  localeCode: string
}

export const builtInLanguages: readonly Language[] = locales.map((locale) => builtIn[locale])

/** The record that formats dates and numbers for a locale of the interface. */
export const languageOf = (locale: Locale): Language => builtIn[locale]

/** Languages the visitor may pick: entries with a code and both names (LANG-02), active ones, in their order. */
export function validLanguages(entries: readonly Partial<Language>[]): Language[] {
  return entries
    .filter(
      (entry): entry is Language =>
        isFilled(entry.languageCode) && isFilled(entry.nativeName) && isFilled(entry.languageName),
    )
    .filter((entry) => entry.isActive !== false)
    .sort((a, b) => a.sortOrder - b.sortOrder)
}

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** The language of the route, else the default one, else the first (LANG-01). */
export const currentLanguage = (list: readonly Language[], routeLocale: string): Language | undefined =>
  list.find((entry) => entry.languageCode === routeLocale) ?? list.find((entry) => entry.isDefault) ?? list[0]

/** What a requested language code means: trimmed, lower-cased, one of ours, else Vietnamese (LANG-04). */
export function toLocale(code: string): Locale {
  const wanted = code.trim().toLowerCase()
  return isLocale(wanted) ? wanted : baseLocale
}

/** The locale of a first visit: the visitor's own choice, else the best match of Accept-Language, else vi (ROUTE-01). */
export function preferredLocale(choice: string | undefined, acceptLanguage: string | undefined): Locale {
  if (isLocale(choice)) return choice
  const ranked = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='))
      return { language: tag.split('-')[0], weight: weight ? Number(weight.slice(2)) : 1 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  return ranked.map(({ language }) => language).find(isLocale) ?? baseLocale
}

/** The same page under another locale; query and fragment kept (ROUTE-13). */
export function inLocale(path: string, locale: Locale): string {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(path) ?? []
  return isLocale(first) ? `/${locale}${rest}` : `/${locale}${path === '/' ? '' : path}`
}
