import { MINUTE, SECOND, SERVER_FUNCTION_TIMEOUT } from '#app/lib/constants'
import type { FailureCode, Refusal } from '#app/lib/failure'
import { errorSentences, type FormRefusal, type FormWords } from '#app/lib/form'
import { type SendForm, sendForm } from '#app/lib/send-form'
import { m } from '#app/paraglide/messages.js'
import { href } from '../../languages/href'
import type { Locale } from '../../languages/languages'
import { getLocale } from '../../languages/locale'
import type { ActiveSession } from './session'
import { renewToken } from './session.functions'
import { traceOfSession } from './session-state'

export const callMeta = (): { locale: Locale; traceID: string } => ({ locale: getLocale(), traceID: traceOfSession() })

/** Turns a lost connection into a refusal, so that no form loses its values. */
async function toResult<T extends { ok: boolean }>(call: Promise<T>): Promise<T | Refusal> {
  try {
    return await call
  } catch (error) {
    if (!navigator.onLine) return { ok: false, code: 'offline' }
    // A validator refuses with the code as message (server/server-functions/validate-with.ts); other errors are a lost
    // connection.
    const isRefused = error instanceof Error && error.message === 'invalid_request'
    return { ok: false, code: isRefused ? 'invalid_request' : 'upstream_unavailable' }
  }
}

/** The timeout covers all retries of the Worker's call to the API. */
export const sendAuthForm: SendForm = (action, fields, options) =>
  sendForm(action, [...fields, ['traceID', traceOfSession()]], { timeout: SERVER_FUNCTION_TIMEOUT, ...options })

/** Sends a form that needs the session. */
export const sendSessionForm: SendForm = (...form) => withRenewal(() => sendAuthForm(...form))

type ErrorMessages = Partial<Record<FailureCode, () => string>>

// Lists only sentences that the login dialog needs, because each one adds to its bundle.
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

/** Sentence for a refusal; `more` has sentences that only one form needs. */
export function errorMessage({ code, retryAfter }: Refusal, more: ErrorMessages = {}) {
  if (code === 'too_many_requests') return m.session_wait({ minutes: minutesOf(retryAfter) })
  return (more[code] ?? sentences[code] ?? m.failure_unexpected)()
}

/** Sentence for a refused form: its field errors, else the server's sentence (LOGIN-09), else the failure's. */
export const refusalMessage = (refusal: FormRefusal, words: FormWords = {}, more?: ErrorMessages): string =>
  errorSentences(refusal.errors ?? {}, words).join(' ') || refusal.message || errorMessage(refusal, more)

const A_FEW_MINUTES = (5 * MINUTE) / SECOND

/** Rounds seconds up to minutes; without a value from the host, a few minutes. */
export const minutesOf = (seconds = A_FEW_MINUTES) => Math.ceil((seconds * SECOND) / MINUTE)

let running: Promise<ActiveSession | Refusal> | undefined
let timesRenewed = 0

/**
 * Concurrent calls share one renewal, and tabs renew one after another, because each must send the newest renewal
 * cookie.
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
 * Makes a call that needs the session. If refused, it renews the token and tries once more (AUTH-05); without renewal
 * the visitor goes to the login page and comes back.
 */
export async function withRenewal<T extends { ok: boolean }>(
  call: () => Promise<T>,
  onOver: () => void = leaveForLogin,
): Promise<T | Refusal> {
  const renewedBefore = timesRenewed
  const answer = await toResult(call())
  if (!isRefused(answer)) return answer
  // If another call has renewed the token meanwhile, this call was sent with the old one.
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
