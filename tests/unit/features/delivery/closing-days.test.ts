import { describe, expect, test } from 'vitest'
import { closingDaysOf, closingYears, holidayOn, isKnownDay } from '#app/features/delivery/closing-days'
import { addDays, shopDayOf } from '#app/features/delivery/shop-day'
import { DAY, HOUR, MINUTE } from '#app/lib/constants'

const tetOf = (year: number) => addDays(closingDaysOf(year).find(({ holiday }) => holiday === 'tet')?.day ?? '', 1)
const hungKingsOf = (year: number) => closingDaysOf(year).find(({ holiday }) => holiday === 'hung_kings')?.day

/** The days from one to another of a year. */
const daysOf = (year: number, from: string, to: string) => {
  const days = [`${year}-${from}`]
  while ((days.at(-1) ?? '') < `${year}-${to}`) days.push(addDays(days.at(-1) ?? '', 1))
  return days
}

describe('[BUY-04] closing days', () => {
  test('are known for ten years', () => {
    expect(closingYears).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035])
    expect(closingDaysOf(2025)).toEqual([])
    expect([isKnownDay('2025-12-31'), isKnownDay('2026-01-01')]).toEqual([false, true])
    expect([isKnownDay('2035-12-31'), isKnownDay('2036-01-01')]).toEqual([true, false])
  })

  test('of 2027 are these', () => {
    expect(closingDaysOf(2027).map(({ day, holiday }) => `${day} ${holiday}`)).toEqual([
      '2027-01-01 new_year',
      '2027-02-05 tet',
      '2027-02-06 tet',
      '2027-02-07 tet',
      '2027-02-08 tet',
      '2027-02-09 tet',
      '2027-02-10 tet',
      '2027-04-16 hung_kings',
      '2027-04-30 reunification',
      '2027-05-01 labour',
      '2027-09-01 national',
      '2027-09-02 national',
      '2027-11-24 culture',
    ])
  })

  test.each(closingYears)('of %i are thirteen different ones in order, and found by their day', (year) => {
    const days = closingDaysOf(year).map(({ day }) => day)
    expect(new Set(days).size).toBe(13)
    expect([...days].sort()).toEqual(days)
    for (const { day, holiday } of closingDaysOf(year)) expect(holidayOn(day)).toBe(holiday)
    expect(holidayOn(`${year}-12-24`)).toBeUndefined()
  })
})

/**
 * Times of new moons by J. Meeus, Astronomical Algorithms, chapter 49, with the terms above 20 seconds; in ms since the
 * epoch, right to two minutes.
 */
function newMoonsOf(year: number): number[] {
  const first = Math.floor((year - 2000) * 12.3685) - 1
  return Array.from({ length: 8 }, (_, at) => newMoon(first + at))
}

function newMoon(k: number): number {
  const t = k / 1236.85
  const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
  const e = 1 - 0.002516 * t
  const sun = 2.5534 + 29.1053567 * k
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t ** 2
  const latitude = 160.7108 + 390.67050284 * k - 0.0016118 * t ** 2
  const julianDay =
    2451550.09766 +
    29.530588861 * k +
    0.00015437 * t ** 2 -
    0.4072 * sin(moon) +
    0.17241 * e * sin(sun) +
    0.01608 * sin(2 * moon) +
    0.01039 * sin(2 * latitude) +
    0.00739 * e * sin(moon - sun) -
    0.00514 * e * sin(moon + sun) +
    0.00208 * e ** 2 * sin(2 * sun) -
    0.00111 * sin(moon - 2 * latitude) -
    0.00057 * sin(moon + 2 * latitude) +
    0.00056 * e * sin(2 * moon + sun) -
    0.00042 * sin(3 * moon) +
    0.00042 * e * sin(sun + 2 * latitude) +
    0.00038 * e * sin(sun - 2 * latitude) -
    0.00024 * e * sin(2 * moon - sun)
  const UNIX_EPOCH = 2440587.5
  const CLOCKS_BEHIND_EARTH = 75_000
  return (julianDay - UNIX_EPOCH) * DAY - CLOCKS_BEHIND_EARTH
}

/** China's clocks are an hour ahead. */
const BEIJING = HOUR
/** No new moon of the table is so near to midnight that the two minutes could move it to another day. */
const MARGIN = 5 * MINUTE
/** The new moons with which the first and the third month begin, if there is no leap month between. */
function monthsOf(year: number): { first: number; third: number } {
  const moons = newMoonsOf(year)
  // The first month has the sun's 330°, so it begins between 21 January and 20 February.
  const first = moons.findIndex((moon) => shopDayOf(moon) >= `${year}-01-21`)
  return { first: moons[first] ?? 0, third: moons[first + 2] ?? 0 }
}

describe('[BUY-04] the lunar table', () => {
  test.each(closingYears)('of %i begins with a new moon in Vietnam, and the third month two moons later', (year) => {
    const { first, third } = monthsOf(year)
    for (const moon of [first, third]) expect(shopDayOf(moon - MARGIN)).toBe(shopDayOf(moon + MARGIN))
    expect(tetOf(year)).toBe(shopDayOf(first))
    expect(tetOf(year) <= `${year}-02-20`).toBe(true)
    expect(hungKingsOf(year)).toBe(addDays(shopDayOf(third), 9))
  })

  test('is that of China but for the Tết of 2030', () => {
    const differences = closingYears.flatMap((year) => {
      const { first, third } = monthsOf(year)
      const chinese = { tet: shopDayOf(first + BEIJING), hungKings: addDays(shopDayOf(third + BEIJING), 9) }
      return [
        [tetOf(year), chinese.tet],
        [hungKingsOf(year), chinese.hungKings],
      ].filter(([ours, theirs]) => ours !== theirs)
    })
    expect(differences).toEqual([['2030-02-02', '2030-02-03']])
  })

  const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', { month: 'numeric', day: 'numeric', timeZone: 'UTC' })
  const chineseDay = (year: number, month: string, date: string) =>
    daysOf(year, '01-21', '05-31').find((day) => {
      const parts = Object.fromEntries(chinese.formatToParts(new Date(day)).map(({ type, value }) => [type, value]))
      return parts.month === month && parts.day === date
    })
  // ICU's new moons are minutes off, and those of 2027 and 2030 fall at 23:56 and 0:07 in Beijing: it has both wrong.
  const certain = closingYears.filter((year) => year !== 2027 && year !== 2030)

  test.each(certain)('of %i is that of Intl, which knows leap months', (year) => {
    expect([chineseDay(year, '1', '1'), chineseDay(year, '3', '10')]).toEqual([tetOf(year), hungKingsOf(year)])
  })
})
