import { expect, test } from 'vitest'
import { deliveryDay } from '#app/features/product/product'

const day = (iso: string, locale = 'en-US') => deliveryDay(Date.parse(iso), 5, locale)

test('[ROUTE-17] a delivery day is counted by the calendar of the shop, wherever the clock stands', () => {
  expect(day('2026-11-21T10:00:00Z')).toBe('Thursday, 11/26')
  // In Vietnam the next day has begun.
  expect(day('2026-11-21T17:30:00Z')).toBe('Friday, 11/27')
})

test.each([
  ['vi-VN', /^thứ năm,? 26\/11$/i],
  ['de-DE', /^Donnerstag, 26\.11\.$/],
  ['ja-JP', /^11\/26\(?木曜日\)?$/],
])('[ROUTE-17] it is said as %s says it', (locale, said) => {
  expect(day('2026-11-21T10:00:00Z', locale)).toMatch(said)
})
