import {
  baseLocale,
  getLocale as compiledLocale,
  isLocale,
  type Locale,
  setLocale as setCompiledLocale,
} from '#app/paraglide/runtime.js'

/** True in a built copy for browsers, whose messages are of one language (scripts/build/locale-variants.ts). */
const isOneLanguage = import.meta.env?.SSR === false && __LOCALE_VARIANTS__

let pageLocale: Locale = baseLocale

/**
 * The page's language. Copies of one language do not ask Paraglide, whose strategies would weigh 0.9 KB on every page.
 */
export const getLocale = (): Locale => (isOneLanguage ? pageLocale : compiledLocale())

/** Changes the language of what is formatted, and of messages in development; a built copy's messages stay. */
export async function setLocale(locale: Locale): Promise<void> {
  if (isOneLanguage) pageLocale = locale
  else await setCompiledLocale(locale, { reload: false })
}

/** Takes the language from the document. */
export const readPageLocale = ({ lang }: HTMLElement) => setLocale(isLocale(lang) ? lang : baseLocale)
