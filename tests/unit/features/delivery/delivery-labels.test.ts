import { expect, test } from 'vitest'
import { dayName } from '#app/features/delivery/delivery-labels'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'

test.each([
  ['vi', 'Thứ Tư, 9/12'],
  ['de', 'Mittwoch, 9.12.'],
  ['ja', '12月9日(水)'],
] as const)('[BUY-05] %s names a day as %s', (locale, said) => {
  overwriteGetLocale(() => locale)
  expect(dayName('2026-12-09')).toBe(said)
})
