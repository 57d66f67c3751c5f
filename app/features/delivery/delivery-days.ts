import { holidayOn, isKnownDay } from './closing-days'
import type { Zone } from './delivery-zones'
import { addDays, isDay, shopDayOf, shopHourOf, weekdayOf } from './shop-day'

/** An order from this hour on, at the shop, counts as one of the next day. */
export const CUT_OFF_HOUR = 16

/** Days are offered this far after the earliest one. */
export const FARTHEST_DAYS = 90

const SUNDAY = 0

/** Parts of a day that a delivery is promised for. */
export const halves = ['morning', 'afternoon'] as const
export type Half = (typeof halves)[number]

export type DeliveryWish = {
  zone: Zone
  /** Day on which the last piece is made, such as `2026-12-16`; null if all are in stock. */
  readyOn: string | null
  /** Time in ms since the epoch. */
  now: number
  /** A time that has passed for sure, such as the basket's last change: no clock that was set back offers past days. */
  passed?: number
}

/**
 * First day on which the zone could be reached: what is in stock takes the zone's days, what is made leaves the
 * workshop when it is ready. The shop may be closed on that day. Undefined if the zone or the time is not served.
 */
export function earliestDay({ zone, readyOn, now, passed = now }: DeliveryWish): string | undefined {
  const time = Math.max(now, passed)
  if (!zone.isServed || !isTime(time)) return undefined
  const today = addDays(shopDayOf(time), shopHourOf(time) < CUT_OFF_HOUR ? 0 : 1)
  const fromStock = addDays(today, zone.fromDays)
  if (readyOn === null) return fromStock
  return laterOf(fromStock, addDays(readyOn, zone.daysFromWorkshop))
}

/** Days on which the shop delivers, in order: from the earliest, without Sundays and closing days. */
export function openDays({ count, ...wish }: DeliveryWish & { count: number }): string[] {
  const earliest = earliestDay(wish)
  const days: string[] = []
  if (!earliest) return days
  for (let ahead = 0; ahead <= FARTHEST_DAYS && days.length < count; ahead++) {
    const day = addDays(earliest, ahead)
    if (isWorkingDay(day)) days.push(day)
  }
  return days
}

/** True if `openDays` would offer the day; for a day that comes from outside. */
export function isOpenDay(day: string, wish: DeliveryWish): boolean {
  const earliest = earliestDay(wish)
  if (!earliest || !isDay(day)) return false
  return day >= earliest && day <= addDays(earliest, FARTHEST_DAYS) && isWorkingDay(day)
}

const laterOf = (one: string, other: string) => [one, other].sort()[1]

/** A year without known closing days has no working days, so that nothing is promised for a Tết that is not in the table. */
const isWorkingDay = (day: string) => weekdayOf(day) !== SUNDAY && isKnownDay(day) && !holidayOn(day)

/** Outside these years a clock is wrong, and the day has no four digits. */
const isTime = (time: number) => time >= 0 && time < Date.UTC(9999, 0)
