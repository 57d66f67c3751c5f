import { STATUS_CODES } from 'node:http'
import { type FailureCode, failureStatus } from '../lib/failure'

/**
 * The one error body of the API: problem details (RFC 9457) with `code` and `message`. It says nothing of the request,
 * so nothing that was sent can come back in it; of a form at most
 * the names of its fields that are wrong.
 */
export function problem(
  code: FailureCode,
  headers: Record<string, string> = {},
  more: { message?: string; wrong?: readonly string[] } = {},
): Response {
  const status = failureStatus[code]
  const title = STATUS_CODES[status] ?? 'Error'
  return Response.json(
    { type: 'about:blank', title, status, code, message: title, ...more },
    { status, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers } },
  )
}
