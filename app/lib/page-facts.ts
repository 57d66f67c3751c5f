/**
 * When a page's JavaScript starts: at the visitor's first act (`intent`, the default) or at once (`load`). The offline
 * page alone says `false` and has no script of the application: it stands in at the addresses of other pages, and would
 * become them.
 */
export type HydrationMode = 'intent' | 'load' | false

/** What is known of a page before it is rendered. Each route says it in its `staticData`. */
export type PageFacts = {
  hydrate?: HydrationMode
  /** The query parameters that change what it shows; the page cache drops all others. */
  parameters?: readonly string[]
  /** Of use to one visitor alone, or to nobody who comes by a search engine. */
  isUnlisted?: true
  /** Whose variant the page cache holds, where not everybody's: the page says something of its visitor, or leads them on. */
  cachedFor?: 'strangers' | 'nobody'
  /** Whether browsers keep a copy for offline, which they do unless a page forbids it. */
  offlineCopy?: false
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageFacts {}
}
