import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from './features/notices/error-page'
import { NotFoundPage } from './features/notices/not-found-page'
import { Reload } from './features/notices/reload'
import { dehydrateOnDemand } from './lib/hydration'
import { pageContext } from './lib/page-context'
import { placeAfterFirstPage } from './lib/page-place'
import { parseSearch, stringifySearch } from './lib/search-params'
import { routeTree } from './routeTree.gen'

export function getRouter() {
  const router = createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    defaultStaleTime: Number.POSITIVE_INFINITY,
    scrollRestoration: ({ location }) => placePage(location),
    defaultPreload: 'intent',
    // The page of a wrong address sends no script: in a page that is already running, the server renders it afresh.
    defaultNotFoundComponent: import.meta.env.SSR ? NotFoundPage : Reload,
    defaultErrorComponent: ErrorPage,
    ssr: { nonce: pageContext()?.nonce },
  })
  const placePage = placeAfterFirstPage(router.latestLocation)
  dehydrateOnDemand(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
