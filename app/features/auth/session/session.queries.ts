import { MINUTE, SECOND, SERVER_FUNCTION_TIMEOUT } from '#app/lib/constants'
import type { FailureCode, Refusal } from '#app/lib/failure'
import { errorSentences, type FormRefusal, type FormWords } from '#app/lib/form'
import { type SendForm, sendForm } from '#app/lib/send-form'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { href } from '../../languages/href'
import type { Locale } from '../../languages/languages'
import type { ActiveSession } from './session'
import { renewToken } from './session.functions'
import { traceOfSession } from './session-state'

/** What every call of a form says about itself. */
export const callMeta = (): { locale: Locale; traceID: string } => ({ locale: getLocale(), traceID: traceOfSession() })

/** The answer of a server function; one that never came is an answer too, so that no form loses what was typed. */
async function toResult<T extends { ok: boolean }>(call: Promise<T>): Promise<T | Refusal> {
  try {
    return await call
  } catch (error) {
    if (!navigator.onLine) return { ok: false, code: 'offline' }
    // A validator's refusal carries its code as the message (server/server-functions/validate-with.ts); all else is a lost connection.
    const isRefused = error instanceof Error && error.message === 'invalid_request'
    return { ok: false, code: isRefused ? 'invalid_request' : 'upstream_unavailable' }
  }
}

/** Sends a form of a session. What the API host is asked for may take as long as the Worker's own table of tries. */
export const sendAuthForm: SendForm = (action, fields, options) =>
  sendForm(action, [...fields, ['traceID', traceOfSession()]], { timeout: SERVER_FUNCTION_TIMEOUT, ...options })

/** The same for a form that needs the session. */
export const sendSessionForm: SendForm = (...form) => withRenewal(() => sendAuthForm(...form))

type ErrorMessages = Partial<Record<FailureCode, () => string>>

// Named one by one, and only those that the login dialog can meet: each weighs on it.
const sentences: ErrorMessages = {
  account_not_activated: m.failure_account_not_activated,
  email_in_use: m.failure_email_in_use,
  google_email_unverified: m.failure_google_email_unverified,
  google_token_invalid: m.failure_google_token_invalid,
  invalid_request: m.failure_invalid_request,
  invalid_token: m.failure_invalid_token,
  offline: m.failure_offline,
  reset_token_invalid: m.failure_reset_token_invalid,
  upstream_unavailable: m.failure_upstream_unavailable,
  wrong_credentials: m.failure_wrong_credentials,
}

/** What to tell the visitor about a refusal; `more` for those that only one form can meet. */
export function errorMessage({ code, retryAfter }: Refusal, more: ErrorMessages = {}) {
  if (code === 'too_many_requests') return m.session_wait({ minutes: minutesOf(retryAfter) })
  return (more[code] ?? sentences[code] ?? m.failure_unexpected)()
}

/** The sentence for a refused form: its fields' errors, else the server's own sentence (LOGIN-09), else the failure's. */
export const refusalMessage = (refusal: FormRefusal, words: FormWords = {}, more?: ErrorMessages): string =>
  errorSentences(refusal.errors ?? {}, words).join(' ') || refusal.message || errorMessage(refusal, more)

const A_FEW_MINUTES = (5 * MINUTE) / SECOND

/** Seconds to wait, as they are said; a host that does not name them means a few minutes. */
export const minutesOf = (seconds = A_FEW_MINUTES) => Math.ceil((seconds * SECOND) / MINUTE)

let running: Promise<ActiveSession | Refusal> | undefined
let timesRenewed = 0

/**
 * Renews the session's token: once for all that ask at the same time, and one tab after the other, so that each sends
 * the renewal cookie that the one before it received.
 */
export function renewSession(): Promise<ActiveSession | Refusal> {
  const ask = async () => {
    const answer = await toResult(renewToken({ data: callMeta() }))
    if (answer.ok) timesRenewed++
    return answer
  }
  running ??= (navigator.locks ? navigator.locks.request('session-renewal', ask) : ask()).finally(() => {
    running = undefined
  })
  return running
}

/**
 * Makes a call that needs the session. Refused, it renews the token and tries once more (AUTH-05); a session that cannot
 * be renewed is over, and the visitor is asked to log in and brought back here.
 */
export async function withRenewal<T extends { ok: boolean }>(
  call: () => Promise<T>,
  onOver: () => void = leaveForLogin,
): Promise<T | Refusal> {
  const renewedBefore = timesRenewed
  const answer = await toResult(call())
  if (!isRefused(answer)) return answer
  // A renewal that ended meanwhile counts: the call was sent with the token before it.
  if (timesRenewed === renewedBefore) {
    const renewed = await renewSession()
    if (!renewed.ok && renewed.code === 'invalid_token') onOver()
    if (!renewed.ok) return renewed
  }
  const second = await toResult(call())
  if (isRefused(second)) onOver()
  return second
}

const isRefused = (answer: { ok: boolean } | Refusal) => !answer.ok && (answer as Refusal).code === 'invalid_token'

function leaveForLogin() {
  const here = location.pathname + location.search
  location.assign(href('/login', {}, { redirect: here }))
}
