import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { api } from './api/api'
import type { ApiEnv } from './api/api-env'
import { type Locale, preferredLocale } from './features/languages/languages'
import { hasSession } from './features/session/session-cookies'
import { type FailureCode, failureStatus } from './lib/failure'
import type { PageContext } from './lib/page-context'
import { PREFERRED_LANGUAGE } from './lib/storage-keys'
import { renderInLocale } from './page-renderer'
import { clientAddress } from './server/client-address'
import type { RenderPage } from './server/page-cache'
import { contentSecurityPolicy, newNonce } from './server/security-headers'

/** The localised page that says what is wrong with an address; it is rendered under a path that no route has. */
export async function refusePage(c: Context<ApiEnv>, locale: Locale, refusal: FailureCode): Promise<Response> {
  const request = new Request(new URL(`/${locale}/refused`, c.env.SITE_ORIGIN), { headers: c.req.raw.headers })
  const page = await renderPrivately(renderWith(c, locale, { refusal }), request, failureStatus[refusal])
  if (refusal === 'method_not_allowed') page.headers.set('allow', 'GET, HEAD')
  return page
}

/** A page for one visitor alone. */
export async function renderPrivately(render: RenderPage, request: Request, status?: number): Promise<Response> {
  const nonce = newNonce()
  const rendered = await render(request, nonce)
  const page = new Response(rendered.body, { status: status ?? rendered.status, headers: rendered.headers })
  page.headers.set('content-security-policy', contentSecurityPolicy(nonce))
  page.headers.set('cache-control', 'private, no-store')
  page.headers.set('x-page-cache', 'bypass')
  return page
}

export const renderWith =
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
      measurementScript: c.env.MEASUREMENT_SCRIPT,
      turnstileSiteKey: c.env.TURNSTILE_SITE_KEY,
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

export const preferredLocaleOf = (c: Context<ApiEnv>) =>
  preferredLocale(getCookie(c, PREFERRED_LANGUAGE), c.req.header('accept-language'))
