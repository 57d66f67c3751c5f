import { HOUR } from '#app/lib/constants'
import { company } from '../content/content'
import type { Half } from '../delivery/delivery'

type CalendarEvent = {
  code: string
  day: string
  half: Half
  /** How often the day changed: calendars replace an event by one with a higher number. */
  changes: number
  title: string
  text: string
  place: string
  /** ms since the epoch. */
  now: number
}

const SHOP_OFFSET = 7 * HOUR

/** The delivery as an event of a calendar (RFC 5545), at the hours of the half day. */
export function calendarOf({ code, day, half, changes, title, text, place, now }: CalendarEvent): string {
  const { from, to } = company.halfDays.value[half]
  const at = (hour: number) => utc(Date.parse(day) + hour * HOUR - SHOP_OFFSET)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vuong Tron//Orders//VI',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:delivery-${code}@vuongtron.vn`,
    `SEQUENCE:${changes}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${at(from)}`,
    `DTEND:${at(to)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** `20261219T010000Z`. */
const utc = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

/** Octets of a line; the space that begins the next one counts. */
const LONGEST_LINE = 75

/** Breaks a line between signs, never within one. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let length = 0
  let text = ''
  for (const sign of line) {
    const octets = encoder.encode(sign).length
    if (length + octets > LONGEST_LINE) {
      text += '\r\n '
      length = 1
    }
    text += sign
    length += octets
  }
  return text
}
