import { dayFormat } from '#app/lib/formats'
import { getLocale } from '#app/paraglide/runtime.js'
import { dayLocaleOf } from '../languages/languages'

/** The date of a version of the legal texts, such as `2026-11-26` or `2026-11-26-p3Xc0aYbQ9w`, as a person writes it. */
export const legalDate = (version: string): string =>
  dayFormat(dayLocaleOf(getLocale()), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(version.slice(0, 'yyyy-mm-dd'.length)),
  )
