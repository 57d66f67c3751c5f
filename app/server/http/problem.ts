import { STATUS_CODES } from 'node:http'
import { type FailureCode, failureStatus } from '../../lib/failure'

type More = {
  /** Where a contract has another for this code. */
  status?: number
  message?: string
  wrong?: readonly string[]
  unknown?: readonly string[]
  /** What has come of a call although it failed. */
  job?: object
}

/**
 * The one error body of the API: problem details (RFC 9457) with `code` and `message`. It says nothing of the request,
 * so nothing that was sent can come back in it; of a form at most
 * the names of its fields that are wrong, of a wish in words those that nobody knows.
 */
export function problem(
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
