import { createStartHandler, defaultRenderHandler, defineHandlerCallback } from '@tanstack/react-start/server'
import { type Locale, locales } from './features/languages/languages'
import { runWithLocale } from './features/languages/locale-scope.server'
import { hydrationMode } from './lib/hydration'
import { type PageContext, pageContext } from './lib/page-context'

/** Renders one request, a page or a server function's answer, in a locale. */
export function renderInLocale(locale: Locale, request: Request, context: PageContext): Promise<Response> {
  const { origin } = new URL(request.url)
  return runWithLocale(locale, origin, async () => {
    const answer = await handlers[locale](request, { context } as never)
    if (answer.headers.get('content-type')?.startsWith('text/html')) answer.headers.append('link', FONT)
    return answer
  })
}

/** The font, asked for beside the stylesheet that names it (RFC 8288, sent as Early Hints). */
const FONT = '</fonts/hanken-grotesk.5d9bc437.woff2>; rel=preload; as=font; crossorigin'

/** Buffered: React's streaming renderer costs twice the processor time, and no page of ours defers content. */
const renderBuffered = defineHandlerCallback((page) => {
  const { router } = page
  const { ssr } = router
  if (ssr && hydrationMode(router.stores.matches.get()) !== 'load') {
    // Preloading the application's chunks would load what the hydration gate holds back: it does so at the first act.
    const { manifest } = ssr
    const context = pageContext()
    if (context) context.heldChunks = chunksOf(manifest, router.stores.matches.get())
    Object.defineProperty(ssr, 'manifest', { value: withoutPreloads(manifest), configurable: true })
  }
  return defaultRenderHandler(page)
})

type Manifest = { routes: Record<string, { preloads?: readonly (string | { href: string })[] }> } | undefined

const chunksOf = (manifest: Manifest, matches: readonly { routeId: string }[]): string[] => [
  ...new Set(
    matches
      .flatMap(({ routeId }) => manifest?.routes[routeId]?.preloads ?? [])
      .map((chunk) => (typeof chunk === 'string' ? chunk : chunk.href)),
  ),
]

const withoutPreloads = (manifest: Manifest) =>
  manifest && {
    ...manifest,
    routes: Object.fromEntries(Object.entries(manifest.routes).map(([id, { preloads: _, ...route }]) => [id, route])),
  }

// One handler per locale: each keeps a manifest whose scripts are that locale's.
const handlers = Object.fromEntries(
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
