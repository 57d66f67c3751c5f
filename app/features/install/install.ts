import type { Locale } from '../languages/languages'

/** Path of a locale's web manifest (ROUTE-16). */
export const manifestPath = (locale: Locale) => `/${locale}/manifest.webmanifest`
