import { createRootRoute, HeadContent, Outlet, Scripts, useMatches, useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { storageHosts } from '#app/features/images/storage-hosts'
import { manifestPath } from '#app/features/install/install'
import { baseLocale, isLocale } from '#app/features/languages/languages'
import { BRAND_CANVAS } from '#app/lib/constants'
import { hydrationMode, lostMatch } from '#app/lib/hydration'
import { pageContext } from '#app/lib/page-context'
import stylesheet from '#app/styles/app.css?url'
import gate from '../gate?worker&url'

export const Route = createRootRoute({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: BRAND_CANVAS },
    ],
    links: [
      { rel: 'stylesheet', href: stylesheet },
      { rel: 'icon', href: '/brand/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/brand/apple-touch-icon.png' },
    ],
    // Inline, because elements styled before the style sheet arrives and then skipped would fade in.
    styles: [{ media: 'screen', children: 'html:not([data-navigated]) .later{content-visibility:auto}' }],
  }),
  // A module script is deferred, because the gate reads the finished document.
  scripts: () => [{ type: 'module', src: gate }],
  shellComponent: Document,
  component: Outlet,
})

function Document({ children }: { children: ReactNode }) {
  useEffect(() => void window.__replayActs?.(), [])
  const mode = useMatches({ select: (matches) => hydrationMode(matches) })
  const params = useParams({ strict: false })
  const locale = isLocale(params.locale) ? params.locale : baseLocale
  const { consoleOrigin, storageOrigin } = storageHosts()
  return (
    <html
      lang={locale}
      data-hydrate={mode || undefined}
      data-chunks={mode ? pageContext()?.chunks?.join(' ') : undefined}
      data-route={useMatches({ select: (matches) => (lostMatch(matches) ? undefined : matches.at(-1)?.routeId) })}
      data-address={pageContext()?.address}
      data-measure={pageContext()?.measurementScript || undefined}
      data-signed-in={pageContext()?.signedIn ? '' : undefined}
      data-turnstile={pageContext()?.turnstileSiteKey || undefined}
      data-phones={pageContext()?.sendsToPhones ? '' : undefined}
      data-storage={storageOrigin}
      data-storage-console={consoleOrigin}
      suppressHydrationWarning
    >
      <head>
        <HeadContent />
        {mode === 'load' &&
          pageContext()?.chunks?.map((chunk) => <link key={chunk} rel="modulepreload" href={chunk} />)}
        <link rel="manifest" href={manifestPath(locale)} />
      </head>
      <body>
        {children}
        {mode ? <Scripts /> : null}
      </body>
    </html>
  )
}
