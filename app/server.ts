import { createStartHandler, defaultRenderHandler, defineHandlerCallback } from '@tanstack/react-start/server'
import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { api } from './api/api'
import { isLocale, type Locale, locales, preferredLocale } from './features/languages/languages'
import { runWithLocale } from './features/languages/locale-scope.server'
import { hydrationMode } from './hydration'
import { type FailureCode, failureStatus } from './lib/failure'
import { isKnownPath, pageParameters } from './page-addresses'
import type { PageContext } from './page-context'
import { dataVersion } from './server/data-version'
import { cachedPage, isPersonal, type RenderPage } from './server/page-cache'
import { contentSecurityPolicy, newNonce, securityHeaders } from './server/security-headers'

type Door = { Bindings: Env }

const app = new Hono<Door>()
app.use(securityHeaders)
app.route('/', api)
app.all('*', async (c) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname.startsWith('/_serverFn/')) return renderWith(c, preferredLocaleOf(c))(c.req.raw, newNonce())
  const [, first = ''] = pathname.split('/')
  const locale = isLocale(first) ? first : preferredLocaleOf(c)
  const refusal = refusalOf(c.req.method, c.req.url, pathname)
  if (refusal) return refusePage(c, locale, refusal)
  if (!isLocale(first) && isKnownPath(pathname)) {
    c.header('vary', 'Cookie, Accept-Language')
    return c.redirect(`/${locale}${pathname === '/' ? '' : pathname.replace(/\/+$/, '')}${search}`, 307)
  }
  if (!isLocale(first)) return refusePage(c, locale, 'not_found')
  return answerPage(c, locale)
})

const LONGEST_ADDRESS = 4096

function refusalOf(method: string, url: string, pathname: string): FailureCode | undefined {
  if (method !== 'GET' && method !== 'HEAD') return 'method_not_allowed'
  if (url.length > LONGEST_ADDRESS) return 'address_too_long'
  try {
    decodeURIComponent(pathname)
  } catch {
    return 'not_found'
  }
}

async function answerPage(c: Context<Door>, locale: Locale): Promise<Response> {
  const render = renderWith(c, locale)
  const cached = await cachedPage({
    request: c.req.raw,
    locale,
    version: await dataVersion(c.env.DB),
    parameters: pageParameters,
    render,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  })
  return cached ?? privatePage(await renderPage(render, c.req.raw), 'no-store')
}

/** The localised page that says what is wrong with an address; it is rendered under a path that no route has. */
async function refusePage(c: Context<Door>, locale: Locale, refusal: FailureCode): Promise<Response> {
  const address = new URL(`/${locale}/refused`, c.req.url)
  const page = await renderPage(
    renderWith(c, locale, refusal),
    new Request(address, { headers: { accept: 'text/html' } }),
  )
  const response = privatePage(page, 'no-store', failureStatus[refusal])
  if (refusal === 'method_not_allowed') response.headers.set('allow', 'GET, HEAD')
  return response
}

async function renderPage(render: RenderPage, request: Request): Promise<Response> {
  const nonce = newNonce()
  const rendered = await render(request, nonce)
  const headers = new Headers(rendered.headers)
  headers.set('content-security-policy', contentSecurityPolicy(nonce))
  return new Response(rendered.body, { status: rendered.status, headers })
}

function privatePage(page: Response, control: 'no-store', status = page.status): Response {
  const response = new Response(page.body, { status, headers: page.headers })
  response.headers.set('cache-control', `private, ${control}`)
  response.headers.set('x-page-cache', 'bypass')
  return response
}

const preferredLocaleOf = (c: Context<Door>) =>
  preferredLocale(getCookie(c, 'preferredLanguage'), c.req.header('accept-language'))

const renderWith =
  (c: Context<Door>, locale: Locale, refusal?: FailureCode): RenderPage =>
  async (request, nonce) => {
    const context: PageContext = {
      nonce,
      refusal,
      signedIn: isPersonal(request.headers),
      apiFetch: async (input, init) => api.fetch(new Request(input, init), c.env, c.executionCtx),
    }
    return runWithLocale(locale, new URL(request.url).origin, () => pageHandlers[locale](request, { context } as never))
  }

/** Buffered: React's streaming renderer costs twice the processor time, and no page of ours defers content. */
const renderBuffered = defineHandlerCallback((page) => {
  const { router } = page
  const { ssr } = router
  if (ssr && hydrationMode(router.stores.matches.get()) !== 'load') {
    // Preloading the application's chunks would load what the hydration gate holds back.
    const manifest = withoutPreloads(ssr.manifest)
    Object.defineProperty(ssr, 'manifest', { value: manifest, configurable: true })
  }
  return defaultRenderHandler(page)
})

type Manifest = { routes: Record<string, { preloads?: unknown }> } | undefined

const withoutPreloads = (manifest: Manifest) =>
  manifest && {
    ...manifest,
    routes: Object.fromEntries(Object.entries(manifest.routes).map(([id, { preloads: _, ...route }]) => [id, route])),
  }

// One handler per locale: each keeps a manifest whose scripts are that locale's.
const pageHandlers = Object.fromEntries(
  locales.map((locale) => [
    locale,
    createStartHandler({
      handler: renderBuffered,
      transformAssets: ({ url }) => ({
        href: __LOCALE_VARIANTS__ && url.startsWith('/assets/') && url.endsWith('.js') ? `/l/${locale}${url}` : url,
      }),
    }),
  ]),
) as Record<Locale, ReturnType<typeof createStartHandler>>

export default { fetch: app.fetch } satisfies ExportedHandler<Env>
