import type { Manifest } from '@tanstack/react-router'
import { getSsrStatus, transformHtmlStringWithRouter } from '@tanstack/react-router/ssr/server'
import { createStartHandler, defineHandlerCallback, StartServer } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { type Locale, locales } from './features/languages/languages'
import { runWithLocale } from './features/languages/locale-scope.server'
import { type FailureCode, failureStatus } from './lib/failure'
import { lostMatch } from './lib/hydration'
import { type PageContext, pageContext } from './lib/page-context'
import { REFUSAL } from './server/cache/page-cache'
import { withPolicy } from './server/http/security-headers'
import font from './styles/hanken-grotesk.woff2?url'

/** Renders a page or server function in a locale. Missing pages have no body; `failureOf` gives the reason. */
export function renderInLocale(locale: Locale, request: Request, context: PageContext): Promise<Response> {
  const { origin } = new URL(request.url)
  return runWithLocale(locale, origin, async () => {
    const handle = handlers[locale]
    const answer = await handle(request, { context } as never)
    if (answer.headers.get('content-type')?.startsWith('text/html')) answer.headers.append('link', FONT)
    return answer
  })
}

/**
 * Path for rendering an error page; no route matches it. It replaces the requested address, because an error page must
 * not repeat it.
 */
export const refusedPath = (locale: Locale, refusal: FailureCode) => `/${locale}/refused/${refusal}`

/** Reason why a rendered address has no page. */
export const failureOf = ({ headers }: Response) => headers.get(REFUSAL) as FailureCode | null

/** Preloads the font with the stylesheet (RFC 8288, sent as Early Hints). */
const FONT = `<${font}>; rel=preload; as=font; crossorigin`

/** Buffered, because React's streaming renderer needs twice the CPU time and no page defers content. */
const renderBuffered = defineHandlerCallback(async ({ router, responseHeaders: headers }) => {
  const matches = router.stores.matches.get()
  const context = pageContext()
  const lost = context?.refusal ? undefined : lostMatch(matches)
  if (lost) return new Response(null, { status: failureStatus.not_found, headers: { [REFUSAL]: whyLost(lost) } })
  const manifest = router.ssr?.manifest
  if (manifest && context) {
    context.chunks = chunksOf(manifest, matches)
    router.ssr = { manifest: withoutScripts(manifest) }
  }
  try {
    const markup = renderToString(createElement(StartServer, { router }))
    const { html, policy } = withPolicy(
      await transformHtmlStringWithRouter(router, markup),
      context?.nonce ?? crypto.randomUUID(),
    )
    headers.set('content-security-policy', policy)
    return new Response(html, { status: getSsrStatus(router), headers })
  } finally {
    router.serverSsr?.cleanup()
  }
})

/** The route's `throw notFound({ data: { code } })`. */
function whyLost({ error }: { error?: unknown }): FailureCode {
  const { code } = (error as { data?: { code?: string } } | undefined)?.data ?? {}
  return code && code in failureStatus ? (code as FailureCode) : 'not_found'
}

/** Scripts of the page, which the gate loads at the first act. */
function chunksOf(manifest: Manifest, matches: readonly { routeId: string }[]): string[] {
  const parts = matches.map(({ routeId }) => manifest.routes[routeId])
  const scripts = parts.flatMap((part) => part?.scripts ?? []).map(({ attrs }) => attrs?.src)
  const preloads = parts
    .flatMap((part) => part?.preloads ?? [])
    .map((chunk) => (typeof chunk === 'string' ? chunk : chunk.href))
  return [...new Set([...scripts, ...preloads].filter((chunk) => typeof chunk === 'string'))]
}

const withoutScripts = (manifest: Manifest): Manifest => ({
  ...manifest,
  routes: Object.fromEntries(
    Object.entries(manifest.routes).map(([id, { scripts: _scripts, preloads: _preloads, ...route }]) => [id, route]),
  ),
})

// One handler per locale, each with a manifest of that locale's scripts.
const handlers = Object.fromEntries(
  locales.map((locale) => [
    locale,
    createStartHandler({
      handler: renderBuffered,
      transformAssets: ({ url, kind }) => (__LOCALE_VARIANTS__ && kind === 'script' ? `/l/${locale}${url}` : url),
    }),
  ]),
) as Record<Locale, ReturnType<typeof createStartHandler>>
