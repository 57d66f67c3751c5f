import { expect, test } from 'vitest'
import { deliveryDay } from '#app/features/product/product'

test('[ROUTE-17] a delivery day is counted by the calendar of the shop, wherever the clock stands', () => {
  expect(deliveryDay(Date.parse('2026-11-21T10:00:00Z'), 5, 'en')).toBe('Thu 26 November')
  // In Vietnam it is already the next day.
  expect(deliveryDay(Date.parse('2026-11-21T17:30:00Z'), 5, 'en')).toBe('Fri 27 November')
})

test.each([
  ['vi', 'thứ Bảy, 28/11', 'chủ Nhật, 29/11'],
  ['en', 'Sat 28 November', 'Sun 29 November'],
  ['de', 'Sa., 28. November', 'So., 29. November'],
  ['ja', '11月28日(土)', '11月29日(日)'],
] as const)('[TEXT-03, ROUTE-17] in %s it is said as a sentence says it', (locale, saturday, sunday) => {
  const day = (iso: string) => deliveryDay(Date.parse(iso), 5, locale)
  expect([day('2026-11-23T10:00:00Z'), day('2026-11-24T10:00:00Z')]).toEqual([saturday, sunday])
})
