import { expect, test } from 'vitest'
import { formatPercent, joinParts, joinSentences } from '#app/lib/formats'
import { formatTimeOfDay } from '#app/lib/time-of-day'

test.each([
  ['9:00', '9\u00a0am'],
  ['21:00', '9\u00a0pm'],
  ['12:00', 'noon'],
  ['12:30', '12:30\u00a0pm'],
  ['0:15', '12:15\u00a0am'],
  ['8:30', '8:30\u00a0am'],
])('[TEXT-03] English says %s as the British do', (time, said) => {
  expect(formatTimeOfDay(time, 'en')).toBe(said)
})

test.each(['vi', 'de', 'ja'])('[TEXT-03] %s says a time of day as it is written', (locale) => {
  expect(formatTimeOfDay('21:00', locale)).toBe('21:00')
})

test.each([
  ['vi-VN', '13%'],
  ['en-US', '13%'],
  ['de-DE', '13\u00a0%'],
  ['ja-JP', '13%'],
])('[TEXT-05] %s writes a share as its readers do', (localeCode, said) => {
  expect(formatPercent(0.13, localeCode)).toBe(said)
})

test.each([
  ['vi', 'Sồi, 80 cm'],
  ['ja', 'Sồi、80 cm'],
])('[TEXT-05] %s sets its own comma between the parts of a description', (locale, said) => {
  expect(joinParts(['Sồi', '80 cm'], locale)).toBe(said)
})

test.each([
  ['vi', 'Giao sáng mai. Bạn chưa phải làm gì.', ['Giao sáng mai.', 'Bạn chưa phải làm gì.']],
  ['ja', '明日お届けします。お待ちください。', ['明日お届けします。', 'お待ちください。']],
])('[TEXT-05] %s sets its own gap between sentences', (locale, said, sentences) => {
  expect(joinSentences(sentences, locale)).toBe(said)
})
