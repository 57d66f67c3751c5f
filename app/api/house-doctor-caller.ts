import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { VISITOR_LIFETIME } from '#app/features/house-doctor/jobs/jobs'
import { accountOwner, type Owner, visitorOwner } from '#app/features/house-doctor/jobs/owner'
import { SECOND } from '#app/lib/constants'
import { SECRET } from '#app/lib/secret'
import { DOCTOR_VISITOR } from '#app/lib/storage-keys'
import { clientAddress } from '#app/server/http/client-address'
import { fingerprint, keyed, sessionSecrets } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import { signedInAccount } from './signed-in-account'

/** Owners whose designs the caller may see: the account of a token, the visitor of a cookie. */
export type Caller = { account?: Owner; visitor?: Owner }
type Known = ({ ok: true } & Caller) | { ok: false; code: 'invalid_token' }

/** A sent token must be valid. A page's token cookie may have expired; then the caller counts as a visitor. */
export async function callerOf(c: Context<ApiEnv>): Promise<Known> {
  const known = await signedInAccount(c)
  if (!known.ok) return known
  const { account } = known
  const cookie = SECRET.exec(getCookie(c, DOCTOR_VISITOR) ?? '')?.[0]
  return {
    ok: true,
    ...(account && { account: accountOwner(account.id) }),
    ...(cookie && { visitor: visitorOwner(fingerprint(cookie)) }),
  }
}

export const ownersOf = ({ account, visitor }: Caller): Owner[] => [account, visitor].filter((owner) => !!owner)

/**
 * Owner of a new job. A visitor without a cookie is derived from the idempotency key, so that a retry whose cookie was
 * lost finds its job.
 */
export function ownerOfNew(c: Context<ApiEnv>, { account, visitor }: Caller, idempotencyKey: string): Owner {
  if (account) return account
  if (visitor) {
    keepCookie(c, getCookie(c, DOCTOR_VISITOR) ?? '')
    return visitor
  }
  const [secret] = sessionSecrets(c.env)
  const address = clientAddress(c.req.raw.headers, c.env)
  const cookie = keyed(secret, 'house-doctor-visitor', `${address} ${idempotencyKey}`)
  keepCookie(c, cookie)
  return visitorOwner(fingerprint(cookie))
}

/** The cookie lives as long as the jobs. */
const keepCookie = (c: Context<ApiEnv>, value: string) =>
  setCookie(c, DOCTOR_VISITOR, value, {
    path: '/',
    httpOnly: true,
    secure: c.env.COOKIE_PROFILE === 'hardened',
    sameSite: 'Lax',
    maxAge: VISITOR_LIFETIME / SECOND,
  })
