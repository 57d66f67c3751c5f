import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarOf } from '#app/features/orders/calendar'

/** A reading of RFC 5545 of its own: unfolds (3.1), splits name and value, and takes the escapes of TEXT back (3.3.11). */
function readCalendar(text: string): Record<string, string> {
  expect(text.endsWith('\r\n')).toBe(true)
  const lines = text.slice(0, -2).split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  const unfolded: string[] = []
  for (const line of lines) {
    if (line.startsWith(' ')) unfolded[unfolded.length - 1] += line.slice(1)
    else unfolded.push(line)
  }
  return Object.fromEntries(
    unfolded.map((line) => {
      const colon = line.indexOf(':')
      const value = line.slice(colon + 1).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))
      return [line.slice(0, colon), value]
    }),
  )
}

const event = {
  code: 'VT7K4M2Q',
  day: '2026-12-19',
  half: 'afternoon',
  changes: 1,
  title: 'Vuông Tròn giao đơn',
  text: 'x',
  place: 'y',
  now: Date.UTC(2026, 10, 26),
} as const

test('[BUY-08] the calendar’s event is the half day at the shop’s hours, in the order that RFC 5545 asks for', () => {
  const text = calendarOf(event)
  const read = readCalendar(text)
  expect(text.split('\r\n').slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0'])
  // 13:00 to 17:00 in Vietnam.
  expect([read.DTSTART, read.DTEND]).toEqual(['20261219T060000Z', '20261219T100000Z'])
  expect([read.DTSTAMP, read.SEQUENCE]).toEqual(['20261126T000000Z', '1'])
  expect(read.UID).toBe(readCalendar(calendarOf({ ...event, changes: 0, day: '2026-12-20' })).UID)
})

test('[BUY-08] whatever a place is called, it is read back as it was, in lines of at most 75 octets', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (place) => {
      const written = place.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '')
      expect(readCalendar(calendarOf({ ...event, place: written })).LOCATION).toBe(written)
    }),
  )
})
