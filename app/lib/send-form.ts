import { FULL_ATTEMPT_TIMEOUT } from './constants'
import type { FailureCode } from './failure'
import type { FormAnswer } from './form'
import { patientFetch } from './patient-fetch'

export type SentFields = readonly (readonly [name: string, value: string])[]

type SendOptions = {
  /** Idempotency key, the same for all tries, so that a retry after a lost answer changes nothing twice (AUTH-07). */
  key?: string
  /** Milliseconds per attempt. */
  timeout?: number
}

export type SendForm = (action: string, fields: SentFields, options?: SendOptions) => Promise<FormAnswer>

/** Returns a lost connection as a refusal, so that no form loses its values. */
export const sendForm: SendForm = async (action, fields, { key, timeout = FULL_ATTEMPT_TIMEOUT } = {}) => {
  const headers = { accept: 'application/json', ...(key && { 'idempotency-key': key }) }
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  try {
    const answer = await patientFetch(action, { method: 'POST', headers, body }, timeout)
    const result = (await answer.json()) as FormAnswer
    if (answer.ok) return result
    // Limits refuse a form with an API problem.
    const { code } = result as { code: FailureCode }
    return { ok: false, code, retryAfter: Number(answer.headers.get('retry-after')) || undefined }
  } catch {
    return { ok: false, code: navigator.onLine ? 'upstream_unavailable' : 'offline' }
  }
}
