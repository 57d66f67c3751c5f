import { type Context, Hono } from 'hono'
import { api } from './api/api'
import type { ApiEnv } from './api/api-env'
import { answerProblem } from './api/errors'
import { keepHouse } from './api/housekeeping'
import { countScriptlessView } from './api/measurements'
import { CONSENT_PAGE } from './features/consent/consent'
import { isLocale, type Locale } from './features/languages/languages'
import { restoreAccount } from './features/session/session-cookies.server'
import type { FailureCode } from './lib/failure'
import { preferredLocaleOf, refusePage, renderPrivately, renderWith } from './page-answers'
import { sentForms } from './sent-forms'
import { dataVersion } from './server/data-version'
import { logFailure } from './server/failure-log'
import { isKnownPath, pageParameters } from './server/page-addresses'
import { cachedPage } from './server/page-cache'
import { addressOfPage, answerMarkdown, asksForMarkdown, endingOf } from './server/page-form'
import { pageRefusal } from './server/page-refusal'
import { problem } from './server/problem'
import { requestLog } from './server/request-log'
import { newNonce, securityHeaders } from './server/security-headers'
import { serverFunctionFailure, serverFunctionRefusal } from './server/server-function-guard'

const app = new Hono<ApiEnv>()
app.use(requestLog, securityHeaders)
app.route('/', api)
app.all('/_serverFn/*', async (c) => {
  const refusal = await serverFunctionRefusal(c.req.raw)
  if (refusal) return refuseCall(c, refusal)
  const answer = await renderWith(c, preferredLocaleOf(c))(c.req.raw, newNonce())
  const failure = await serverFunctionFailure(answer)
  if (failure) return refuseCall(c, failure, allowOf(answer))
  answer.headers.set('cache-control', 'no-store')
  return answer
})
app.route('/', sentForms)
app.all('*', async (c) => {
  const { pathname, search } = addressOfPage(c.req.url)
  const [, first = ''] = pathname.split('/')
  const locale = isLocale(first) ? first : preferredLocaleOf(c)
  const refusal = pageRefusal(c.req.method, c.req.url)
  if (refusal) return refusePage(c, locale, refusal)
  if (isLocale(first) && pathname.endsWith('/')) return c.redirect(withoutSlash(pathname) + search, 308)
  if (isLocale(first)) {
    const answer = (request: Request) => answerPage(c, locale, request)
    if (asksForMarkdown(c)) return answerMarkdown(c, locale, answer)
    return countScriptlessView(c, locale, await answer(c.req.raw))
  }
  if (!isKnownPath(pathname)) return refusePage(c, locale, 'not_found')
  c.header('vary', 'Cookie, Accept-Language')
  return c.redirect(`/${locale}${withoutSlash(pathname)}${endingOf(c.req.path)}${search}`, 307)
})
app.onError((error, c) => {
  logFailure(`${c.req.method} page`, error)
  return refusePage(c, preferredLocaleOf(c), 'unexpected').catch(() => problem('unexpected'))
})

/** A script that called a server function is told in data; whoever sent a form of a page, in words of its language. */
function refuseCall(c: Context<ApiEnv>, code: FailureCode, headers?: Record<string, string>) {
  if (!c.req.header('accept')?.includes('text/html')) return answerProblem(c, code, headers)
  const [, locale = ''] = URL.parse(c.req.header('referer') ?? '')?.pathname.split('/') ?? []
  return refusePage(c, isLocale(locale) ? locale : preferredLocaleOf(c), code)
}

/** A refused method's answer says which ones are taken. */
function allowOf({ headers }: Response): Record<string, string> {
  const allow = headers.get('allow')
  return allow ? { allow } : {}
}

const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, '')

async function answerPage(c: Context<ApiEnv>, locale: Locale, request: Request): Promise<Response> {
  const render = renderWith(c, locale)
  const { pathname, search } = new URL(request.url)
  const siteOrigin = c.env.SITE_ORIGIN
  // The page of a choice says what this visitor has chosen.
  const version = pathname.endsWith(CONSENT_PAGE) ? undefined : await dataVersion(c.env.DB)
  const cached =
    version &&
    (await cachedPage({
      request,
      locale,
      siteOrigin,
      version,
      parameters: pageParameters(pathname),
      render,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
    }))
  if (cached) return cached
  const page = await renderPrivately(render, new Request(siteOrigin + pathname + search, request))
  return restoreAccount(request, page)
}

export default {
  fetch: app.fetch,
  scheduled: (_, env, context) => context.waitUntil(keepHouse(env)),
} satisfies ExportedHandler<Env>
