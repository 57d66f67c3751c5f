import type { Context, Hono, MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import { type Locale, preferredLocale } from '#app/features/languages/languages'
import { failureSentence } from '#app/features/notices/failure-sentence'
import type { FailureCode } from '#app/lib/failure'
import { m } from '#app/paraglide/messages.js'
import { isTooLong } from '#app/server/http/address-length'
import { createProblem, type ProblemDetails } from '#app/server/http/problem'
import { logFailure } from '#app/server/log/failure-log'
import type { ApiEnv } from './api-env'

/** Catalogue answers are the same for everyone. */
export const PUBLIC_FOR_A_MINUTE = { 'cache-control': 'public, max-age=60' }

/** The error body, in the language named by the call or preferred by its sender. */
export function answerProblem(
  c: Context,
  code: FailureCode,
  headers: Record<string, string> = {},
  more: ProblemDetails = {},
): Response {
  const locale = localeOf(c)
  return createProblem(
    code,
    { ...headers, 'content-language': locale },
    { message: sentenceOfApi(code, locale), ...more },
  )
}

/** A failure's message in the caller's language. */
export const sentenceFor = (c: Context, code: FailureCode) => sentenceOfApi(code, localeOf(c))

export const localeOf = (c: Context): Locale => {
  const named = c.get('locale') ?? c.req.query('languageCode') ?? c.req.query('language')
  return preferredLocale(named, c.req.header('accept-language'))
}

/** Page messages offer links that API callers cannot use. */
function sentenceOfApi(code: FailureCode, locale: Locale): string {
  if (code === 'not_found') return m.api_not_found({}, { locale })
  if (code === 'method_not_allowed') return m.api_method_not_allowed({}, { locale })
  return failureSentence(code, locale)
}

/**
 * Answers 405 with `Allow` at every address of an app (RFC 9110, 15.5.6). Addresses without parameters go first, as
 * several patterns may match them.
 */
export function refuseOtherMethods(app: Hono<ApiEnv>) {
  const handled = app.routes.filter(({ method }) => method !== 'ALL')
  const byPath = [...Map.groupBy(handled, ({ path }) => path)]
  const isPattern = (path: string) => Number(/[:*]/.test(path))
  for (const [path, routes] of byPath.sort(([one], [other]) => isPattern(one) - isPattern(other))) {
    const methods = new Set(routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))
    // A handler may pass a request on, to be answered as not found.
    app.all(path, (c, next) =>
      methods.has(c.req.method) ? next() : answerProblem(c, 'method_not_allowed', { allow: [...methods].join(', ') }),
    )
  }
}

export const refuseLongAddress: MiddlewareHandler = async (c, next) => {
  if (isTooLong(c.req.url)) return answerProblem(c, 'address_too_long')
  await next()
}

export function onApiError(error: Error, c: Context): Response {
  logFailure(`${c.req.method} ${routePath(c)}`, error)
  return answerProblem(c, 'unexpected')
}
