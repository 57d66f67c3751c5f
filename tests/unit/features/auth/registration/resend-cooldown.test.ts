import { expect, test } from 'vitest'
import { minutesToWait } from '#app/features/auth/registration/resend-cooldown'

const now = Date.UTC(2026, 10, 21)
const ago = (seconds: number) => String(now - seconds * 1000)

test.each([
  [0, 5],
  [1, 5],
  [60, 4],
  [61, 4],
  [239, 2],
  [241, 1],
  [299, 1],
  [300, 0],
  [3600, 0],
])('[RESEND-01] %i s after the last letter there are %i minutes left, rounded up', (seconds, minutes) => {
  expect(minutesToWait(ago(seconds), now)).toBe(minutes)
})

test.each([null, '', 'yesterday', '{}', 'NaN', 'Infinity'])(
  '[RESEND-01] %j in storage keeps nobody waiting',
  (kept) => {
    expect(minutesToWait(kept, now)).toBe(0)
  },
)

test('[RESEND-01] neither does a time to come, after the clock was set back', () => {
  expect(minutesToWait(ago(-3600), now)).toBe(0)
})
