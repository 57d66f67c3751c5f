import type { Context } from 'hono'
import type { JobView } from '#app/features/house-doctor/jobs/jobs'
import type { Refusal } from '#app/lib/failure'
import { createProblem } from '#app/server/http/problem'
import { localeOf, sentenceFor } from './errors'

type More = { retryAfter?: number; headers?: Record<string, string>; job?: JobView }

/** Refusals by the House Doctor's contract, which answers invalid fields with 400 instead of 422. */
export function doctorProblem(
  c: Context,
  refusal: Omit<Refusal, 'ok'>,
  { retryAfter, headers, job }: More = {},
): Response {
  const { code, wrong, unknown } = refusal
  const all = { 'content-language': localeOf(c), ...(retryAfter && { 'retry-after': String(retryAfter) }), ...headers }
  const status = code === 'invalid_request' ? 400 : undefined
  const answer = createProblem(code, all, { status, message: sentenceFor(c, code), wrong, unknown, job })
  // Only responses made by the context carry the visitor cookie.
  return job ? c.newResponse(answer.body, answer) : answer
}
