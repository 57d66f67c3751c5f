import type { AnyRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { pageContext } from './page-context'
import type { HydrationMode } from './page-facts'

type Match = {
  status: string
  staticData?: { hydrate?: HydrationMode }
  loaderData?: unknown
  error?: unknown
  updatedAt?: number
}

export function hydrationMode(matches: readonly Match[]): HydrationMode {
  if (matches.some(({ loaderData }) => isDegraded(loaderData))) return 'load'
  const chosen = matches.findLast(({ staticData }) => staticData?.hydrate !== undefined)?.staticData?.hydrate
  // A session has a clock to run.
  return chosen ?? (pageContext()?.signedIn ? 'load' : 'intent')
}

/** A page rendered from fallbacks (AUTH-07) hydrates at once, so that the browser can fetch what was missing. */
const isDegraded = (data: unknown) => (data as { degraded?: boolean } | undefined)?.degraded === true

/** What says that there is no such page, or that its address is not taken. */
export const lostMatch = (matches: readonly Match[]) => matches.find(({ status }) => status === 'notFound')

type ServerSsr = { dehydrate: (options?: never) => Promise<void>; disableHydration: () => void }

/** Makes a router send hydration data to the pages that have a use for it, and no reason of a fault to any. */
export const dehydrateOnDemand = createIsomorphicFn()
  .server((router: AnyRouter) => {
    const attach = (ssr: ServerSsr) => {
      const dehydrate = ssr.dehydrate
      ssr.dehydrate = async (options) => {
        const matches: Match[] = router.stores.matches.get()
        if (!hydrationMode(matches)) return ssr.disableHydration()
        for (const match of matches) {
          // What everybody gets never grows old, and is the same to the byte whenever it was rendered.
          if (!pageContext()?.cookies) match.updatedAt = Number.POSITIVE_INFINITY
          if (match.status === 'error') match.error = new Error()
        }
        await dehydrate(options)
      }
    }
    router.serverSsrLifecycle ??= {}
    router.serverSsrLifecycle.onServerSsrAttach = [...(router.serverSsrLifecycle.onServerSsrAttach ?? []), attach]
  })
  .client((_router: AnyRouter) => {})
