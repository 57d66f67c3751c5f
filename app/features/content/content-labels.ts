import { dayFormat } from '#app/lib/formats'
import { getLocale } from '#app/paraglide/runtime.js'
import { dayLocaleOf } from '../languages/languages'
import { dayOfTerms } from './legal'

/** The day of a legal text as a person writes it; of terms their id will do. */
export const legalDate = (id: string): string =>
  dayFormat(dayLocaleOf(getLocale()), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dayOfTerms(id)))
