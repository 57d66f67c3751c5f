import type { Context } from 'hono'
import type { JobView } from '#app/features/house-doctor/jobs/jobs'
import type { Refusal } from '#app/lib/failure'
import { createProblem } from '#app/server/http/problem'
import { localeOf, sentenceFor } from './errors'

type More = { retryAfter?: number; headers?: Record<string, string>; job?: JobView }

/** Refusals as in the House Doctor's contract: invalid fields are 400 there, and 422 in the shop's own calls. */
export function doctorProblem(
  c: Context,
  refusal: Omit<Refusal, 'ok'>,
  { retryAfter, headers, job }: More = {},
): Response {
  const { code, wrong, unknown } = refusal
  const all = { 'content-language': localeOf(c), ...(retryAfter && { 'retry-after': String(retryAfter) }), ...headers }
  const status = code === 'invalid_request' ? 400 : undefined
  const answer = createProblem(code, all, { status, message: sentenceFor(c, code), wrong, unknown, job })
  // Only responses made by the context carry the cookie that leads to the job.
  return job ? c.newResponse(answer.body, answer) : answer
}
