import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { api } from './api/api'
import type { ApiEnv } from './api/api-env'
import { hasSession } from './features/auth/session/session-cookies'
import { type Locale, preferredLocale } from './features/languages/languages'
import { type FailureCode, failureStatus } from './lib/failure'
import type { PageContext } from './lib/page-context'
import { PREFERRED_LANGUAGE } from './lib/storage-keys'
import { failureOf, refusedPath, renderInLocale } from './page-renderer'
import { dataVersion } from './server/cache/data-version'
import { cachedPage, type RenderPage } from './server/cache/page-cache'
import { clientAddress } from './server/http/client-address'
import { BURST_PERIOD_SECONDS } from './server/limits/flood'
import { type PhoneSettings, sendsToPhones } from './server/phone'

/** The localised error page of an address; cached for a minute per language. */
export async function refusePage(c: Context<ApiEnv>, locale: Locale, refusal: FailureCode): Promise<Response> {
  const status = failureStatus[refusal]
  const signedIn = isSignedIn(c.req.raw)
  const request = new Request(new URL(refusedPath(locale, refusal), c.env.SITE_ORIGIN), {
    method: c.req.method === 'HEAD' ? 'HEAD' : 'GET',
  })
  const render: RenderPage = async (pageRequest) => {
    const { body, headers } = await renderWith(c, locale, { refusal, signedIn })(pageRequest)
    return new Response(body, { status, headers })
  }
  const cached = await answerFromCache(c, locale, {
    request,
    parameters: [],
    signedIn,
    render,
    refusal: async () => undefined,
  })
  const page = cached ?? (await renderPrivately(c, locale, { render, request, status }))
  page.headers.set('cache-control', 'private, no-store')
  if (refusal === 'too_many_requests') page.headers.set('retry-after', String(BURST_PERIOD_SECONDS))
  if (refusal === 'method_not_allowed') page.headers.set('allow', 'GET, HEAD')
  return page
}

export const isSignedIn = ({ headers }: Request): boolean => hasSession(headers.get('cookie') ?? '')

type CachedPageOptions = Pick<
  Parameters<typeof cachedPage>[0],
  'request' | 'parameters' | 'signedIn' | 'render' | 'refusal'
> & { showsStock?: boolean }

/** A cached page, shared by anonymous or by signed-in visitors; null when the data's version is unknown. */
export async function answerFromCache(
  c: Context<ApiEnv>,
  locale: Locale,
  { showsStock, ...page }: CachedPageOptions,
): Promise<Response | null> {
  const version = await dataVersion(c.env.DB, { showsStock })
  if (!version) return null
  const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  return cachedPage({ ...page, locale, siteOrigin: c.env.SITE_ORIGIN, version, waitUntil })
}

type PrivatePage = { render: RenderPage; request: Request; status?: number }

/** An uncached page for one visitor, or an error page. */
export async function renderPrivately(
  c: Context<ApiEnv>,
  locale: Locale,
  { render, request, status }: PrivatePage,
): Promise<Response> {
  const rendered = await render(request)
  const refusal = failureOf(rendered)
  if (refusal) return refusePage(c, locale, refusal)
  const page = new Response(rendered.body, { status: status ?? rendered.status, headers: rendered.headers })
  page.headers.set('cache-control', 'private, no-store')
  page.headers.set('x-page-cache', 'bypass')
  return page
}

export const renderWith =
  (
    c: Context<ApiEnv>,
    locale: Locale,
    given: Partial<Pick<PageContext, 'refusal' | 'answerForm' | 'signedIn'>> = {},
  ): RenderPage =>
  async (request) => {
    const nonce = crypto.randomUUID()
    const cookies = request.headers.get('cookie') ?? ''
    const { pathname, search } = new URL(request.url)
    const context: PageContext = {
      nonce,
      signedIn: isSignedIn(request),
      ...given,
      address: given.refusal ? pathname + search : undefined,
      cookies,
      googleClientId: c.env.GOOGLE_CLIENT_ID,
      measurementScript: c.env.MEASUREMENT_SCRIPT,
      turnstileSiteKey: c.env.TURNSTILE_SITE_KEY,
      sendsToPhones: sendsToPhones(c.env as PhoneSettings),
      apiFetch: async (input, init) => api.fetch(asVisitor(c, new Request(input, init)), c.env, c.executionCtx),
      storage: { consoleOrigin: c.env.STORAGE_CONSOLE_ORIGIN, storageOrigin: c.env.STORAGE_ORIGIN },
    }
    return renderInLocale(locale, request, context)
  }

/** In-process calls pass on the visitor's address, because limits count visitors. */
function asVisitor(c: Context<ApiEnv>, request: Request): Request {
  request.headers.set('cf-connecting-ip', clientAddress(c.req.raw.headers, c.env))
  return request
}

export const preferredLocaleOf = (c: Context<ApiEnv>) =>
  preferredLocale(getCookie(c, PREFERRED_LANGUAGE), c.req.header('accept-language'))
