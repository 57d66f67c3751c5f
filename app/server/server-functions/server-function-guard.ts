import type { FailureCode } from '../../lib/failure'
import { isTooLong } from '../http/address-length'
import { boundedText } from '../http/bounded-text'

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

/** As Start tells them. */
const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded']

const isReadableForm = (text: string, type: string): Promise<boolean> =>
  new Response(text, { headers: { 'content-type': type } }).formData().then(
    () => true,
    () => false,
  )

/** Arguments are an object of the serializer's. */
function refusalOfJson(text: string): FailureCode | undefined {
  try {
    const sent: unknown = JSON.parse(text)
    return typeof sent === 'object' && sent !== null ? undefined : 'invalid_request'
  } catch {
    return 'body_not_json'
  }
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
