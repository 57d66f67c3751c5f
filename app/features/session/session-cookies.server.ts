import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { generateCookie } from 'hono/cookie'
import { SECOND } from '#app/lib/constants'
import type { PageContext } from '#app/lib/page-context'
import { ACCOUNT } from '#app/lib/storage-keys'
import { requestContext } from '#app/server/api-client/page-api'
import { fingerprint } from '#app/server/auth/session-secrets'
import { env } from '#app/server/env'
import { cookieNamed, hasRenewal, sessionExpiry } from './session-cookies'
import { decodeToken } from './token'

const TOKEN = 'token'
const RENEWAL = 'renewal'
/** Says that the visitor asked to be remembered, so that a rotated renewal cookie lives on as the first one did. */
const REMEMBERED = 'remembered'
const RENEWAL_SECONDS = 30 * 24 * 60 * 60

type Attributes = NonNullable<Parameters<typeof setCookie>[2]>

const locked: Attributes = { path: '/', httpOnly: true, sameSite: 'lax' }

/** How the token's cookie is written; docs/decisions/005-cookie-profiles.md says why there are two ways (AUTH-01). */
const tokenAttributes = (profile: string): Attributes =>
  profile === 'hardened' ? { ...locked, secure: true } : { path: '/' }

/** Scripts read whose lists they may show; what they read proves nothing to anybody. */
const accountAttributes = (profile: string) =>
  ({ path: '/', sameSite: 'lax', secure: profile === 'hardened' }) satisfies Attributes

/** The renewal token is never for scripts, whatever the profile (AUTH-09). */
const renewalAttributes = (profile: string): Attributes => ({ ...locked, secure: profile === 'hardened' })

/** Stores the token until its own end (AUTH-01) and says when that is; one that says no end is no token. */
export function keepToken(token: string): number | undefined {
  const decoded = decodeToken(token)
  if (!decoded.ok || typeof decoded.claims.exp !== 'number') return
  const end = decoded.claims.exp * SECOND
  setCookie(TOKEN, token, { ...tokenAttributes(env.COOKIE_PROFILE), expires: new Date(end) })
  const account = accountOf(token)
  if (account) keepAccount(account, end)
  // Whoever cannot be told from others must not be taken for the one before.
  else forget(ACCOUNT)
  return end
}

function accountOf(token: string): string | undefined {
  const decoded = decodeToken(token)
  // The claims are unverified: anything may stand there.
  const sub: unknown = decoded.ok && decoded.claims.sub
  return typeof sub === 'string' && sub ? fingerprint(sub) : undefined
}

/** Whose session the token among the cookies is, as the cookie `account` says it. */
export const accountIn = (cookies: string): string | undefined => accountOf(cookieNamed(cookies, TOKEN) ?? '')

type Lifetime = Pick<Attributes, 'maxAge' | 'expires'>

/** How long the renewal cookies last that the answers to these requests bring. */
const renewalLifetimes = new WeakMap<PageContext, Lifetime>()

/** Notes whose session it is, for as long as it can be renewed; where it cannot, for as long as its token lasts. */
function keepAccount(account: string, tokenEnd: number) {
  const context = requestContext()
  const renewed = renewalLifetimes.get(context)
  // The renewal cookie stays as it is, and so does the one that came with it.
  if (!renewed && hasRenewal(context.cookies) && cookieNamed(context.cookies, ACCOUNT) === account) return
  const lifetime = renewed ?? lifetimeWithout(context.cookies, tokenEnd)
  setCookie(ACCOUNT, account, { ...accountAttributes(env.COOKIE_PROFILE), ...lifetime })
}

/** Of a renewal cookie that the browser has, only the browser knows when it ends. */
const lifetimeWithout = (cookies: string, tokenEnd: number): Lifetime =>
  hasRenewal(cookies) ? {} : { expires: new Date(tokenEnd) }

/**
 * Sets the cookie `account` with a page whose visitor is signed in and has it no more, or has somebody else's: a browser
 * that was closed forgets it and may keep the token. Not where the page itself says something of it.
 */
export function restoreAccount(request: Request, page: Response): Response {
  const cookies = request.headers.get('cookie') ?? ''
  const tokenEnd = sessionExpiry(cookies)
  const account = tokenEnd > Date.now() ? accountIn(cookies) : undefined
  const isSaid = page.headers.getSetCookie().some((line) => line.startsWith(`${ACCOUNT}=`))
  if (!account || isSaid || cookieNamed(cookies, ACCOUNT) === account) return page
  // The token is unverified: its end may be beyond what a cookie can have.
  const end = Math.min(tokenEnd, Date.now() + RENEWAL_SECONDS * SECOND)
  const attributes = { ...accountAttributes(env.COOKIE_PROFILE), ...lifetimeWithout(cookies, end) }
  page.headers.append('set-cookie', generateCookie(ACCOUNT, account, attributes))
  return page
}

const isRemembered = () => getCookie(REMEMBERED) !== undefined

/** Hands the renewal cookie of an API's answer on to the browser, with a lifetime of our own (LOGIN-10). */
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
  // The value comes from a Set-Cookie line, encoded by whoever wrote it.
  setCookie(name, value, { ...attributes, encode: (raw: string) => raw })

/** The session is over: nothing of it stays in the browser. */
export const forgetSession = () => forget(TOKEN, RENEWAL, REMEMBERED, ACCOUNT)

function forget(...names: string[]) {
  for (const name of names) deleteCookie(name, { path: '/' })
}
