import type { AnyRouter } from '@tanstack/react-router'

const CODE = /dynamically imported module|Importing a module/
/** What browsers say of a call, or of a script, that did not come; of one that took too long they say TimeoutError. */
const LOST = new RegExp(`fetch|NetworkError|Load failed|${CODE.source}`)

export const isLost = (error: unknown) =>
  error instanceof TypeError ? LOST.test(error.message) : error instanceof DOMException && error.name === 'TimeoutError'

/** Scripts do not come over a lost line, and after a deployment, when they are no longer there. */
export const isMissingCode = (error: unknown) => isLost(error) && CODE.test((error as Error).message)

/**
 * Fetches the code of an address's page; whether it came. The router itself would load the document afresh, and over a
 * lost line leave its visitor with nothing.
 */
export async function hasCode(router: AnyRouter, href: string): Promise<boolean> {
  const [, , route] = router.getMatchedRoutes(new URL(href, location.href).pathname)
  const page: { preload?: () => Promise<void> | undefined } | undefined = route?.options.component
  if (!page?.preload) return true
  // The page's data comes meanwhile.
  void router.preloadRoute({ to: '.', href })
  await page.preload()
  // What has come needs no loading any more.
  return !page.preload
}
