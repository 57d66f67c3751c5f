import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { accountOfSession } from '#app/features/account/sessions.server'
import { VISITOR_LIFETIME } from '#app/features/house-doctor/jobs/jobs'
import { accountOwner, type Owner, visitorOwner } from '#app/features/house-doctor/jobs/owner'
import { SECOND } from '#app/lib/constants'
import { DOCTOR_VISITOR } from '#app/lib/storage-keys'
import { readAccessToken } from '#app/server/auth/access-token'
import { fingerprint, keyed, sessionSecrets } from '#app/server/auth/session-secrets'
import { openDatabase } from '#app/server/db/client'
import { clientAddress } from '#app/server/http/client-address'
import type { ApiEnv } from './api-env'
import { bearerOf } from './call'

/** Whose designs a caller may see: an account's, by token, and a visitor's, by cookie. */
export type Caller = { account?: Owner; visitor?: Owner }
type Known = ({ ok: true } & Caller) | { ok: false; code: 'invalid_token' }

/** Who calls. A token that is sent has to be good; a page's cookie may have run out, and then a visitor calls. */
export async function callerOf(c: Context<ApiEnv>): Promise<Known> {
  const bearer = bearerOf(c)
  const session = await readAccessToken(sessionSecrets(c.env), bearer || (getCookie(c, 'token') ?? ''))
  const account = session && (await accountOfSession(openDatabase(c.env.DB), session))
  if (bearer && !account) return { ok: false, code: 'invalid_token' }
  const cookie = VISITOR.exec(getCookie(c, DOCTOR_VISITOR) ?? '')?.[0]
  return {
    ok: true,
    ...(account && { account: accountOwner(account.id) }),
    ...(cookie && { visitor: visitorOwner(fingerprint(cookie)) }),
  }
}

/** 256 bits, as `keyed` writes them. */
const VISITOR = /^[\w-]{43}$/

export const ownersOf = ({ account, visitor }: Caller): Owner[] => [account, visitor].filter((owner) => !!owner)

/**
 * In whose name a job is made. A visitor without a cookie is named after the key of the first call, so that the same call
 * again, whose answer with the cookie was lost, finds its job.
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

/** As long as what it leads to. */
const keepCookie = (c: Context<ApiEnv>, value: string) =>
  setCookie(c, DOCTOR_VISITOR, value, {
    path: '/',
    httpOnly: true,
    secure: c.env.COOKIE_PROFILE === 'hardened',
    sameSite: 'Lax',
    maxAge: VISITOR_LIFETIME / SECOND,
  })
