import { type Context, Hono } from 'hono'
import { api } from './api/api'
import type { ApiEnv } from './api/api-env'
import { answerProblem } from './api/errors'
import { runScheduledJobs } from './api/housekeeping'
import { httpsOnly } from './api/https-only'
import { restoreAccount } from './features/auth/session/session-cookies.server'
import { isLocale, type Locale } from './features/languages/languages'
import { OFFLINE_COPY } from './features/offline/offline'
import { formSubmissions } from './form-submissions'
import type { FailureCode } from './lib/failure'
import { failureOf } from './page-renderer'
import {
  answerFromCache,
  isSignedIn,
  preferredLocaleOf,
  refusePage,
  renderPrivately,
  renderWith,
} from './page-responses'
import { pages } from './pages'
import { addressOfPage, answerMarkdown, asksForMarkdown, endingOf } from './server/http/content-negotiation'
import { createProblem } from './server/http/problem'
import { pageRefusal } from './server/http/request-validation'
import { securityHeaders } from './server/http/security-headers'
import { readUnreadBody } from './server/http/unread-body'
import { BURST_PERIOD_SECONDS, isFloodOfMisses } from './server/limits/flood'
import { logFailure } from './server/log/failure-log'
import { requestLog } from './server/log/request-log'
import { isCached, type Page } from './server/page-table'
import { serverFunctionFailure, serverFunctionRefusal } from './server/server-functions/server-function-guard'

const app = new Hono<ApiEnv>()
app.use((c, next) => {
  c.set('pages', pages)
  return next()
})
app.use(readUnreadBody, requestLog, securityHeaders, httpsOnly)
app.route('/', api)
app.all('/_serverFn/*', async (c) => {
  const refusal = await serverFunctionRefusal(c.req.raw)
  if (refusal) return refuseCall(c, refusal)
  if (c.req.method === 'GET' && (await isFloodOfMisses(c.req.raw.headers, c.env)))
    return refuseCall(c, 'too_many_requests', { 'retry-after': String(BURST_PERIOD_SECONDS) })
  const answer = await renderWith(c, preferredLocaleOf(c))(c.req.raw)
  const failure = await serverFunctionFailure(answer)
  if (failure) return refuseCall(c, failure, allowOf(answer))
  answer.headers.set('cache-control', 'no-store')
  return answer
})
app.route('/', formSubmissions)
app.all('*', async (c) => {
  const address = addressOfPage(c.req.url)
  const { pathname, search } = address
  const [, first = ''] = pathname.split('/')
  const locale = isLocale(first) ? first : preferredLocaleOf(c)
  const refusal = pageRefusal(c.req.method, address)
  const refuse = (code: FailureCode) => refusePage(c, locale, code)
  if (refusal === 'not_found' && asksForMarkdown(c)) return answerMarkdown(c, locale, () => refuse(refusal))
  if (refusal) return refuse(refusal)
  if (isLocale(first) && pathname.endsWith('/')) return c.redirect(withoutSlash(pathname) + search, 308)
  if (isLocale(first)) {
    const page = pages.atAddress(pathname)
    const answer = (request: Request) => (page ? answerPage(c, locale, page, request) : refuse('not_found'))
    if (asksForMarkdown(c)) return answerMarkdown(c, locale, answer)
    return restoreAccount(c.req.raw, await answer(c.req.raw))
  }
  if (!pages.atPath(pathname)) return refuse('not_found')
  c.header('vary', 'Cookie, Accept-Language')
  return c.redirect(`/${locale}${withoutSlash(pathname)}${endingOf(c.req.path)}${search}`, 307)
})
app.onError((error, c) => {
  logFailure(`${c.req.method} page`, error)
  return refusePage(c, preferredLocaleOf(c), 'unexpected').catch(() => createProblem('unexpected'))
})

/** Scripts get a problem; form submissions get an error page in their language. */
function refuseCall(c: Context<ApiEnv>, code: FailureCode, headers?: Record<string, string>) {
  if (!c.req.header('accept')?.includes('text/html')) return answerProblem(c, code, headers)
  const [, locale = ''] = URL.parse(c.req.header('referer') ?? '')?.pathname.split('/') ?? []
  return refusePage(c, isLocale(locale) ? locale : preferredLocaleOf(c), code)
}

/** Passes on the `Allow` header of a 405. */
function allowOf({ headers }: Response): Record<string, string> {
  const allow = headers.get('allow')
  return allow ? { allow } : {}
}

const withoutSlash = (pathname: string) => pathname.replace(/\/+$/, '')

async function answerPage(c: Context<ApiEnv>, locale: Locale, page: Page, request: Request): Promise<Response> {
  const answer = await findOrRender(c, locale, page, request)
  if (page.offlineCopy === false) answer.headers.set(OFFLINE_COPY, 'none')
  return answer
}

async function findOrRender(c: Context<ApiEnv>, locale: Locale, page: Page, request: Request): Promise<Response> {
  const signedIn = isSignedIn(request)
  const render = renderWith(c, locale, { signedIn })
  const { pathname, search } = new URL(request.url)
  const refusal = async () =>
    (await isFloodOfMisses(c.req.raw.headers, c.env)) ? refusePage(c, locale, 'too_many_requests') : undefined
  const { parameters = [], showsStock } = page
  const cached =
    isCached(page, signedIn) &&
    (await answerFromCache(c, locale, { request, parameters, showsStock, signedIn, render, refusal }))
  const missing = cached && failureOf(cached)
  if (missing) return refusePage(c, locale, missing)
  if (cached) return cached
  const refused = await refusal()
  if (refused) return refused
  const own = new Request(c.env.SITE_ORIGIN + pathname + search, request)
  return renderPrivately(c, locale, { render, request: own })
}

export default {
  fetch: app.fetch,
  scheduled: (_, env, context) => context.waitUntil(runScheduledJobs(env)),
} satisfies ExportedHandler<Env>
