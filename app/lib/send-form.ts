import { FULL_ATTEMPT_TIMEOUT } from './constants'
import type { FailureCode } from './failure'
import type { FormAnswer } from './form'
import { patientFetch } from './patient-fetch'

export type SentFields = readonly (readonly [name: string, value: string])[]

type SendOptions = {
  /** Names the change, the same in each try of it: one whose answer was lost is not made twice (AUTH-07). */
  key?: string
  /** How long an attempt may take, in ms. */
  timeout?: number
}

export type SendForm = (action: string, fields: SentFields, options?: SendOptions) => Promise<FormAnswer>

/** Sends a form as the browser would. An answer that never came is an answer too, so that no form loses what was typed. */
export const sendForm: SendForm = async (action, fields, { key, timeout = FULL_ATTEMPT_TIMEOUT } = {}) => {
  const headers = { accept: 'application/json', ...(key && { 'idempotency-key': key }) }
  const body = new URLSearchParams(fields.map(([name, value]) => [name, value]))
  try {
    const answer = await patientFetch(action, { method: 'POST', headers, body }, timeout)
    const result = (await answer.json()) as FormAnswer
    if (answer.ok) return result
    // What the front door refuses is a problem of the API.
    const { code } = result as { code: FailureCode }
    return { ok: false, code, retryAfter: Number(answer.headers.get('retry-after')) || undefined }
  } catch {
    return { ok: false, code: navigator.onLine ? 'upstream_unavailable' : 'offline' }
  }
}
