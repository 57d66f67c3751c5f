import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { hasRenewal, hasSession, replaceToken, sessionExpiry } from '#app/features/auth/session/session-cookies'

const now = Date.UTC(2026, 10, 21)
const key = new TextEncoder().encode('a key of thirty-two bytes or more')
const tokenUntil = (end: number) => new SignJWT({ exp: end / 1000 }).setProtectedHeader({ alg: 'HS256' }).sign(key)

test('[AUTH-01] a token that has not ended is a session', async () => {
  const token = await tokenUntil(now + 60_000)
  expect(hasSession(`a=b; token=${token}`, now)).toBe(true)
  expect(sessionExpiry(`token=${token}`)).toBe(now + 60_000)
  expect(hasSession(`token=${await tokenUntil(now - 1000)}`, now)).toBe(false)
})

test('[AUTH-09] so is the means to renew one', () => {
  expect(hasSession('renewal=x', now)).toBe(true)
  expect(hasRenewal('preferredLanguage=de; renewal=x')).toBe(true)
})

test.each([
  '',
  'token=',
  'token',
  'token=garbage',
  'token=a.b',
  'token=a.b.c.d',
  'token=%00%ff; =; ;;; a=;b',
  'mytoken=a.b.c; xrenewal=1',
  '"token"=x',
])('[AUTH-02] a jar of rubbish is no session: %s', (cookies) => {
  expect(hasSession(cookies, now)).toBe(false)
})

test('[AUTH-05] a renewed token takes the place of the old one within the request', () => {
  expect(replaceToken('a=b; token=old; renewal=r', 'new')).toBe('token=new; a=b; renewal=r')
  expect(replaceToken('', 'new')).toBe('token=new')
})
