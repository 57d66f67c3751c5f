import { type FailureCode, failureStatus } from '../lib/failure'

/** The standard phrases of the statuses in the failure table (RFC 9110, section 15). */
const phrases: Record<number, string> = {
  400: 'Bad Request',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'Content Too Large',
  414: 'URI Too Long',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/**
 * The one error body of the API: problem details (RFC 9457) with `code` and `message`. It says nothing of the request,
 * so nothing that was sent can come back in it.
 */
export function problem(code: FailureCode, headers: Record<string, string> = {}): Response {
  const status = failureStatus[code]
  const title = phrases[status] ?? 'Error'
  return Response.json(
    { type: 'about:blank', title, status, code, message: title },
    { status, headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...headers } },
  )
}
