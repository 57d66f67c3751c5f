import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vat } from '#app/features/content/company'
import { addDays, shopDayOf } from '#app/features/delivery/shop-day'
import { vatIn, vatPercentOn } from '#app/features/orders/vat'

const gross = fc.integer({ min: 1, max: 10 ** 12 })
const percent = fc.constantFrom(vat.percent, vat.reduced.percent)

test('[BUY-06, BUY-08] net and VAT make up the gross amount, and the VAT is what the rate says, to the đồng', () => {
  fc.assert(
    fc.property(gross, percent, (amount, rate) => {
      const parts = vatIn(amount, rate)
      expect(parts.net + parts.vat).toBe(amount)
      expect([parts.net, parts.vat].every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true)
      expect(Math.abs(parts.vat - (amount * rate) / (100 + rate))).toBeLessThanOrEqual(0.5 + amount * 1e-12)
      // As the schema wants it of an invoice.
      expect(parts.vat).toBeLessThan(amount)
    }),
  )
})

test('[BUY-08] the lower rate ends with its last day in Vietnam, not in Greenwich', () => {
  const { from, until } = vat.reduced
  const midnight = Date.parse(`${addDays(until, 1)}T00:00:00+07:00`)
  expect(new Date(midnight).getUTCHours()).toBe(17)
  expect(vatPercentOn(shopDayOf(midnight - 1))).toBe(vat.reduced.percent)
  expect(vatPercentOn(shopDayOf(midnight))).toBe(vat.percent)
  expect(vatPercentOn(addDays(from, -1))).toBe(vat.percent)
  expect(vatPercentOn(from)).toBe(vat.reduced.percent)
})
