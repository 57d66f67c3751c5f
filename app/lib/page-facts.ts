/**
 * When a page's application starts: on the first act (`intent`, the default) or at once (`load`). Only the offline page
 * says `false`: hydrated, it would become the page at whose address it stands in.
 */
export type HydrationMode = 'intent' | 'load' | false

/** Facts about a page that are known before it is rendered; each route has them in its `staticData`. */
export type PageFacts = {
  hydrate?: HydrationMode
  /** Query parameters that change the page; the page cache drops all others. */
  parameters?: readonly string[]
  /** Not for search engines: for one visitor alone, or of no use to anyone else. */
  isUnlisted?: true
  /** Whose variant the page cache holds, if not everybody's: a page about its visitor, or one that redirects them. */
  cachedFor?: 'strangers' | 'nobody'
  /** Forbids browsers to cache a copy for offline. */
  offlineCopy?: false
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageFacts {}
}
