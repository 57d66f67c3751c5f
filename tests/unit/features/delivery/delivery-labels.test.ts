import { expect, test } from 'vitest'
import { company } from '#app/features/content/company'
import { dayName, slotName } from '#app/features/delivery/delivery-labels'
import { slotInSentence } from '#app/features/orders/orders-labels'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'

test.each([
  ['vi', 'Thứ Tư, 9/12'],
  ['de', 'Mittwoch, 9.12.'],
  ['ja', '12月9日(水)'],
] as const)('[BUY-05] %s names a day as %s', (locale, said) => {
  overwriteGetLocale(() => locale)
  expect(dayName('2026-12-09')).toBe(said)
})

test.each([
  ['vi', 'Thứ Tư, 9/12 · Sáng, 8–12\u00a0giờ', 'chiều thứ\u00a0Tư 9/12, 13:00 đến 17:00'],
  ['en', 'Wednesday 09/12 · Morning, 8–12', 'Wednesday 9 December, in the afternoon (1\u00a0pm to 5\u00a0pm)'],
  ['de', 'Mittwoch, 9.12. · Vorm. 8–12\u00a0Uhr', 'Mittwoch, 9. Dezember, nachmittags (13 bis 17 Uhr)'],
  ['ja', '12月9日(水) · 午前（8〜12時）', '12月9日水曜日 午後（13〜17時）'],
] as const)('[BUY-04] %s says the hours of a half day', (locale, pill, sentence) => {
  overwriteGetLocale(() => locale)
  expect(company.halfDays.value).toEqual({ morning: { from: 8, to: 12 }, afternoon: { from: 13, to: 17 } })
  expect(slotName('2026-12-09', 'morning')).toBe(pill)
  expect(slotInSentence({ day: '2026-12-09', half: 'afternoon' })).toBe(sentence)
})
