import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from './features/notices/error-page'
import { NotFound } from './features/notices/not-found'
import { dehydrateOnDemand } from './lib/hydration'
import { ownAddress } from './lib/own-address'
import { pageContext } from './lib/page-context'
import { placeAfterFirstPage } from './lib/scroll-restoration'
import { parseSearch, stringifySearch } from './lib/search-params'
import { routeTree } from './routeTree.gen'

export function getRouter() {
  const router = createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    rewrite: ownAddress(),
    defaultStaleTime: Number.POSITIVE_INFINITY,
    scrollRestoration: ({ location }) => restoreScroll(location),
    defaultPreload: 'intent',
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: ErrorPage,
    ssr: { nonce: pageContext()?.nonce },
  })
  const restoreScroll = placeAfterFirstPage(router.latestLocation)
  dehydrateOnDemand(router)
  // Forms are empty when the visitor comes back to their page.
  router.subscribe('onResolved', () => router.clearCache({ filter: answersForm }))
  return router
}

const answersForm = ({ loaderData }: { loaderData?: unknown }) =>
  Boolean((loaderData as { submission?: unknown } | undefined)?.submission)

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
