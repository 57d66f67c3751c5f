import { expect, test } from 'vitest'
import { mayInvite } from '#app/features/install/invitation'
import { DAY } from '#app/lib/constants'

const NOW = 1_000 * DAY
const known = { visits: 2, pagesOfVisit: 2, hasSaved: false, declinedAt: 0 }

test('[APP-04] who comes a second time is invited, and who has saved something', () => {
  expect(mayInvite(known, NOW)).toBe(true)
  expect(mayInvite({ ...known, visits: 1, hasSaved: true }, NOW)).toBe(true)
  expect(mayInvite({ ...known, visits: 1 }, NOW)).toBe(false)
})

test('[APP-04] nobody is on the first page of a visit', () => {
  expect(mayInvite({ ...known, pagesOfVisit: 1, hasSaved: true }, NOW)).toBe(false)
})

test('[APP-04] who declines is left in peace for 90 days', () => {
  expect(mayInvite({ ...known, declinedAt: NOW - 90 * DAY }, NOW)).toBe(false)
  expect(mayInvite({ ...known, declinedAt: NOW - 91 * DAY }, NOW)).toBe(true)
})
