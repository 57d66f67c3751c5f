import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { generateCookie } from 'hono/cookie'
import { SECOND } from '#app/lib/constants'
import type { PageContext } from '#app/lib/page-context'
import { ACCOUNT, CART_COUNT, REMEMBERED, RENEWAL, TOKEN } from '#app/lib/storage-keys'
import { requestContext } from '#app/server/api-client/page-api'
import { env } from '#app/server/env'
import { fingerprint } from '#app/server/secrets'
import { cookieNamed, hasRenewal, sessionExpiry } from './session-cookies'
import { decodeToken } from './token'

const RENEWAL_SECONDS = 30 * 24 * 60 * 60

type Attributes = NonNullable<Parameters<typeof setCookie>[2]>

const locked: Attributes = { path: '/', httpOnly: true, sameSite: 'lax' }

/** Attributes of the token cookie; docs/decisions/005-cookie-profiles.md explains both profiles (AUTH-01). */
const tokenAttributes = (profile: string): Attributes =>
  profile === 'hardened' ? { ...locked, secure: true } : { path: '/' }

/** Scripts read it to know whose lists to show; it proves nothing. */
const accountAttributes = (profile: string) =>
  ({ path: '/', sameSite: 'lax', secure: profile === 'hardened' }) satisfies Attributes

/** Never readable by scripts, in either profile (AUTH-09). */
const renewalAttributes = (profile: string): Attributes => ({ ...locked, secure: profile === 'hardened' })

/** Stores the token until it expires (AUTH-01) and returns that time; undefined without an expiry. */
export function keepToken(token: string): number | undefined {
  const decoded = decodeToken(token)
  if (!decoded.ok || typeof decoded.claims.exp !== 'number') return
  const end = decoded.claims.exp * SECOND
  setCookie(TOKEN, token, { ...tokenAttributes(env.COOKIE_PROFILE), expires: new Date(end) })
  const account = accountOf(token)
  if (account) keepAccount(account, end)
  // Without an identity, the former account must not remain.
  else forget(ACCOUNT)
  return end
}

function accountOf(token: string): string | undefined {
  const decoded = decodeToken(token)
  // Claims are unverified.
  const sub: unknown = decoded.ok && decoded.claims.sub
  return typeof sub === 'string' && sub ? fingerprint(sub) : undefined
}

/** The account of the token cookie, in the form of the `account` cookie. */
export const accountIn = (cookies: string): string | undefined => accountOf(cookieNamed(cookies, TOKEN) ?? '')

type Lifetime = Pick<Attributes, 'maxAge' | 'expires'>

/** Lifetimes of renewal cookies set by these requests. */
const renewalLifetimes = new WeakMap<PageContext, Lifetime>()

/** Sets `account` for as long as the session can be renewed, else until the token expires. */
function keepAccount(account: string, tokenEnd: number) {
  const context = requestContext()
  const renewed = renewalLifetimes.get(context)
  // Keeps its lifetime, like the renewal cookie beside it.
  if (!renewed && hasRenewal(context.cookies) && cookieNamed(context.cookies, ACCOUNT) === account) return
  const lifetime = renewed ?? lifetimeWithout(context.cookies, tokenEnd)
  setCookie(ACCOUNT, account, { ...accountAttributes(env.COOKIE_PROFILE), ...lifetime })
}

/** Only the browser knows when an existing renewal cookie expires. */
const lifetimeWithout = (cookies: string, tokenEnd: number): Lifetime =>
  hasRenewal(cookies) ? {} : { expires: new Date(tokenEnd) }

/**
 * Restores a missing or wrong `account` cookie, because a closed browser may keep only the token. Skips pages that set
 * it.
 */
export function restoreAccount(request: Request, page: Response): Response {
  const cookies = request.headers.get('cookie') ?? ''
  const tokenEnd = sessionExpiry(cookies)
  const account = tokenEnd > Date.now() ? accountIn(cookies) : undefined
  const isSent = page.headers.getSetCookie().some((line) => line.startsWith(`${ACCOUNT}=`))
  if (!account || isSent || cookieNamed(cookies, ACCOUNT) === account) return page
  // The unverified expiry may exceed a cookie's maximum.
  const end = Math.min(tokenEnd, Date.now() + RENEWAL_SECONDS * SECOND)
  const attributes = { ...accountAttributes(env.COOKIE_PROFILE), ...lifetimeWithout(cookies, end) }
  page.headers.append('set-cookie', generateCookie(ACCOUNT, account, attributes))
  return page
}

const isRemembered = () => getCookie(REMEMBERED) !== undefined

/** Forwards an API response's renewal cookie with the shop's lifetime (LOGIN-10). */
export function relayRenewal(answer: Response, remember = isRemembered()) {
  for (const line of answer.headers.getSetCookie()) {
    const value = /^renewal=([^;]*)/.exec(line)?.[1]
    if (value === undefined) continue
    const maxAge = Number(/;\s*max-age=(\d+)/i.exec(line)?.[1] ?? RENEWAL_SECONDS)
    if (value && maxAge) keepRenewal(value, remember, maxAge)
    else forget(RENEWAL, REMEMBERED)
  }
}

function keepRenewal(value: string, remember: boolean, apiSeconds: number) {
  const lifetime: Lifetime = remember ? { maxAge: Math.min(apiSeconds, RENEWAL_SECONDS) } : {}
  const attributes = { ...renewalAttributes(env.COOKIE_PROFILE), ...lifetime }
  writeRaw(RENEWAL, value, attributes)
  if (remember) writeRaw(REMEMBERED, '1', attributes)
  else forget(REMEMBERED)
  renewalLifetimes.set(requestContext(), lifetime)
}

const writeRaw = (name: string, value: string, attributes: Attributes) =>
  // Already encoded in the Set-Cookie header.
  setCookie(name, value, { ...attributes, encode: (raw: string) => raw })

/** Deletes every cookie of the session, and the count of its basket. */
export const forgetSession = () => forget(TOKEN, RENEWAL, REMEMBERED, ACCOUNT, CART_COUNT)

function forget(...names: string[]) {
  for (const name of names) deleteCookie(name, { path: '/' })
}
