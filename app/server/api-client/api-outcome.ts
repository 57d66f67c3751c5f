import { type Type, type } from 'arktype'
import { type FailureCode, failureStatus, type Refusal } from '../../lib/failure'
import { ApiError } from './api-client'

type Problem = { code?: unknown; message?: unknown }

/** Meaning of a status for a call, for hosts that send no codes. */
export type Meanings = Partial<Record<number, FailureCode>>

/** `isQuoted`: the visitor sees the API's own sentence (LOGIN-09). */
export type Quotes = { isQuoted: boolean }

/** A call's answer or its refusal: by the API's code, else by the meaning of its status. */
export async function toOutcome(
  call: Promise<unknown>,
  meanings: Meanings = {},
  { isQuoted }: Quotes = { isQuoted: false },
): Promise<{ ok: true; answer: unknown } | Refusal> {
  try {
    return { ok: true, answer: await call }
  } catch (error) {
    if (!(error instanceof ApiError)) return { ok: false, code: 'upstream_unavailable' }
    const { status, response } = error
    const problem = (await response.json().catch(() => ({}))) as Problem
    const retryAfter = Number(response.headers.get('retry-after')) || undefined
    const code = knownCode(problem.code) ?? meanings[status] ?? statusMeaning(status)
    const message = isQuoted && typeof problem.message === 'string' ? problem.message : undefined
    return { ok: false, code, retryAfter, message }
  }
}

/** Validates the answer of a call. */
export async function parseAnswer<T extends Type>(
  schema: T,
  call: Promise<unknown>,
): Promise<{ ok: true; answer: T['infer'] } | Refusal> {
  const outcome = await toOutcome(call)
  if (!outcome.ok) return outcome
  const answer = schema(outcome.answer)
  return answer instanceof type.errors ? { ok: false, code: 'upstream_unavailable' } : { ok: true, answer }
}

const knownCode = (code: unknown): FailureCode | undefined =>
  typeof code === 'string' && code in failureStatus ? (code as FailureCode) : undefined

function statusMeaning(status: number): FailureCode {
  if (status === 429) return 'too_many_requests'
  if (status === 401) return 'invalid_token'
  if (status === 422) return 'invalid_request'
  return status >= 500 ? 'upstream_unavailable' : 'unexpected'
}
