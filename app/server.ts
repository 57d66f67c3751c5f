import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { api } from './api/api'
import type { ApiEnv } from './api/api-env'
import { isFormOfPage, isFromOtherSite } from './api/call'
import { takeEnquiry } from './api/enquiry'
import { answerProblem } from './api/errors'
import { keepHouse } from './api/housekeeping'
import { takeNewsletterForm } from './api/newsletter'
import { productPath } from './features/catalogue/catalogue'
import { enquiryAddress } from './features/enquiry/enquiry'
import { isLocale, type Locale, preferredLocale } from './features/languages/languages'
import { newsletterAddress } from './features/newsletter/newsletter'
import { hasSession } from './features/session/session-cookies'
import { type FailureCode, failureStatus } from './lib/failure'
import type { PageContext, RefusedForm } from './lib/page-context'
import { PREFERRED_LANGUAGE } from './lib/storage-keys'
import { renderInLocale } from './page-renderer'
import { isTooLong } from './server/address-length'
import { boundedText } from './server/bounded-text'
import { clientAddress } from './server/client-address'
import { dataVersion } from './server/data-version'
import { logFailure } from './server/failure-log'
import { isKnownPath, pageParameters } from './server/page-addresses'
import { cachedPage, type RenderPage } from './server/page-cache'
import { pageRefusal } from './server/page-refusal'
import { problem } from './server/problem'
import { requestLog } from './server/request-log'
import { contentSecurityPolicy, newNonce, securityHeaders } from './server/security-headers'
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
app.post('/:locale/newsletter', async (c, next) => {
  const locale = c.req.param('locale')
  if (!isLocale(locale) || isTooLong(c.req.url)) return next()
  if (isFromOtherSite(c)) return refusePage(c, locale, 'cross_site_request')
  const answer = await takeNewsletterForm(c, locale)
  // The typed address goes back in the page, never into an address.
  return 'state' in answer ? c.redirect(newsletterAddress(locale, answer), 303) : refuseSignUp(c, locale, answer)
})
app.post('/:locale/product/:slug', async (c, next) => {
  const { locale, slug } = c.req.param()
  if (!isLocale(locale) || isTooLong(c.req.url)) return next()
  if (isFromOtherSite(c)) return refusePage(c, locale, 'cross_site_request')
  const answer = await takeEnquiry(c, locale, slug)
  if (answer === 'no such product') return refusePage(c, locale, 'not_found')
  if ('reference' in answer) return c.redirect(enquiryAddress(locale, slug, answer.reference), 303)
  const { typed, refused, retryAfter } = answer
  const render = renderWith(c, locale, { refusedForm: { typed: '', ...refused }, sentForm: typed })
  return refuseForm(c, render, `/${locale}${productPath(slug)}`, { ...refused, retryAfter })
})
// Forms that a script sends. Where the browser was faster, or there is no script, the page does what they ask.
app.post('/:locale/:page{login|activate|profile}', async (c, next) => {
  const locale = c.req.param('locale')
  if (!isLocale(locale) || isTooLong(c.req.url)) return next()
  if (isFromOtherSite(c)) return refusePage(c, locale, 'cross_site_request')
  if (!isFormOfPage(c)) return refusePage(c, locale, 'unsupported_media_type')
  const body = await boundedText(c.req.raw)
  if (body === undefined) return refusePage(c, locale, 'body_too_large')
  const { pathname, search } = new URL(c.req.url)
  const request = new Request(c.env.SITE_ORIGIN + pathname + search, { headers: c.req.raw.headers })
  const render = renderWith(c, locale, { sentForm: Object.fromEntries(new URLSearchParams(body)) })
  const page = await renderPrivately(render, request)
  // A browser that is sent on takes what it was about to send with it, unless it is told to look instead.
  return page.headers.has('location') ? new Response(null, { status: 303, headers: page.headers }) : page
})
app.all('*', async (c) => {
  const { pathname, search } = new URL(c.req.url)
  const [, first = ''] = pathname.split('/')
  const locale = isLocale(first) ? first : preferredLocaleOf(c)
  const refusal = pageRefusal(c.req.method, c.req.url)
  if (refusal) return refusePage(c, locale, refusal)
  if (isLocale(first) && pathname.endsWith('/')) return c.redirect(withoutSlash(pathname) + search, 308)
  if (isLocale(first)) return answerPage(c, locale)
  if (!isKnownPath(pathname)) return refusePage(c, locale, 'not_found')
  c.header('vary', 'Cookie, Accept-Language')
  return c.redirect(`/${locale}${withoutSlash(pathname)}${search}`, 307)
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

async function answerPage(c: Context<ApiEnv>, locale: Locale): Promise<Response> {
  const render = renderWith(c, locale)
  const request = c.req.raw
  const { pathname, search } = new URL(request.url)
  const siteOrigin = c.env.SITE_ORIGIN
  const version = await dataVersion(c.env.DB)
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
  return cached || renderPrivately(render, new Request(siteOrigin + pathname + search, request))
}

/** The localised page that says what is wrong with an address; it is rendered under a path that no route has. */
async function refusePage(c: Context<ApiEnv>, locale: Locale, refusal: FailureCode): Promise<Response> {
  const request = new Request(new URL(`/${locale}/refused`, c.env.SITE_ORIGIN), { headers: c.req.raw.headers })
  const page = await renderPrivately(renderWith(c, locale, { refusal }), request, failureStatus[refusal])
  if (refusal === 'method_not_allowed') page.headers.set('allow', 'GET, HEAD')
  return page
}

/** The newsletter's page with what was typed and what is wrong with it. */
async function refuseSignUp(c: Context<ApiEnv>, locale: Locale, refused: RefusedForm & { retryAfter?: number }) {
  const { code, typed } = refused
  return refuseForm(c, renderWith(c, locale, { refusedForm: { code, typed } }), newsletterAddress(locale), refused)
}

type Refusal = { code: RefusedForm['code']; retryAfter?: number }

/** The page of a form again, which says what is wrong with what was sent. */
async function refuseForm(c: Context<ApiEnv>, render: RenderPage, path: string, { code, retryAfter }: Refusal) {
  const request = new Request(new URL(path, c.env.SITE_ORIGIN), { headers: c.req.raw.headers })
  const page = await renderPrivately(render, request, failureStatus[code])
  if (retryAfter !== undefined) page.headers.set('retry-after', String(retryAfter))
  return page
}

async function renderPrivately(render: RenderPage, request: Request, status?: number): Promise<Response> {
  const nonce = newNonce()
  const rendered = await render(request, nonce)
  const page = new Response(rendered.body, { status: status ?? rendered.status, headers: rendered.headers })
  page.headers.set('content-security-policy', contentSecurityPolicy(nonce))
  page.headers.set('cache-control', 'private, no-store')
  page.headers.set('x-page-cache', 'bypass')
  return page
}

const renderWith =
  (
    c: Context<ApiEnv>,
    locale: Locale,
    refused: Pick<PageContext, 'refusal' | 'refusedForm' | 'sentForm'> = {},
  ): RenderPage =>
  (request, nonce) => {
    const cookies = request.headers.get('cookie') ?? ''
    const context: PageContext = {
      nonce,
      ...refused,
      signedIn: hasSession(cookies),
      cookies,
      googleClientId: c.env.GOOGLE_CLIENT_ID,
      apiFetch: async (input, init) => api.fetch(asVisitor(c, new Request(input, init)), c.env, c.executionCtx),
      storage: { consoleOrigin: c.env.STORAGE_CONSOLE_ORIGIN, storageOrigin: c.env.STORAGE_ORIGIN },
    }
    return renderInLocale(locale, request, context)
  }

/** A call in process comes from the visitor whose page or server function makes it: limits count them, not us. */
function asVisitor(c: Context<ApiEnv>, request: Request): Request {
  request.headers.set('cf-connecting-ip', clientAddress(c.req.raw.headers, c.env))
  return request
}

const preferredLocaleOf = (c: Context<ApiEnv>) =>
  preferredLocale(getCookie(c, PREFERRED_LANGUAGE), c.req.header('accept-language'))

export default {
  fetch: app.fetch,
  scheduled: (_, env, context) => context.waitUntil(keepHouse(env)),
} satisfies ExportedHandler<Env>
