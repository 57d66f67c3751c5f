import type { Context } from 'hono'
import type { CallRefusal } from '#app/features/house-doctor/jobs/call.server'
import type { JobView } from '#app/features/house-doctor/jobs/jobs'
import { problem } from '#app/server/http/problem'
import { localeOf, sentenceFor } from './errors'

type More = { retryAfter?: number; headers?: Record<string, string>; job?: JobView }

/**
 * A refusal as the House Doctor's contract has it: what is wrong with a call's form is 400 there, while the shop's own
 * calls, whose pages know it as 422, go on with that.
 */
export function doctorProblem(
  c: Context,
  refusal: Omit<CallRefusal, 'ok'>,
  { retryAfter, headers, job }: More = {},
): Response {
  const { code, wrong, unknown } = refusal
  const said = { 'content-language': localeOf(c), ...(retryAfter && { 'retry-after': String(retryAfter) }), ...headers }
  const status = code === 'invalid_request' ? 400 : undefined
  const answer = problem(code, said, { status, message: sentenceFor(c, code), wrong, unknown, job })
  // Only what is made by the context takes along the cookie that leads to the job.
  return job ? c.newResponse(answer.body, answer) : answer
}
