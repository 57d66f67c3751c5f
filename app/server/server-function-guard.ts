import type { FailureCode } from '../lib/failure'
import { boundedText } from './bounded-text'

/** The build names server functions by the SHA-256 of where they stand; development names them by their file. */
const BUILT_ID = /^[0-9a-f]{64}$/

/**
 * What is wrong with a call of a server function, before Start reads it: Start answers malformed calls with 500.
 * The body of the request is not consumed.
 */
export async function serverFunctionRefusal(request: Request): Promise<FailureCode | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const [, , id = ''] = pathname.split('/')
  if (import.meta.env.PROD && !BUILT_ID.test(id)) return 'not_found'
  if (request.method === 'GET') return isJson(searchParams.get('payload') ?? 'null') ? undefined : 'body_not_json'
  if (request.method !== 'POST') return 'method_not_allowed'
  const text = await boundedText(request.clone())
  if (text === undefined) return 'body_too_large'
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('application/json') && !isJson(text)) return 'body_not_json'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
