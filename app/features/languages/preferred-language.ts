import { PREFERRED_LANGUAGE } from '#app/lib/storage-keys'
import type { Locale } from './languages'

const A_YEAR_IN_SECONDS = 365 * 24 * 60 * 60

/** Remembers the visitor's choice where the browser and the server can each read it (DATA-05). */
export function rememberLanguage(locale: Locale) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
  document.cookie = `${PREFERRED_LANGUAGE}=${locale}; path=/; max-age=${A_YEAR_IN_SECONDS}; samesite=lax`
  try {
    localStorage.setItem(PREFERRED_LANGUAGE, locale)
  } catch {
    // Storage is refused in some private windows; the cookie still carries the choice.
  }
}
