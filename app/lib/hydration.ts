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
  // Signed-in pages hydrate at once to start the session's clock.
  return chosen !== false && pageContext()?.signedIn ? 'load' : (chosen ?? 'intent')
}

/** Pages rendered from fallbacks (AUTH-07) hydrate at once, to fetch what is missing. */
const isDegraded = (data: unknown) => (data as { degraded?: boolean } | undefined)?.degraded === true

/** The match of a missing page. */
export const lostMatch = (matches: readonly Match[]) => matches.find(({ status }) => status === 'notFound')

type ServerSsr = { dehydrate: (options?: never) => Promise<void>; disableHydration: () => void }

/** Limits dehydrated data to pages that hydrate, without error details. */
export const dehydrateOnDemand = createIsomorphicFn()
  .server((router: AnyRouter) => {
    const attach = (ssr: ServerSsr) => {
      const dehydrate = ssr.dehydrate
      ssr.dehydrate = async (options) => {
        const matches: Match[] = router.stores.matches.get()
        if (!hydrationMode(matches)) return ssr.disableHydration()
        for (const match of matches) {
          // Public pages never age and must be byte-identical.
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
