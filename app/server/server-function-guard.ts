import type { FailureCode } from '../lib/failure'
import { isTooLong } from './address-length'
import { boundedText } from './bounded-text'

/** The build names server functions by their file's name and their own; development in another way. */
const BUILT_ID = /^[a-z-]+\.\w+$/

/**
 * What is wrong with a call of a server function, before Start reads it: Start answers malformed calls with 500.
 * The body of the request is not consumed.
 */
export async function serverFunctionRefusal(request: Request): Promise<FailureCode | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const [, , id = ''] = pathname.split('/')
  if (isTooLong(request.url)) return 'address_too_long'
  if (import.meta.env.PROD && !BUILT_ID.test(id)) return 'not_found'
  if (request.method === 'GET') return isJson(searchParams.get('payload') ?? 'null') ? undefined : 'body_not_json'
  if (request.method !== 'POST') return 'method_not_allowed'
  const text = await boundedText(request.clone())
  if (text === undefined) return 'body_too_large'
  const type = request.headers.get('content-type') ?? ''
  if (type.includes('application/json') && !isJson(text)) return 'body_not_json'
}

/** What an answer of Start's means that may not go out as it is: its own refusals are English and repeat what was sent. */
export async function serverFunctionFailure(answer: Response): Promise<FailureCode | undefined> {
  // A form's answer that is a failure says which.
  if (answer.headers.get('content-type') === 'application/problem+json')
    return ((await answer.json()) as { code: FailureCode }).code
  if (answer.status >= 500) return failureOf(await answer.text())
  if (answer.headers.has('x-tss-serialized')) return
  if (answer.status === 403) return 'cross_site_request'
  if (answer.status === 405) return 'method_not_allowed'
}

function failureOf(error: string): FailureCode {
  // A page that was opened before a deployment may know functions that are gone.
  if (error.includes('Server function info not found')) return 'not_found'
  // Arguments that the serializer cannot read are the caller's fault.
  return error.includes('Seroval Error') ? 'invalid_request' : 'unexpected'
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
