import { formatTimeOfDay } from '#app/lib/time-of-day'
import { getLocale } from '../languages/locale'
import { company } from './company'

/** Opening hours as the page's language writes them. */
export function openingHours() {
  const { opens, closes } = company.hours.value
  const locale = getLocale()
  return { opens: formatTimeOfDay(opens, locale), closes: formatTimeOfDay(closes, locale) }
}
