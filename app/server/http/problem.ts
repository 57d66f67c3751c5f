import { STATUS_CODES } from 'node:http'
import { type FailureCode, failureStatus } from '../../lib/failure'

export type ProblemDetails = {
  /** Overrides the code's status where a contract differs. */
  status?: number
  message?: string
  wrong?: readonly string[]
  unknown?: readonly string[]
  /** The job of a failed call. */
  job?: object
  /** What keeps a purchase from being ordered, and what it would be now. */
  issues?: readonly object[]
  changes?: readonly object[]
  now?: object
  /** The sentence by the name that the Universal Commerce Protocol has for it. */
  content?: string
}

/**
 * The API's error body: problem details (RFC 9457) with `code` and `message`. Echoes no input except names of invalid
 * fields and unknown words of an instruction.
 */
export function createProblem(
  code: FailureCode,
  headers: Record<string, string> = {},
  { status = failureStatus[code], ...more }: ProblemDetails = {},
): Response {
  const title = STATUS_CODES[status] ?? 'Error'
  return Response.json(
    { type: 'about:blank', title, status, code, message: title, ...more },
    { status, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers } },
  )
}
