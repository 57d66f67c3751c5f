import type { Context, Handler, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { type Locale, preferredLocale } from '#app/features/languages/languages'
import { failureSentence } from '#app/features/notices/failure-sentence'
import type { FailureCode } from '#app/lib/failure'
import { m } from '#app/paraglide/messages.js'
import { problem } from '#app/server/problem'

const LONGEST_ADDRESS = 4096

/** Catalogue answers are the same for everybody. */
export const PUBLIC_FOR_A_MINUTE = { 'cache-control': 'public, max-age=60' }

/** The error body, its message in the language that the call names, else the one its sender prefers. */
export function answerProblem(c: Context, code: FailureCode, headers: Record<string, string> = {}): Response {
  const named = c.get('locale') ?? c.req.query('languageCode') ?? c.req.query('language')
  const locale = preferredLocale(named, c.req.header('accept-language'))
  return problem(code, { ...headers, 'content-language': locale }, sentence(code, locale))
}

/** The words of a page offer ways on that a caller of the API does not see. */
function sentence(code: FailureCode, locale: Locale): string {
  if (code === 'not_found') return m.api_not_found({}, { locale })
  if (code === 'method_not_allowed') return m.api_method_not_allowed({}, { locale })
  return failureSentence(code, locale)
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
