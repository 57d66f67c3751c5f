import { createRootRoute, HeadContent, Outlet, Scripts, useMatches, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { storageHosts } from '#app/features/images/storage-hosts'
import { baseLocale, isLocale } from '#app/features/languages/languages'
import { hydrationMode } from '#app/lib/hydration'
import { pageContext } from '#app/lib/page-context'
import stylesheet from '#app/styles/app.css?url'

export const Route = createRootRoute({
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { name: 'viewport', content: 'width=device-width, initial-scale=1' }],
    links: [
      { rel: 'stylesheet', href: stylesheet },
      { rel: 'icon', href: '/brand/favicon.svg', type: 'image/svg+xml' },
    ],
    // In the page itself, because what gets a style before the style sheet is there and is then skipped fades in from it.
    styles: [{ media: 'screen', children: 'html:not([data-navigated]) .later{content-visibility:auto}' }],
  }),
  shellComponent: Document,
  component: Outlet,
})

function Document({ children }: { children: ReactNode }) {
  useEffect(() => {
    window.__replayActs?.()
  }, [])
  const mode = useMatches({ select: (matches) => hydrationMode(matches) })
  const { locale } = useParams({ strict: false })
  const { consoleOrigin, storageOrigin } = storageHosts()
  return (
    <html
      lang={isLocale(locale) ? locale : baseLocale}
      data-hydrate={mode}
      data-chunks={mode === 'intent' ? pageContext()?.heldChunks?.join(' ') : undefined}
      data-signed-in={pageContext()?.signedIn ? '' : undefined}
      data-storage={storageOrigin}
      data-storage-console={consoleOrigin}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
      </head>
      <body>
        {children}
        {mode === 'never' ? null : <Scripts />}
      </body>
    </html>
  )
}
