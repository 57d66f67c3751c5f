import { dayLocaleOf } from '#app/lib/day-locale'
import type { Result } from '#app/lib/failure'
import { baseLocale, isLocale, type Locale, locales } from '#app/paraglide/runtime.js'
import { builtIn } from './built-in'
import type { Language } from './languages.schema'

export { baseLocale, dayLocaleOf, isLocale, type Language, type Locale, locales }

const builtInLanguages: readonly Language[] = locales.map((locale) => builtIn[locale])

/** Formats of dates and numbers for a locale. */
export const languageOf = (locale: Locale): Language => builtIn[locale]

/** Selectable languages: active entries with a code and both names, in order (LANG-02). */
const validLanguages = (entries: readonly Language[]): Language[] =>
  entries
    .filter((entry) => isFilled(entry.languageCode) && isFilled(entry.nativeName) && isFilled(entry.languageName))
    .filter((entry) => entry.isActive)
    .sort((a, b) => a.sortOrder - b.sortOrder)

const isFilled = (text: string) => text.trim() !== ''

/** The offered languages; a fallback carries the failure, in the API's words if it sent some. */
export type LanguageList = Result & { languages: readonly Language[] }

/** Valid entries of an answer, else the built-in list (LANG-02, LANG-12). */
export function languageList(answer: {
  success: boolean
  message?: string | null
  entries: readonly Language[]
}): LanguageList {
  if (!answer.success) return languagesNotFetched(answer.message?.trim())
  const languages = validLanguages(answer.entries)
  return languages.length ? { ok: true, languages } : languagesNotFetched()
}

/** The call failed: the built-in list. */
export const languagesNotFetched = (message?: string): LanguageList => ({
  ok: false,
  code: 'languages_not_fetched',
  ...(message && { message }),
  languages: builtInLanguages,
})

/** Loading failed: only Vietnamese (LANG-02). */
export const languagesNotLoaded: LanguageList = {
  ok: false,
  code: 'languages_not_loaded',
  languages: [builtIn[baseLocale]],
}

/** The route's language, else the default, else the first (LANG-01). */
export const currentLanguage = (list: readonly Language[], routeLocale: string): Language | undefined =>
  list.find((entry) => entry.languageCode === routeLocale) ?? list.find((entry) => entry.isDefault) ?? list[0]

/** Normalises a language code; Vietnamese for unknown ones (LANG-04). */
export function toLocale(code: string): Locale {
  const wanted = code.trim().toLowerCase()
  return isLocale(wanted) ? wanted : baseLocale
}

/** Locale of a first visit: the visitor's choice, else the best match of Accept-Language, else vi (ROUTE-01). */
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

/** The same page under another locale; query and fragment are kept (ROUTE-13). */
export function inLocale(path: string, locale: Locale): string {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(path) ?? []
  return isLocale(first) ? `/${locale}${rest}` : `/${locale}${path === '/' ? '' : path}`
}
