import { SECOND } from '#app/lib/constants'
import { RENEWAL, TOKEN } from '#app/lib/storage-keys'
import { decodeToken } from './token'

export const cookieNamed = (cookies: string, name: string) =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(cookies)?.[1]

/** True with an unexpired token or a renewal cookie (AUTH-01, AUTH-09). */
export const hasSession = (cookies: string, now = Date.now()) => hasRenewal(cookies) || sessionExpiry(cookies) > now

export const hasRenewal = (cookies: string) => cookieNamed(cookies, RENEWAL) !== undefined

/** Expiry of the token in ms since the epoch; 0 without one (AUTH-02). */
export function sessionExpiry(cookies: string): number {
  const token = cookieNamed(cookies, TOKEN)
  if (!token) return 0
  const decoded = decodeToken(token)
  return decoded.ok && typeof decoded.claims.exp === 'number' ? decoded.claims.exp * SECOND : 0
}

/** The cookies after a renewal within the same request. */
export const replaceToken = (cookies: string, token: string) =>
  [`token=${token}`, ...pairsOf(cookies).filter((pair) => !pair.startsWith('token='))].join('; ')

const pairsOf = (cookies: string) => cookies.split(/;\s*/).filter(Boolean)
