import type { Locale } from '#app/paraglide/runtime.js'
import type { Language } from './languages.schema'

const common = { direction: 'ltr', isActive: true, timeFormat: 'HH:mm' } as const

/**
 * The built-in list (LANG-03); every locale needs a row to compile. Its own file, because the seed reads it in plain
 * Node. English is American by specification, but prices are in đồng and dates British.
 */
export const builtIn: Record<Locale, Language> = {
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

/** A value for each locale. */
export const mapLocales = <T>(make: (locale: Locale) => T) =>
  Object.fromEntries(Object.keys(builtIn).map((locale) => [locale, make(locale as Locale)])) as Record<Locale, T>
