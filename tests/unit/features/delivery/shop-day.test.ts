import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { addDays, isDay, shopDayOf, shopHourOf, weekdayOf } from '#app/features/delivery/shop-day'

afterEach(() => {
  vi.unstubAllEnvs()
})

const time = fc.integer({ min: Date.UTC(1976, 0), max: Date.UTC(2100, 0) })
const vietnamese = new Intl.DateTimeFormat('sv', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'short',
})

describe('[BUY-04] the day at the shop', () => {
  test('is the one of Asia/Ho_Chi_Minh', () => {
    fc.assert(
      fc.property(time, (now) => {
        const [day, clock] = vietnamese.format(now).split(' ')
        expect(shopDayOf(now)).toBe(day)
        expect(shopHourOf(now)).toBe(Number(clock?.slice(0, 2)))
      }),
    )
  })

  test.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])('does not depend on a machine in %s', (zone) => {
    vi.stubEnv('TZ', zone)
    expect(new Date(2026, 0).getTimezoneOffset()).toBe({ UTC: 0, 'America/Los_Angeles': 480 }[zone] ?? -840)
    const lastMinute = Date.parse('2026-12-31T16:59:59Z')
    expect([shopDayOf(lastMinute), shopHourOf(lastMinute)]).toEqual(['2026-12-31', 23])
    expect([shopDayOf(lastMinute + 1000), shopHourOf(lastMinute + 1000)]).toEqual(['2027-01-01', 0])
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(weekdayOf('2026-12-20')).toBe(0)
  })
})

describe('[BUY-04] days', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-29', 366, '2029-03-01'],
    ['2028-03-01', -1, '2028-02-29'],
  ])('%s moved by %i is %s', (day, count, moved) => {
    expect(addDays(day, count)).toBe(moved)
  })

  test('come back when they are moved there and back', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: -4000, max: 4000 }), (now, count) => {
        const day = shopDayOf(now)
        expect(addDays(addDays(day, count), -count)).toBe(day)
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day))
        expect(isDay(day)).toBe(true)
      }),
    )
  })

  test.each([
    '2027-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    ' 2026-01-01',
    '2026-01-01T00:00',
    '',
  ])('%j is none', (text) => {
    expect(isDay(text)).toBe(false)
  })
})
