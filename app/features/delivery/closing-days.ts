import { addDays } from './shop-day'

/** Public holidays, on which the shop delivers nothing. */
export type Holiday = 'new_year' | 'tet' | 'hung_kings' | 'reunification' | 'labour' | 'national' | 'culture'

export type ClosingDay = { day: string; holiday: Holiday }

/**
 * Holidays on the same date every year: Labour Code 45/2019/QH14, article 112, and Resolution 28/2026/QH16 (24 November).
 */
const fixedDays: readonly (readonly [Holiday, string])[] = [
  ['new_year', '01-01'],
  ['reunification', '04-30'],
  ['labour', '05-01'],
  // The law adds the day before or after the 2nd; private employers choose, and this shop takes the one before.
  ['national', '09-01'],
  ['national', '09-02'],
  ['culture', '11-24'],
]

/**
 * First day of the lunar year, and the tenth of its third month (Hùng Kings), by Vietnam's calendar: the rules of
 * Hồ Ngọc Đức's tables (UTC+7). China's Tết of 2030 is a day later, because its new moon falls at 23:07 in Vietnam.
 */
const lunarDays: Readonly<Record<number, readonly [tet: string, hungKings: string]>> = {
  2026: ['02-17', '04-26'],
  2027: ['02-06', '04-16'],
  2028: ['01-26', '04-04'],
  2029: ['02-13', '04-23'],
  2030: ['02-02', '04-12'],
  2031: ['01-23', '04-01'],
  2032: ['02-11', '04-19'],
  2033: ['01-31', '04-09'],
  2034: ['02-19', '04-28'],
  2035: ['02-08', '04-17'],
}

/** Tết closes from the eve to the fifth day. */
const TET_EVE = -1
const TET_DAYS = 6

/** The years whose closing days are known. */
export const closingYears: readonly number[] = Object.keys(lunarDays).map(Number)

/** A year's closing days in order; none for a year that `closingYears` does not have. */
export function closingDaysOf(year: number): ClosingDay[] {
  const lunar = lunarDays[year]
  if (!lunar) return []
  const [tet, hungKings] = lunar
  const tetDays = Array.from({ length: TET_DAYS }, (_, at) => addDays(`${year}-${tet}`, TET_EVE + at))
  return [
    ...fixedDays.map(([holiday, date]): ClosingDay => ({ day: `${year}-${date}`, holiday })),
    ...tetDays.map((day): ClosingDay => ({ day, holiday: 'tet' })),
    { day: `${year}-${hungKings}`, holiday: 'hung_kings' } as const,
  ].sort((one, other) => one.day.localeCompare(other.day))
}

const holidays = new Map(closingYears.flatMap(closingDaysOf).map(({ day, holiday }) => [day, holiday]))

/** The holiday that closes the shop on a day such as `2027-02-06`. */
export const holidayOn = (day: string): Holiday | undefined => holidays.get(day)

/** True if the closing days of its year are known. */
export const isKnownDay = (day: string): boolean => closingYears.includes(Number(day.slice(0, 4)))
