import { afterEach, describe, expect, test } from 'vitest'
import { warrantyTime, warrantyTitle } from '#app/features/product/product-labels'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'

afterEach(() => overwriteGetLocale(() => 'vi'))

describe('how long the warranty is', () => {
  test.each([
    ['vi', 0, 'Bảo hành theo luật định', 'Bảo hành theo luật định'],
    ['de', 1, '1 Monat', '1 Monat Garantie'],
    ['en', 6, '6 months', '6-month warranty'],
    ['de', 12, '12 Monate', '12 Monate Garantie'],
    ['en', 18, '18 months', '18-month warranty'],
    ['ja', 24, '2年', '2年保証'],
  ] as const)('[CAT-04] in %s, of %i months', (locale, months, time, title) => {
    overwriteGetLocale(() => locale)
    expect(warrantyTime(months)).toBe(time)
    expect(warrantyTitle(months)).toBe(title)
  })
})
