import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closingYears, holidayOn } from '#app/features/delivery/closing-days'
import {
  CUT_OFF_HOUR,
  type DeliveryWish,
  earliestDay,
  FARTHEST_DAYS,
  isOpenDay,
  openDays,
} from '#app/features/delivery/delivery-days'
import { type Zone, zoneOf } from '#app/features/delivery/delivery-zones'
import { addDays, shopDayOf, weekdayOf } from '#app/features/delivery/shop-day'

const zone = (province: string, ward: string): Zone => {
  const found = zoneOf(province, ward)
  if (!found) throw new Error(`no zone for ${province} ${ward}`)
  return found
}
const city = zone('79', '27475')
const far = zone('11', '03127')
const island = zone('79', '26732')
const at = (vietnam: string) => Date.parse(`${vietnam}+07:00`)
const daysFor = (vietnam: string, wish: Partial<DeliveryWish> = {}, count = 4) =>
  openDays({ zone: city, readyOn: null, now: at(vietnam), count, ...wish })

describe('[BUY-04] days of delivery', () => {
  test('of the story: the sofa is made on Wednesday, 16 December, and comes from Thursday on, but on no Sunday', () => {
    expect(daysFor('2026-11-23T10:00', { readyOn: '2026-12-16' })).toEqual([
      '2026-12-17',
      '2026-12-18',
      '2026-12-19',
      '2026-12-21',
    ])
  })

  test('of pieces in stock begin after the days of the zone', () => {
    expect(daysFor('2026-11-23T10:00')).toEqual(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30'])
    expect(daysFor('2026-11-23T10:00', { zone: far }, 1)).toEqual(['2026-11-30'])
  })

  test('count from tomorrow once the cut-off hour has come', () => {
    expect(CUT_OFF_HOUR).toBe(16)
    expect(daysFor('2026-11-23T15:59:59', {}, 1)).toEqual(['2026-11-26'])
    expect(daysFor('2026-11-23T16:00', {}, 1)).toEqual(['2026-11-27'])
    expect(daysFor('2026-11-23T23:59', {}, 1)).toEqual(['2026-11-27'])
    expect(daysFor('2026-11-24T00:00', {}, 1)).toEqual(['2026-11-27'])
  })

  test('wait for the slower of stock and workshop', () => {
    expect(daysFor('2026-11-23T10:00', { readyOn: '2026-11-20' }, 1)).toEqual(['2026-11-26'])
    expect(daysFor('2026-11-23T10:00', { readyOn: '2026-11-26' }, 1)).toEqual(['2026-11-27'])
  })

  test('jump over Tết', () => {
    expect(daysFor('2027-02-01T10:00', {}, 5)).toEqual([
      '2027-02-04',
      '2027-02-11',
      '2027-02-12',
      '2027-02-13',
      '2027-02-15',
    ])
    expect(daysFor('2030-01-29T10:00', {}, 2)).toEqual(['2030-02-07', '2030-02-08'])
  })

  test('jump over other holidays and the end of a year', () => {
    expect(daysFor('2026-12-29T10:00', {}, 2)).toEqual(['2027-01-02', '2027-01-04'])
    expect(daysFor('2027-04-26T10:00', {}, 3)).toEqual(['2027-04-29', '2027-05-03', '2027-05-04'])
    expect(daysFor('2027-08-28T10:00', {}, 2)).toEqual(['2027-08-31', '2027-09-03'])
    expect(daysFor('2027-11-21T10:00', {}, 1)).toEqual(['2027-11-25'])
  })

  test('know leap days and the ends of months', () => {
    expect(daysFor('2028-02-25T10:00', {}, 3)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(daysFor('2027-02-25T10:00', {}, 2)).toEqual(['2027-03-01', '2027-03-02'])
    expect(daysFor('2027-06-28T10:00', {}, 2)).toEqual(['2027-07-01', '2027-07-02'])
  })

  test('are none where the shop delivers by enquiry only, and none for a count of zero', () => {
    expect(daysFor('2026-11-23T10:00', { zone: island })).toEqual([])
    expect(isOpenDay('2026-12-01', { zone: island, readyOn: null, now: at('2026-11-23T10:00') })).toBe(false)
    expect(daysFor('2026-11-23T10:00', {}, 0)).toEqual([])
  })

  test('end with the years whose Tết is known', () => {
    expect(daysFor('2035-12-28T10:00')).toEqual(['2035-12-31'])
    expect(daysFor('2036-01-10T10:00')).toEqual([])
    expect(daysFor('2026-11-23T10:00', { readyOn: '2036-05-01' })).toEqual([])
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, 8.64e15, 0])(
    'are none by a clock that says %d',
    (now) => {
      expect(openDays({ zone: city, readyOn: null, now, count: 3 })).toEqual([])
      expect(isOpenDay('2026-12-01', { zone: city, readyOn: null, now })).toBe(false)
    },
  )

  test('are no past ones when the clock is set back', () => {
    const passed = at('2026-12-10T10:00')
    for (const behind of ['2026-12-09T10:00', '2026-11-01T10:00', '1970-01-02T00:00'])
      expect(daysFor(behind, { passed })).toEqual(daysFor('2026-12-10T10:00'))
  })

  test.each(['2026-11-25', '2026-11-29', '2027-02-06', '2026-13-01', '2027-02-29', '2027-06-01', '26/11/2026', ''])(
    'are not %j, if asked on 23 November 2026',
    (day) => {
      expect(isOpenDay(day, { zone: city, readyOn: null, now: at('2026-11-23T10:00') })).toBe(false)
    },
  )
})

const [firstYear = 0, lastYear = 0] = [closingYears[0], closingYears.at(-1)]
const time = fc.integer({ min: Date.UTC(firstYear, 0, 2), max: Date.UTC(lastYear, 7) })
const zones = fc.constantFrom(city, far, zone('75', '26041'))
const wish = fc
  .record({ zone: zones, now: time, readyIn: fc.option(fc.integer({ min: -60, max: 60 })), count: fc.nat(20) })
  .map(({ readyIn, now, ...rest }) => ({
    ...rest,
    now,
    readyOn: readyIn === null ? null : addDays(shopDayOf(now), readyIn),
  }))

describe('[BUY-04] whatever the time, the zone and the workshop', () => {
  test('no day offered is closed, a Sunday or too early, and they increase', () => {
    fc.assert(
      fc.property(wish, (asked) => {
        const days = openDays(asked)
        const earliest = earliestDay(asked) ?? ''
        expect(days).toHaveLength(asked.count)
        expect(earliest > shopDayOf(asked.now) && earliest > (asked.readyOn ?? '')).toBe(true)
        for (const [index, day] of days.entries()) {
          expect(day >= earliest && day > (days[index - 1] ?? '')).toBe(true)
          expect([weekdayOf(day) === 0, holidayOn(day), isOpenDay(day, asked)]).toEqual([false, undefined, true])
        }
      }),
    )
  })

  test('no open day is left out', () => {
    fc.assert(
      fc.property(wish, (asked) => {
        const days = openDays({ ...asked, count: FARTHEST_DAYS + 1 })
        const earliest = earliestDay(asked) ?? ''
        const all = Array.from({ length: FARTHEST_DAYS + 3 }, (_, ahead) => addDays(earliest, ahead - 1))
        expect(days).toEqual(all.filter((day) => isOpenDay(day, asked)))
      }),
    )
  })

  test('waiting never brings an earlier day, and a clock that is set back changes nothing', () => {
    fc.assert(
      fc.property(wish, time, (asked, other) => {
        const [early, late] = [Math.min(asked.now, other), Math.max(asked.now, other)]
        const latest = earliestDay({ ...asked, now: late }) ?? ''
        expect((earliestDay({ ...asked, now: early }) ?? '') <= latest).toBe(true)
        expect(openDays({ ...asked, now: early, passed: late })).toEqual(openDays({ ...asked, now: late }))
      }),
    )
  })
})
