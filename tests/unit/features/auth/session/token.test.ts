import { SignJWT, UnsecuredJWT } from 'jose'
import { expect, test } from 'vitest'
import { decodeToken, isExpired } from '#app/features/auth/session/token'

const now = Date.UTC(2026, 10, 21)
const key = new TextEncoder().encode('a key of thirty-two bytes or more')
const token = (claims: Record<string, unknown>) => new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(key)
const inSeconds = (offset: number) => now / 1000 + offset

test('[AUTH-02] a token is expired once its exp has passed, and not before', async () => {
  expect(isExpired(await token({ exp: inSeconds(60) }), now)).toBe(false)
  expect(isExpired(await token({ exp: inSeconds(-1) }), now)).toBe(true)
})

test('[AUTH-02] a token without exp, or with one that is no number, is expired', async () => {
  expect(isExpired(await token({ sub: '1' }), now)).toBe(true)
  const claims = Buffer.from(JSON.stringify({ exp: 'tomorrow' })).toString('base64url')
  expect(isExpired(`e30.${claims}.s`, now)).toBe(true)
})

test.each(['', 'abc', 'a.b', 'e30.e30.s.more', 'e30.%%%.s', 'e30.bm90IGpzb24.s'])(
  '[AUTH-02] %j cannot be decoded, so it is expired',
  (malformed) => {
    expect(isExpired(malformed, now)).toBe(true)
  },
)

test.each(['', 'a', 'a.b', 'a.b.c.d', 'a.b.c.d.e'])(
  '[AUTH-02] %j has not exactly three parts: it is reported invalid and decodes to nothing',
  (malformed) => {
    expect(decodeToken(malformed)).toEqual({ ok: false, code: 'invalid_token' })
  },
)

test('[AUTH-02] a token of three parts decodes to its claims', () => {
  const unsigned = new UnsecuredJWT({ sub: '7' }).encode()
  expect(decodeToken(`${unsigned}signature`)).toEqual({ ok: true, claims: { sub: '7' } })
})
