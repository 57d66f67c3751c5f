import { redirect } from '@tanstack/react-router'
import { getCookie, getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { Failure, failureStatus } from '#app/lib/failure'
import type { PageContext } from '#app/lib/page-context'
import { ACCOUNT } from '#app/lib/storage-keys'
import type { ApiClient } from '#app/server/api-client/api-client'
import { pageApi, patience, requestContext } from '#app/server/api-client/page-api'
import type { Locale } from '../languages/languages'
import type { ActiveSession, SessionFailure, SubmittedForm } from './session'
import { renew } from './session.server'
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
    renew: isCalledByScript() ? undefined : (context) => renewWhileRendering(context, call),
  })

/** Whose session it is: as its token says it, and while that waits to be renewed, as the cookie does. */
export const accountOfSession = (): string | undefined => accountIn(requestContext().cookies) ?? getCookie(ACCOUNT)

const isCalledByScript = () => getRequest().headers.get('x-tsr-serverfn') === 'true'

// One page may make several calls that are refused together.
const renewals = new WeakMap<PageContext, Promise<string | undefined>>()

function renewWhileRendering(context: PageContext, call: Call): Promise<string | undefined> {
  const running = renewals.get(context) ?? renewedToken(context, call)
  renewals.set(context, running)
  return running
}

async function renewedToken(context: PageContext, call: Call): Promise<string | undefined> {
  const renewed = await renewSession(call)
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
export async function renewSession(call: Call): Promise<(ActiveSession & { token?: string }) | SessionFailure> {
  const { cookies } = requestContext()
  if (!hasRenewal(cookies)) {
    const expiresAt = sessionExpiry(cookies)
    if (expiresAt > Date.now()) return { ok: true, expiresAt }
    forgetSession()
    return { ok: false, code: 'invalid_token' }
  }
  const answer = await renew(authContext(call), patience())
  const expiresAt = answer.ok ? keepToken(answer.token) : undefined
  if (answer.ok && expiresAt) return { ok: true, expiresAt, token: answer.token }
  if (answer.ok) return { ok: false, code: 'upstream_unavailable' }
  if (answer.code === 'invalid_token') forgetSession()
  return answer
}

type Sending<Name extends string> = {
  name: Name
  values: Record<string, string>
  /** What is wrong with the fields, as their forms say it; where anything is, nothing is sent. */
  errors?: { fields: Record<string, string> }
  send: () => Promise<{ ok: true } | SessionFailure>
  /** Where it leads once it is done: an address that can be loaded again without sending the form again. */
  leadsTo: string
}

/**
 * Does what a form of the page asks that the browser sent by itself, and leads on; answers what was refused. Its
 * passwords go no further than `send`.
 */
export async function answerForm<Name extends string>(sending: Sending<Name>): Promise<SubmittedForm<Name>> {
  const wrong = sending.errors?.fields ?? {}
  // In the order of the boxes; two boxes may share a sentence.
  const errors = [...new Set(Object.keys(sending.values).flatMap((field) => wrong[field] ?? []))]
  const answer = errors.length ? refusal('invalid_request') : await sending.send().catch(refusalOf)
  if (answer.ok) throw redirect({ href: sending.leadsTo })
  setResponseStatus(failureStatus[answer.code])
  if (answer.retryAfter !== undefined) setResponseHeader('retry-after', String(answer.retryAfter))
  const values = Object.fromEntries(Object.entries(sending.values).filter(([field]) => !/password/i.test(field)))
  return { name: sending.name, values, errors, tried: triedState(wrong), failure: answer }
}

const triedState = (wrong: Record<string, string>): SubmittedForm<string>['tried'] => ({
  submissionAttempts: 1,
  fieldMetaBase: Object.fromEntries(Object.entries(wrong).map(([field, sentence]) => [field, wrongField(sentence)])),
})

const wrongField = (sentence: string) => ({
  errorMap: { onDynamic: sentence },
  errorSourceMap: { onDynamic: 'form' as const },
  isTouched: false,
  isBlurred: false,
  isDirty: false,
  isValidating: false,
  _arrayVersion: 0,
  _pendingValidationsCount: 0,
})

const refusal = (code: SessionFailure['code']): SessionFailure => ({ ok: false, code })

function refusalOf(error: unknown): SessionFailure {
  if (error instanceof Failure) return refusal(error.code)
  throw error
}

/** The fields that a form has, empty where the browser sent none. */
export const fieldsOf = <Field extends string>(sent: Readonly<Record<string, string>>, ...fields: Field[]) =>
  Object.fromEntries(fields.map((field) => [field, sent[field] ?? ''])) as Record<Field, string>
