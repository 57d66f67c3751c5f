import type { FailureCode } from '../../lib/failure'
import { isTooLong } from '../http/address-length'
import { boundedText } from '../http/bounded-text'

/** Server function ids in builds; development uses others. */
const BUILT_ID = /^[a-z-]+\.\w+$/

/** Validates a server function call before Start, which answers malformed ones with 500. Does not consume the body. */
export async function serverFunctionRefusal(request: Request): Promise<FailureCode | undefined> {
  const { pathname, searchParams } = new URL(request.url)
  const [, , id = ''] = pathname.split('/')
  if (isTooLong(request.url)) return 'address_too_long'
  if (import.meta.env.PROD && !BUILT_ID.test(id)) return 'not_found'
  const type = request.headers.get('content-type') ?? ''
  const isForm = FORM_TYPES.some((form) => type.includes(form))
  if (request.method === 'GET') {
    const payload = searchParams.get('payload')
    return isForm ? 'unsupported_media_type' : payload ? refusalOfJson(payload) : undefined
  }
  if (request.method !== 'POST') return 'method_not_allowed'
  const text = await boundedText(request.clone())
  if (text === undefined) return 'body_too_large'
  if (isForm) return (await isReadableForm(text, type)) ? undefined : 'invalid_request'
  if (type.includes('application/json')) return refusalOfJson(text)
}

/** Form types, as Start detects them. */
const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded']

const isReadableForm = (text: string, type: string): Promise<boolean> =>
  new Response(text, { headers: { 'content-type': type } }).formData().then(
    () => true,
    () => false,
  )

/** Arguments are a serialized object. */
function refusalOfJson(text: string): FailureCode | undefined {
  try {
    const sent: unknown = JSON.parse(text)
    return typeof sent === 'object' && sent !== null ? undefined : 'invalid_request'
  } catch {
    return 'body_not_json'
  }
}

/** Translates Start's failures, whose messages are English and repeat the input. */
export async function serverFunctionFailure(answer: Response): Promise<FailureCode | undefined> {
  // A form's failure names its code.
  if (answer.headers.get('content-type') === 'application/problem+json')
    return ((await answer.json()) as { code: FailureCode }).code
  if (answer.status >= 500) return failureOf(await answer.text())
  if (answer.headers.has('x-tss-serialized')) return
  if (answer.status === 403) return 'cross_site_request'
  if (answer.status === 405) return 'method_not_allowed'
}

/** Start has no API for this, so the thrown error's text decides. */
function failureOf(error: string): FailureCode {
  // Pages opened before a deployment may call removed functions.
  if (error.includes('Server function info not found')) return 'not_found'
  // Unreadable arguments are the caller's fault.
  return error.includes('Seroval Error') ? 'invalid_request' : 'unexpected'
}
