import type { Context, Handler, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { type Locale, preferredLocale } from '#app/features/languages/languages'
import { failureSentence } from '#app/features/notices/failure-sentence'
import type { FailureCode } from '#app/lib/failure'
import { m } from '#app/paraglide/messages.js'
import { isTooLong } from '#app/server/address-length'
import { logFailure } from '#app/server/failure-log'
import { problem } from '#app/server/problem'

/** Catalogue answers are the same for everybody. */
export const PUBLIC_FOR_A_MINUTE = { 'cache-control': 'public, max-age=60' }

/** The error body, its message in the language that the call names, else the one its sender prefers. */
export function answerProblem(
  c: Context,
  code: FailureCode,
  headers: Record<string, string> = {},
  wrong?: readonly string[],
): Response {
  const locale = localeOf(c)
  return problem(code, { ...headers, 'content-language': locale }, { message: sentence(code, locale), wrong })
}

/** What went wrong, in the caller's language, for an answer that is no refusal. */
export const sentenceFor = (c: Context, code: FailureCode) => sentence(code, localeOf(c))

export const localeOf = (c: Context): Locale => {
  const named = c.get('locale') ?? c.req.query('languageCode') ?? c.req.query('language')
  return preferredLocale(named, c.req.header('accept-language'))
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
  if (isTooLong(c.req.url)) return answerProblem(c, 'address_too_long')
  await next()
}

export function onApiError(error: Error, c: Context): Response {
  logFailure(`${c.req.method} ${routePath(c)}`, error)
  return answerProblem(c, 'unexpected')
}
