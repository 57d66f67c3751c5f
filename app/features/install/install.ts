import type { Locale } from '../languages/languages'

/** Where the web manifest of a language is (ROUTE-16). */
export const manifestPath = (locale: Locale) => `/${locale}/manifest.webmanifest`
