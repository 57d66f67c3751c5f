import { dayFormat } from '#app/lib/formats'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { dayLocaleOf } from '../languages/languages'
import type { Half } from './delivery'

/** A delivery day by itself, as its language writes it, such as “Thứ Bảy, 19/12” or “12月19日(土)”. */
export function dayName(day: string): string {
  const locale = dayLocaleOf(getLocale())
  // In figures, Japanese would run into the weekday: “12/19土曜日”.
  const parts =
    locale === 'ja' ? ({ weekday: 'short', month: 'long' } as const) : ({ weekday: 'long', month: 'numeric' } as const)
  return dayFormat(locale, { ...parts, day: 'numeric', timeZone: 'UTC' }).format(new Date(day))
}

export const halfName = (half: Half) => (half === 'morning' ? m.checkout_morning() : m.checkout_afternoon())

/** A half day, such as “Thứ Bảy, 19/12 · Sáng”. */
export const slotName = (day: string, half: Half) => `${dayName(day)} · ${halfName(half)}`
