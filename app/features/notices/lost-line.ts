import type { AnyRouter } from '@tanstack/react-router'

const CODE = /dynamically imported module|Importing a module/
/** Browsers' messages for failed calls and scripts; timeouts are a TimeoutError instead. */
const LOST = new RegExp(`fetch|NetworkError|Load failed|${CODE.source}`)

export const isLost = (error: unknown) =>
  error instanceof TypeError ? LOST.test(error.message) : error instanceof DOMException && error.name === 'TimeoutError'

/** Scripts fail to load offline, or after a deployment removed them. */
export const isMissingCode = (error: unknown) => isLost(error) && CODE.test((error as Error).message)

/** Loads a page's code; false on failure. The router itself would reload the document, which fails offline. */
export async function hasCode(router: AnyRouter, href: string): Promise<boolean> {
  const [, , route] = router.getMatchedRoutes(new URL(href, location.href).pathname)
  const page: { preload?: () => Promise<void> | undefined } | undefined = route?.options.component
  if (!page?.preload) return true
  // Load the page's data in parallel.
  void router.preloadRoute({ to: '.', href })
  await page.preload()
  // `preload` is gone once the code has loaded.
  return !page.preload
}
