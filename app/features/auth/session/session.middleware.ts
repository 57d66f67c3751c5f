import { getCookie, getRequest } from '@tanstack/react-start/server'
import { Failure, type Refusal } from '#app/lib/failure'
import type { PageContext } from '#app/lib/page-context'
import { ACCOUNT } from '#app/lib/storage-keys'
import type { ApiClient } from '#app/server/api-client/api-client'
import { choosePatience, pageApi, requestContext } from '#app/server/api-client/page-api'
import { isScriptCall } from '#app/server/server-functions/server-function-call'
import type { Locale } from '../../languages/languages'
import { requestRenewal } from '../forms/auth-api.server'
import type { ActiveSession } from './session'
import { hasRenewal, replaceToken, sessionExpiry } from './session-cookies'
import { accountIn, forgetSession, keepToken, relayRenewal } from './session-cookies.server'
import { readVisitor } from './visitor.server'

type Call = { locale: Locale; traceID?: string }

/** Context for calls of the authentication API; `remember` is the login form's choice. */
export const authContext = ({ locale, traceID }: Call, remember?: boolean) => ({
  api: pageApi(locale, { traceID, onAnswer: (answer) => relayRenewal(answer, remember) }),
  visitor: readVisitor(getRequest().headers),
})

/**
 * API client of a signed-in visitor. During page rendering it renews a refused token here; scripts renew in the
 * browser, once for all refused calls (session.queries.ts).
 */
export const sessionApi = (call: Call): ApiClient =>
  pageApi(call.locale, {
    traceID: call.traceID,
    onAnswer: relayRenewal,
    renew: isScriptCall() ? undefined : (context) => renewWhileRendering(context, call),
  })

/** The account of the token, or of the `account` cookie while the token is being renewed. */
export const readAccountHash = (): string | undefined => accountIn(requestContext().cookies) ?? getCookie(ACCOUNT)

/** Renews an expired token before a page asks by cookies whose it is; scripts renew in the browser. */
export async function renewExpired(call: Call) {
  const context = requestContext()
  if (isScriptCall() || !hasRenewal(context.cookies) || sessionExpiry(context.cookies) > Date.now()) return
  // A host that does not answer leaves a stranger's page.
  await renewWhileRendering(context, call).catch(() => undefined)
}

// One page may make several calls that are refused together, so they share a renewal.
const renewals = new WeakMap<PageContext, Promise<string | undefined>>()

function renewWhileRendering(context: PageContext, call: Call): Promise<string | undefined> {
  const running = renewals.get(context) ?? renewToken(context, call)
  renewals.set(context, running)
  return running
}

async function renewToken(context: PageContext, call: Call): Promise<string | undefined> {
  const renewed = await renewSessionCookies(call)
  if (renewed.ok && renewed.token) {
    context.cookies = replaceToken(context.cookies, renewed.token)
    return renewed.token
  }
  // The API refused the token and grants no new one: keeping it would redirect from the login page back here.
  if (renewed.ok) forgetSession()
  // The host was not reached, so the session may still be valid.
  else if (renewed.code !== 'invalid_token') throw new Failure(renewed.code)
}

/**
 * Asks for a new token and stores it. Forgets the session only if the API ends it, not if the host is unreachable.
 * Without renewal cookie, the session lasts as long as its token.
 */
export async function renewSessionCookies(call: Call): Promise<(ActiveSession & { token?: string }) | Refusal> {
  const { cookies } = requestContext()
  if (!hasRenewal(cookies)) {
    const expiresAt = sessionExpiry(cookies)
    if (expiresAt > Date.now()) return { ok: true, expiresAt }
    forgetSession()
    return { ok: false, code: 'invalid_token' }
  }
  const answer = await requestRenewal(authContext(call), choosePatience())
  const expiresAt = answer.ok ? keepToken(answer.token) : undefined
  if (answer.ok && expiresAt) return { ok: true, expiresAt, token: answer.token }
  if (answer.ok) return { ok: false, code: 'upstream_unavailable' }
  if (answer.code === 'invalid_token') forgetSession()
  return answer
}
