import { deleteCookie, getCookie, setCookie } from '@tanstack/react-start/server'
import { SECOND } from '#app/lib/constants'
import { ACCOUNT } from '#app/lib/storage-keys'
import { env } from '#app/server/env'
import { fingerprint } from '#app/server/session-secrets'
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
const accountAttributes = (profile: string): Attributes => ({
  path: '/',
  sameSite: 'lax',
  secure: profile === 'hardened',
})

/** The renewal token is never for scripts, whatever the profile (AUTH-09). */
const renewalAttributes = (profile: string): Attributes => ({ ...locked, secure: profile === 'hardened' })

/** Stores the token until its own end (AUTH-01) and says when that is; one that says no end is no token. */
export function keepToken(token: string, remember = isRemembered()): number | undefined {
  const decoded = decodeToken(token)
  if (!decoded.ok || typeof decoded.claims.exp !== 'number') return
  const end = decoded.claims.exp * SECOND
  setCookie(TOKEN, token, { ...tokenAttributes(env.COOKIE_PROFILE), expires: new Date(end) })
  if (decoded.claims.sub) keepAccount(fingerprint(decoded.claims.sub), remember)
  return end
}

/** Notes whose session it is, for as long as it may be renewed. */
function keepAccount(account: string, remember: boolean) {
  const attributes = accountAttributes(env.COOKIE_PROFILE)
  setCookie(ACCOUNT, account, remember ? { ...attributes, maxAge: RENEWAL_SECONDS } : attributes)
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
  const attributes = renewalAttributes(env.COOKIE_PROFILE)
  if (remember) {
    const lasting = { ...attributes, maxAge: Math.min(apiSeconds, RENEWAL_SECONDS) }
    writeRaw(RENEWAL, value, lasting)
    writeRaw(REMEMBERED, '1', lasting)
  } else {
    writeRaw(RENEWAL, value, attributes)
    forget(REMEMBERED)
  }
}

const writeRaw = (name: string, value: string, attributes: Attributes) =>
  // The value comes from a Set-Cookie line, encoded by whoever wrote it.
  setCookie(name, value, { ...attributes, encode: (raw: string) => raw })

/** The session is over: nothing of it stays in the browser. */
export const forgetSession = () => forget(TOKEN, RENEWAL, REMEMBERED, ACCOUNT)

function forget(...names: string[]) {
  for (const name of names) deleteCookie(name, { path: '/' })
}
