import type { AnyRouter } from '@tanstack/react-router'

/**
 * Whether a page sends no script and so is a document of its own: it is never rendered in the browser, and its words and
 * its code are not in the bundle.
 */
export function isDocumentPage(router: AnyRouter, pathname: string): boolean {
  const [, , route] = router.getMatchedRoutes(pathname)
  return route?.options.staticData?.hydrate === 'never'
}
