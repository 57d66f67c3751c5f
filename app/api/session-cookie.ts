import type { Context } from 'hono'
import { generateCookie, setCookie } from 'hono/cookie'
import { deviceIdOf } from '#app/features/auth/session/renewal-token.server'
import type { SessionTokens } from '#app/features/auth/session/session.server'
import { SECOND } from '#app/lib/constants'
import { RENEWAL } from '#app/lib/storage-keys'
import type { ApiEnv } from './api-env'

/** The renewal token's cookie is hidden from scripts and never sent across sites (AUTH-09). */
const attributes = (c: Context<ApiEnv>) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: hasHardenedCookies(c.env) }) as const

const hasHardenedCookies = ({ COOKIE_PROFILE }: { COOKIE_PROFILE: string }) => COOKIE_PROFILE === 'hardened'

/** Response of login, third-party sign-in and renewal. */
export function answerSession(c: Context<ApiEnv>, tokens: SessionTokens): Response {
  const maxAge = Math.floor((tokens.renewalExpiresAt - Date.now()) / SECOND)
  setCookie(c, RENEWAL, tokens.renewalToken, { ...attributes(c), maxAge })
  return c.json({ success: true, message: '', data: { access_token: tokens.accessToken } })
}

/** Deletes the cookie. */
export const withoutRenewal = (c: Context<ApiEnv>) => ({
  'set-cookie': generateCookie(RENEWAL, '', { ...attributes(c), maxAge: 0 }),
})

/** The renewal token of the request's cookie; undefined without a valid signature. */
export const renewalTokenOf = (c: Context<ApiEnv>, secrets: readonly string[]): string | undefined =>
  [...(c.req.header('cookie') ?? '').matchAll(/(?:^|;\s*)renewal=([\w.-]{1,200})(?=;|$)/g)]
    .map(([, token = '']) => token)
    .find((token) => deviceIdOf(secrets, token))
