import { decodeJwt, type JWTPayload } from 'jose'
import { SECOND } from '#app/lib/constants'
import type { Result } from '#app/lib/failure'

/** The claims of a token, unverified: for its clock, never for a decision on the server (AUTH-02). */
export function decodeToken(token: string): Result<{ claims: JWTPayload }> {
  try {
    return { ok: true, claims: decodeJwt(token) }
  } catch {
    return { ok: false, code: 'invalid_token' }
  }
}

/** A token that cannot be decoded, or that does not say when it ends, has ended. */
export function isExpired(token: string, now = Date.now()): boolean {
  const decoded = decodeToken(token)
  const end = decoded.ok ? decoded.claims.exp : undefined
  return typeof end !== 'number' || end * SECOND <= now
}
