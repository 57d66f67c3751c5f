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

/** What a call of the authentication API needs; `remember` as the login form says it. */
export const authContext = ({ locale, traceID }: Call, remember?: boolean) => ({
  api: pageApi(locale, { traceID, onAnswer: (answer) => relayRenewal(answer, remember) }),
  visitor: readVisitor(getRequest().headers),
})

/**
 * The API as a signed-in visitor speaks to it. While a document is answered a refused token is renewed here; a browser
 * that calls by script renews by itself (session.queries.ts), once for all calls that were refused together.
 */
export const sessionApi = (call: Call): ApiClient =>
  pageApi(call.locale, {
    traceID: call.traceID,
    onAnswer: relayRenewal,
    renew: isScriptCall() ? undefined : (context) => renewWhileRendering(context, call),
  })

/** Whose session it is: as its token says it, and while that waits to be renewed, as the cookie does. */
export const readAccountHash = (): string | undefined => accountIn(requestContext().cookies) ?? getCookie(ACCOUNT)

// One page may make several calls that are refused together.
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
  // Refused and not to be replaced, a token that was kept would lead from the login page straight back here.
  if (renewed.ok) forgetSession()
  // Whether the session is over, nobody has said.
  else if (renewed.code !== 'invalid_token') throw new Failure(renewed.code)
}

/**
 * Asks for a new token and stores it. A session that the API ends is forgotten; one it cannot be asked about stays. A
 * host that grants no renewal leaves a session its token, for as long as that lasts.
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
