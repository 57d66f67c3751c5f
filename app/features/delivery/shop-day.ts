import { DAY, HOUR } from '#app/lib/constants'

/** Vietnam has kept UTC+7 without summer time since 1975, so its days need no time zone database. */
const SHOP_OFFSET = 7 * HOUR

/** The day at the shop (Asia/Ho_Chi_Minh) as `2026-12-31`; `time` in ms since the epoch. */
export const shopDayOf = (time: number): string => written(time + SHOP_OFFSET)

/** The hour at the shop, 0 to 23; `time` in ms since the epoch. */
export const shopHourOf = (time: number): number => new Date(time + SHOP_OFFSET).getUTCHours()

/** Moves a day such as `2026-12-31` by whole days, back with a negative count. */
export const addDays = (day: string, count: number): string => written(Date.parse(day) + count * DAY)

/** Weekday of a day such as `2026-12-31`: 0 is Sunday, 6 is Saturday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** True for a day of the calendar as this code writes it: 2028-02-29, but not 2027-02-29. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && written(time) === text
}

const written = (time: number) => new Date(time).toISOString().slice(0, 10)
