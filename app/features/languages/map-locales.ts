import { builtIn } from './built-in.ts'
import type { Locale } from './languages'

/** A value for each locale. The build and the seed run this file in plain Node. */
export const mapLocales = <T>(make: (locale: Locale) => T) =>
  Object.fromEntries(Object.keys(builtIn).map((locale) => [locale, make(locale as Locale)])) as Record<Locale, T>
