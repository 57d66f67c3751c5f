import { beforeEach, expect, test, vi } from 'vitest'
import { m } from '#app/paraglide/messages.js'

/** A fake of the server's renewal. */
const renewToken = vi.hoisted(() => vi.fn())
vi.mock('#app/features/session/session.functions', () => ({ renewToken }))
vi.mock('#app/features/session/session-state', () => ({ traceOfSession: () => 'trace' }))

const { renewSession, errorMessage, withRenewal: withSession } = await import('#app/features/session/session.queries')

const refused = { ok: false as const, code: 'invalid_token' as const }
const renewed = { ok: true as const, expiresAt: 1 }
const soon = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 5))

beforeEach(() => {
  renewToken.mockReset()
  vi.stubGlobal('navigator', { onLine: true })
})

test('[AUTH-05] fifty calls that are refused together renew once, and each is made once more', async () => {
  let isValid = false
  const call = vi.fn(() => soon(isValid ? { ok: true as const } : refused))
  renewToken.mockImplementation(() => {
    isValid = true
    return soon(renewed)
  })
  const answers = await Promise.all(Array.from({ length: 50 }, () => withSession(call)))
  expect(answers).toEqual(Array(50).fill({ ok: true }))
  expect(renewToken).toHaveBeenCalledTimes(1)
  expect(call).toHaveBeenCalledTimes(100)
})

test('[AUTH-05] a call whose refusal comes after the renewal of another is made again without a second one', async () => {
  let isValid = false
  let refuseLate = () => {}
  const late = vi.fn(() =>
    isValid
      ? soon({ ok: true as const })
      : new Promise<typeof refused>((resolve) => {
          refuseLate = () => resolve(refused)
        }),
  )
  renewToken.mockImplementation(() => {
    isValid = true
    return soon(renewed)
  })
  const answer = withSession(late)
  await withSession(() => soon(isValid ? { ok: true as const } : refused))
  refuseLate()
  expect(await answer).toEqual({ ok: true })
  expect(late).toHaveBeenCalledTimes(2)
  expect(renewToken).toHaveBeenCalledTimes(1)
})

test('[AUTH-05] a session that cannot be renewed is over, and the call is not made again', async () => {
  renewToken.mockImplementation(() => soon(refused))
  const call = vi.fn(() => soon(refused))
  const onOver = vi.fn()
  expect(await withSession(call, onOver)).toEqual(refused)
  expect(onOver).toHaveBeenCalledTimes(1)
  expect(call).toHaveBeenCalledTimes(1)
})

test('[AUTH-05] a renewal that gets no answer ends no session', async () => {
  renewToken.mockRejectedValue(new Error('network'))
  const onOver = vi.fn()
  const answer = await withSession(() => soon(refused), onOver)
  expect(answer).toEqual({ ok: false, code: 'upstream_unavailable' })
  expect(onOver).not.toHaveBeenCalled()
})

test('[AUTH-05] a call that is refused again after the renewal is not tried a third time', async () => {
  renewToken.mockImplementation(() => soon(renewed))
  const call = vi.fn(() => soon(refused))
  const onOver = vi.fn()
  await withSession(call, onOver)
  expect(call).toHaveBeenCalledTimes(2)
  expect(onOver).toHaveBeenCalledTimes(1)
})

test('[LOGIN-08] who tried too often is told for how many minutes', () => {
  const refusal = { ok: false, code: 'too_many_requests' } as const
  expect(errorMessage({ ...refusal, retryAfter: 61 })).toBe(m.session_wait({ minutes: 2 }))
  expect(errorMessage(refusal)).toBe(m.session_wait({ minutes: 5 }))
})

test('[AUTH-05] after a renewal the next one asks anew', async () => {
  renewToken.mockImplementation(() => soon(renewed))
  await renewSession()
  await renewSession()
  expect(renewToken).toHaveBeenCalledTimes(2)
})
