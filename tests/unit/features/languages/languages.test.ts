import { describe, expect, test } from 'vitest'
import { builtIn } from '#app/features/languages/built-in'
import {
  currentLanguage,
  inLocale,
  type Language,
  languageList,
  languagesNotFetched,
  languagesNotLoaded,
  preferredLocale,
  toLocale,
} from '#app/features/languages/languages'

const codes = (languages: readonly Language[]) => languages.map(({ languageCode }) => languageCode)
const { vi, en, de, ja } = builtIn
const builtInLanguages = [vi, en, de, ja]
const offered = (...entries: Language[]) => languageList({ success: true, entries }).languages

describe('the current language', () => {
  test('[LANG-01] is the one of the route, else the default one, else the first', () => {
    expect(currentLanguage(builtInLanguages, 'ja')).toBe(ja)
    expect(currentLanguage([en, vi], 'fr')).toBe(vi)
    expect(currentLanguage([de, en], 'fr')).toBe(de)
    expect(currentLanguage([], 'vi')).toBeUndefined()
  })
})

describe('valid entries', () => {
  test.each(['languageCode', 'nativeName', 'languageName'] as const)('[LANG-02] need a %s', (field) => {
    expect(codes(offered(vi, { ...de, [field]: '' }, { ...en, [field]: '  ' }))).toEqual(['vi'])
  })

  test('[LANG-02] are active, and in their order', () => {
    expect(codes(offered(ja, { ...de, isActive: false }, vi))).toEqual(['vi', 'ja'])
  })
})

describe('the list', () => {
  test('[LANG-01] is what the call answered', () => {
    expect(languageList({ success: true, entries: [vi, ja] })).toEqual({ ok: true, languages: [vi, ja] })
  })

  test('[LANG-02] without a valid entry is the built-in one', () => {
    const list = languageList({ success: true, entries: [{ ...vi, nativeName: '' }] })
    expect(list.ok).toBe(false)
    expect(codes(list.languages)).toEqual(['vi', 'en', 'de', 'ja'])
  })

  test('[LANG-02] of a failed call is the built-in one, of a failed load Vietnamese alone', () => {
    expect(codes(languagesNotFetched().languages)).toEqual(['vi', 'en', 'de', 'ja'])
    expect(codes(languagesNotLoaded.languages)).toEqual(['vi'])
    expect(languagesNotLoaded).toMatchObject({ ok: false, code: 'languages_not_loaded' })
  })

  test('[LANG-12] answered with success false is the built-in one, with the answer’s message', () => {
    const list = languageList({ success: false, message: 'Đang bảo trì', entries: [de] })
    expect(list).toEqual({
      ok: false,
      code: 'languages_not_fetched',
      message: 'Đang bảo trì',
      languages: builtInLanguages,
    })
  })

  test.each([undefined, null, '', '  '])('[LANG-12] with message %j has the words of the code instead', (message) => {
    const list = languageList({ success: false, message, entries: [] })
    expect(list).not.toHaveProperty('message')
    expect(list).toMatchObject({ code: 'languages_not_fetched' })
  })
})

test('[LANG-03] the built-in list is the specification’s table', () => {
  const table = languagesNotFetched().languages.map((language) => [
    language.languageCode,
    language.languageName,
    language.isDefault,
    language.dateFormat,
    language.currencyCode,
    language.currencySymbol,
    language.localeCode,
    language.sortOrder,
  ])
  expect(table).toEqual([
    ['vi', 'Vietnamese', true, 'dd/MM/yyyy', 'VND', '₫', 'vi-VN', 1],
    ['en', 'English', false, 'MM/dd/yyyy', 'USD', '$', 'en-US', 2],
    ['de', 'German', false, 'dd.MM.yyyy', 'EUR', '€', 'de-DE', 3],
    ['ja', 'Japanese', false, 'yyyy/MM/dd', 'JPY', '¥', 'ja-JP', 4],
  ])
  for (const language of builtInLanguages) {
    expect(language).toMatchObject({ direction: 'ltr', isActive: true, timeFormat: 'HH:mm' })
  }
})

test('[LANG-04] a requested language is trimmed, lower-cased and one of ours, else Vietnamese', () => {
  expect(toLocale(' JA ')).toBe('ja')
  expect(toLocale('De')).toBe('de')
  expect(toLocale('fr')).toBe('vi')
  expect(toLocale('')).toBe('vi')
  expect(toLocale('en-US')).toBe('vi')
})

describe('the locale of a first visit', () => {
  test('[ROUTE-01] is the visitor’s choice, else the best match of Accept-Language, else vi', () => {
    expect(preferredLocale('ja', 'de')).toBe('ja')
    expect(preferredLocale('xx', 'fr, de;q=0.5, en;q=0.8')).toBe('en')
    expect(preferredLocale(undefined, 'de-AT,en;q=0')).toBe('de')
    expect(preferredLocale(undefined, 'fr, en;q=0')).toBe('vi')
    expect(preferredLocale(undefined, undefined)).toBe('vi')
  })
})

test('[ROUTE-13] a page keeps its path and query under another locale', () => {
  expect(inLocale('/vi/category/bed?sort=price#top', 'ja')).toBe('/ja/category/bed?sort=price#top')
  expect(inLocale('/vi', 'de')).toBe('/de')
  expect(inLocale('/', 'de')).toBe('/de')
  expect(inLocale('/contact-us', 'en')).toBe('/en/contact-us')
})
