import type { AnyRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { pageContext } from './page-context'

/**
 * When a page's JavaScript starts: at the visitor's first act (`intent`, the default), at once (`load`), or not at all
 * (`never`: the page sends no script; links, dialogs and menus are native). Routes choose with `staticData.hydrate`.
 */
export type HydrationMode = 'intent' | 'load' | 'never'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    hydrate?: HydrationMode
  }
}

type Match = { status: string; staticData?: { hydrate?: HydrationMode }; loaderData?: unknown }

export function hydrationMode(matches: readonly Match[]): HydrationMode {
  if (matches.some(({ status }) => status === 'notFound' || status === 'error')) return 'never'
  if (matches.some(({ loaderData }) => isDegraded(loaderData))) return 'load'
  const chosen = matches.findLast(({ staticData }) => staticData?.hydrate)?.staticData?.hydrate ?? 'intent'
  // A session has a clock to run; a page without scripts leaves that to the next one.
  return chosen === 'intent' && pageContext()?.signedIn ? 'load' : chosen
}

/** A page rendered from fallbacks (AUTH-07) hydrates at once, so that the browser can fetch what was missing. */
const isDegraded = (data: unknown) => (data as { degraded?: boolean } | undefined)?.degraded === true

type ServerSsr = { dehydrate: (options?: never) => Promise<void>; disableHydration: () => void }

/** Makes a router send no hydration data with pages that never hydrate. */
export const dehydrateOnDemand = createIsomorphicFn()
  .server((router: AnyRouter) => {
    const attach = (ssr: ServerSsr) => {
      const dehydrate = ssr.dehydrate
      ssr.dehydrate = async (options) => {
        if (hydrationMode(router.stores.matches.get()) === 'never') ssr.disableHydration()
        else await dehydrate(options)
      }
    }
    router.serverSsrLifecycle ??= {}
    router.serverSsrLifecycle.onServerSsrAttach = [...(router.serverSsrLifecycle.onServerSsrAttach ?? []), attach]
  })
  .client((_router: AnyRouter) => {})
