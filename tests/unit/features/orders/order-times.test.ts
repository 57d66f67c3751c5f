import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOLD_TIME } from '#app/features/checkout/quote'
import { addDays, shopDayOf } from '#app/features/delivery/shop-day'
import { calendarOf } from '#app/features/orders/calendar'
import { canAskReturn, returnUntil } from '#app/features/orders/order-progress'
import { attemptEnd } from '#app/features/payments/gateways'
import { vietnameseDigits, vietnameseTime } from '#app/features/payments/notices'
import { DAY, HOUR, MINUTE } from '#app/lib/constants'

/** Among them leap days, ends of years and minutes before midnight in Vietnam. */
const edges = [
  '2028-02-28T16:59:59.999Z',
  '2028-02-28T17:00:00Z',
  '2028-02-29T16:59:59Z',
  '2028-02-29T17:00:00Z',
  '2026-12-31T16:59:59Z',
  '2026-12-31T17:00:00Z',
  '2027-02-04T17:00:00Z',
  '2027-02-10T16:59:59Z',
].map((text) => Date.parse(text))
const time = fc.oneof(fc.constantFrom(...edges), fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2035, 0) }))

const deliveredAt = (at: number) => ({
  state: 'delivered' as const,
  events: [{ toState: 'delivered' as const, event: 'deliver', at }],
})

describe('[BUY-18] whatever the clock says', () => {
  test('returns end with a day in Vietnam, so many days after the one of the delivery', () => {
    fc.assert(
      fc.property(time, fc.integer({ min: 1, max: 400 }), (at, days) => {
        const order = deliveredAt(at)
        const until = returnUntil(order, days) ?? ''
        expect(until).toBe(addDays(shopDayOf(at), days))
        const end = Date.parse(`${until}T24:00:00+07:00`)
        expect(end - at).toBeGreaterThan(days * DAY)
        expect(end - at).toBeLessThanOrEqual((days + 1) * DAY)
        expect([canAskReturn(order, days, end - 1), canAskReturn(order, days, end)]).toEqual([true, false])
        // A clock that was set back closes nothing.
        expect(canAskReturn(order, days, at - 400 * DAY)).toBe(true)
      }),
    )
  })

  test('holds last as long as is said, over leap days and Tết too', () => {
    fc.assert(
      fc.property(time, (at) => {
        expect(HOLD_TIME.full).toBe(24 * HOUR)
        expect(shopDayOf(at + HOLD_TIME.deposit)).toBe(addDays(shopDayOf(at), 3))
      }),
    )
  })

  test('an attempt at a provider ends within a quarter of an hour, and not long after the hold', () => {
    fc.assert(
      fc.property(time, fc.option(fc.integer({ min: -DAY, max: 3 * DAY })), (now, left) => {
        const heldUntil = left === null ? null : now + left
        const end = attemptEnd(now, heldUntil)
        expect(end - now).toBeGreaterThanOrEqual(5 * MINUTE)
        expect(end - now).toBeLessThanOrEqual(15 * MINUTE)
        if (heldUntil !== null) expect(end).toBeLessThanOrEqual(Math.max(heldUntil, now + 5 * MINUTE))
      }),
    )
  })

  test('times that banks and providers write are those of Vietnam, there and back', () => {
    fc.assert(
      fc.property(time, (at) => {
        const written = vietnameseDigits(at)
        expect(written.slice(0, 8)).toBe(shopDayOf(at).replaceAll('-', ''))
        expect(vietnameseTime(written)).toBe(at - (at % 1000))
      }),
    )
  })

  test('the calendar has the half day of Vietnam', () => {
    fc.assert(
      fc.property(time, fc.constantFrom('morning' as const, 'afternoon' as const), (at, half) => {
        const day = shopDayOf(at)
        const event = { code: 'VT7K4M2Q', day, half, changes: 0, title: '', text: '', place: '', now: at }
        const [, start = ''] = /DTSTART:(\w+)/.exec(calendarOf(event)) ?? []
        const begins = Date.parse(start.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'))
        expect(shopDayOf(begins)).toBe(day)
      }),
    )
  })
})
