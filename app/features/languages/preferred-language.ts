import { PREFERRED_LANGUAGE } from '#app/lib/storage-keys'
import type { Locale } from './languages'

const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** Stores the choice in both a cookie and local storage (DATA-05). */
export function rememberLanguage(locale: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${PREFERRED_LANGUAGE}=${locale}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`
  try {
    localStorage.setItem(PREFERRED_LANGUAGE, locale)
  } catch {
    // Some private windows refuse storage; the cookie still has the choice.
  }
}
