import { decodeJwt, type JWTPayload } from 'jose'
import { SECOND } from '#app/lib/constants'
import type { Result } from '#app/lib/failure'

/** Unverified claims: use them only to read the expiry, never to grant access (AUTH-02). */
export function decodeToken(token: string): Result<{ claims: JWTPayload }> {
  try {
    return { ok: true, claims: decodeJwt(token) }
  } catch {
    return { ok: false, code: 'invalid_token' }
  }
}

/** Undecodable tokens, and those without an expiry, count as expired. */
export function isExpired(token: string, now = Date.now()): boolean {
  const decoded = decodeToken(token)
  const end = decoded.ok ? decoded.claims.exp : undefined
  return typeof end !== 'number' || end * SECOND <= now
}
