import { dayFormat } from '#app/lib/formats'
import { formatTimeOfDay } from '#app/lib/time-of-day'
import { m } from '#app/paraglide/messages.js'
import { price } from '../catalogue/catalogue-labels'
import { company } from '../content/content'
import { dayLocaleOf, type Locale } from '../languages/languages'
import { getLocale } from '../languages/locale'
import type { CarryingFee, Half } from './delivery'

/** A delivery day by itself, as its language writes it, such as “Thứ Bảy, 19/12” or “12月19日(土)”. */
export function dayName(day: string): string {
  const locale = dayLocaleOf(getLocale())
  // In figures, Japanese would run into the weekday: “12/19土曜日”.
  const parts =
    locale === 'ja' ? ({ weekday: 'short', month: 'long' } as const) : ({ weekday: 'long', month: 'numeric' } as const)
  return dayFormat(locale, { ...parts, day: 'numeric', timeZone: 'UTC' }).format(new Date(day))
}

/** Hours of a half day as the language counts them; its sentence adds the word for hours. */
export function hoursOf(half: Half, locale: Locale = getLocale()) {
  const { from, to } = company.halfDays.value[half]
  const written = (hour: number) => (locale === 'en' ? formatTimeOfDay(`${hour}:00`, locale) : String(hour))
  return { from: written(from), to: written(to) }
}

const NOON = 12

const halfNames: Record<Half, (hours: { from: string; to: string }) => string> = {
  morning: m.checkout_morning,
  afternoon: m.checkout_afternoon,
}
/** A half day of a day that is named already, such as “Sáng, 8–12 giờ”. */
export function halfName(half: Half) {
  const { from, to } = company.halfDays.value[half]
  // English needs no “am” and “pm” beside the half day's name.
  const written = (hour: number) => String(getLocale() === 'en' ? hour % NOON || NOON : hour)
  return halfNames[half]({ from: written(from), to: written(to) })
}

/** A half day, such as “Thứ Bảy, 19/12 · Sáng, 8–12 giờ”. */
export const slotName = (day: string, half: Half) => `${dayName(day)} · ${halfName(half)}`

/** What carrying costs without a lift. */
export const carryingWords = ({ fromFloor, perFloor }: CarryingFee) =>
  m.delivery_carrying({ floor: fromFloor, fee: price(perFloor) })
