import { baseLocale, isLocale, type Locale, locales } from '#app/paraglide/runtime.js'

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

const common = { direction: 'ltr', isActive: true, timeFormat: 'HH:mm' } as const

/** The built-in list (LANG-03). A locale added to the project without a row here does not compile. */
const builtIn: Record<Locale, Language> = {
  vi: {
    ...common,
    languageId: 1,
    uniqueId: '5d6d6c0a-3f0f-4b1e-9a55-0c0f3f6a1b01',
    languageCode: 'vi',
    languageName: 'Vietnamese',
    nativeName: 'Tiếng Việt',
    flagIcon: '/flags/vi.svg',
    isDefault: true,
    sortOrder: 1,
    dateFormat: 'dd/MM/yyyy',
    currencyCode: 'VND',
    currencySymbol: '₫',
    hreflangCode: 'vi',
    localeCode: 'vi-VN',
  },
  en: {
    ...common,
    languageId: 2,
    uniqueId: '5d6d6c0a-3f0f-4b1e-9a55-0c0f3f6a1b02',
    languageCode: 'en',
    languageName: 'English',
    nativeName: 'English',
    flagIcon: '/flags/en.svg',
    isDefault: false,
    sortOrder: 2,
    dateFormat: 'MM/dd/yyyy',
    currencyCode: 'USD',
    currencySymbol: '$',
    hreflangCode: 'en',
    localeCode: 'en-US',
  },
  de: {
    ...common,
    languageId: 3,
    uniqueId: '5d6d6c0a-3f0f-4b1e-9a55-0c0f3f6a1b03',
    languageCode: 'de',
    languageName: 'German',
    nativeName: 'Deutsch',
    flagIcon: '/flags/de.svg',
    isDefault: false,
    sortOrder: 3,
    dateFormat: 'dd.MM.yyyy',
    currencyCode: 'EUR',
    currencySymbol: '€',
    hreflangCode: 'de',
    localeCode: 'de-DE',
  },
  ja: {
    ...common,
    languageId: 4,
    uniqueId: '5d6d6c0a-3f0f-4b1e-9a55-0c0f3f6a1b04',
    languageCode: 'ja',
    languageName: 'Japanese',
    nativeName: '日本語',
    flagIcon: '/flags/ja.svg',
    isDefault: false,
    sortOrder: 4,
    dateFormat: 'yyyy/MM/dd',
    currencyCode: 'JPY',
    currencySymbol: '¥',
    hreflangCode: 'ja',
    localeCode: 'ja-JP',
  },
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
