import { dayFormat } from '#app/lib/formats'
import { dayLocaleOf } from '../languages/languages'
import { getLocale } from '../languages/locale'
import { dayOfTerms } from './legal'

/** The day of a legal text as a person writes it; of terms their id will do. */
export const legalDate = (id: string): string =>
  dayFormat(dayLocaleOf(getLocale()), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(dayOfTerms(id)))
