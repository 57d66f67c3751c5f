import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MINUTE } from '#app/lib/constants'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => void kept.set(key, text),
  removeItem: (key: string) => void kept.delete(key),
}

/** A fresh module, as a page loads it. */
const openPage = async (hash = '') => {
  vi.resetModules()
  vi.stubGlobal('location', { hash, pathname: '/vi/login', search: '' })
  return import('#app/features/auth/reset/reset-ticket')
}
const ticket = { token: 'ticket', email: 'lan@example.com' }
const FRAGMENT = '#resetPasswordToken=ticket&resetPasswordEmail=lan%40example.com'

beforeEach(() => {
  vi.useFakeTimers()
  kept.clear()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('history', { state: null, replaceState: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('[RESET-02, SEC-03] a ticket is forgotten after five minutes, also by a page that is opened later', async () => {
  const page = await openPage(FRAGMENT)
  expect(page.takeTicketFromAddress()).toBe(true)
  expect(page.ticketLifeLeft()).toBe(5 * MINUTE)
  vi.advanceTimersByTime(4 * MINUTE)
  const later = await openPage()
  expect([later.resetTicket(), later.ticketLifeLeft()]).toEqual([ticket, MINUTE])
  vi.advanceTimersByTime(MINUTE)
  expect((await openPage()).resetTicket()).toBeUndefined()
  expect(kept.size).toBe(0)
})

test('[RESET-02, SEC-03] where storage is refused the page itself forgets it', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const page = await openPage(FRAGMENT)
  page.takeTicketFromAddress()
  expect(page.resetTicket()).toEqual(ticket)
  vi.advanceTimersByTime(5 * MINUTE)
  expect(page.resetTicket()).toBeUndefined()
})

test.each(['', 'soon', String(Date.now() + 3_600_000)])(
  '[RESET-02, SEC-03] a ticket that is kept until %j, as nobody here keeps one, is forgotten',
  async (until) => {
    kept
      .set('resetPasswordToken', 'ticket')
      .set('resetPasswordEmail', 'lan@example.com')
      .set('resetPasswordUntil', until)
    expect((await openPage()).resetTicket()).toBeUndefined()
    expect(kept.size).toBe(0)
  },
)

test('[RESET-04] a ticket that was tried is stored no longer; the page holds one that may still be good', async () => {
  const page = await openPage(FRAGMENT)
  page.takeTicketFromAddress()
  page.dropResetTicket({ isUndecided: true })
  expect([kept.size, page.resetTicket()]).toEqual([0, ticket])
  page.dropResetTicket()
  expect(page.resetTicket()).toBeUndefined()
})
