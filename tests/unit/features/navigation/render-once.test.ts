import { afterEach, expect, test, vi } from 'vitest'
import { renderOnce } from '#app/features/navigation/render-once'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'

afterEach(() => {
  overwriteGetLocale(() => 'vi')
  vi.useRealTimers()
})

test('a part is rendered once for the same data, and anew for others', () => {
  const part = vi.fn(() => 'Bàn & ghế')
  const data = {}
  expect(renderOnce('same data', data, part)).toBe('Bàn &amp; ghế')
  expect(renderOnce('same data', data, part)).toBe('Bàn &amp; ghế')
  expect(part).toHaveBeenCalledTimes(1)
  renderOnce('same data', {}, part)
  expect(part).toHaveBeenCalledTimes(2)
})

test('[LANG-10] each language has its own markup', () => {
  overwriteGetLocale(() => 'vi')
  expect(renderOnce('languages', undefined, () => 'bàn')).toBe('bàn')
  overwriteGetLocale(() => 'de')
  expect(renderOnce('languages', undefined, () => 'Tisch')).toBe('Tisch')
})

test('after a minute it is rendered anew, as the year of the footer changes', () => {
  vi.useFakeTimers()
  renderOnce('a minute', undefined, () => '2026')
  vi.advanceTimersByTime(61_000)
  expect(renderOnce('a minute', undefined, () => '2027')).toBe('2027')
})
