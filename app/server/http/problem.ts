import { STATUS_CODES } from 'node:http'
import { type FailureCode, failureStatus } from '../../lib/failure'

type More = {
  /** Overrides the code's status where a contract differs. */
  status?: number
  message?: string
  wrong?: readonly string[]
  unknown?: readonly string[]
  /** The job of a failed call. */
  job?: object
}

/**
 * The API's error body: problem details (RFC 9457) with `code` and `message`. Echoes no input except names of invalid
 * fields and unknown words of an instruction.
 */
export function createProblem(
  code: FailureCode,
  headers: Record<string, string> = {},
  { status = failureStatus[code], ...more }: More = {},
): Response {
  const title = STATUS_CODES[status] ?? 'Error'
  return Response.json(
    { type: 'about:blank', title, status, code, message: title, ...more },
    { status, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers } },
  )
}
