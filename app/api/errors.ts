import type { Context, Handler, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { type Locale, preferredLocale } from '#app/features/languages/languages'
import type { FailureCode } from '#app/lib/failure'
import { m } from '#app/paraglide/messages.js'
import { problem } from '#app/server/problem'

const LONGEST_ADDRESS = 4096

/** Catalogue answers are the same for everybody. */
export const PUBLIC_FOR_A_MINUTE = { 'cache-control': 'public, max-age=60' }

type Sentence = (inputs: Record<string, never>, options: { locale: Locale }) => string

/** Two codes have other words here than on a page, which offers ways on. */
const sentences: Record<FailureCode, Sentence> = {
  address_too_long: m.failure_address_too_long,
  bad_filter: m.failure_bad_filter,
  bad_image_request: m.failure_bad_image_request,
  bad_storage_request: m.failure_bad_storage_request,
  body_not_json: m.failure_body_not_json,
  body_too_large: m.failure_body_too_large,
  engine_unavailable: m.failure_engine_unavailable,
  invalid_request: m.failure_invalid_request,
  invalid_token: m.failure_invalid_token,
  language_not_supported: m.failure_language_not_supported,
  languages_not_fetched: m.failure_languages_not_fetched,
  languages_not_loaded: m.failure_languages_not_loaded,
  method_not_allowed: m.api_method_not_allowed,
  not_found: m.api_not_found,
  offline: m.failure_offline,
  unexpected: m.failure_unexpected,
  unsupported_media_type: m.failure_unsupported_media_type,
  upstream_unavailable: m.failure_upstream_unavailable,
}

/** The error body, its message in the language that the call names, else the one its sender prefers. */
export function answerProblem(c: Context, code: FailureCode, headers: Record<string, string> = {}): Response {
  const locale = preferredLocale(c.req.query('languageCode'), c.req.header('accept-language'))
  return problem(code, { ...headers, 'content-language': locale }, sentences[code]({}, { locale }))
}

export const onlyMethods =
  (allow: string): Handler =>
  (c) =>
    answerProblem(c, 'method_not_allowed', { allow })

export const refuseLongAddress: MiddlewareHandler = async (c, next) => {
  if (c.req.url.length > LONGEST_ADDRESS) return answerProblem(c, 'address_too_long')
  await next()
}

/** Logs where it happened and what the database said, never what the request held: messages of errors may quote it. */
export function onApiError(error: Error, c: Context): Response {
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? []
  const database = error.cause instanceof Error && error.cause.message.startsWith('D1_ERROR') ? error.cause.message : ''
  console.error([`${c.req.method} ${routePath(c)}: ${error.name} ${database}`, ...frames].join('\n'))
  return answerProblem(c, 'unexpected')
}
