import type { CHECKOUT_DRAFT } from './storage-keys'

/**
 * A page hydrates on the first act (`intent`, the default) or at once (`load`); with a storage key, at once where the
 * browser keeps something under it. The offline page never does (`false`): it is shown at other addresses, and the
 * router would replace it.
 */
export type HydrationMode = 'intent' | 'load' | typeof CHECKOUT_DRAFT | false

/** Facts that are known before a page is rendered; each route has them in its `staticData`. */
export type PageFacts = {
  hydrate?: HydrationMode
  /** Query parameters that change the page; the page cache drops all others. */
  parameters?: readonly string[]
  /** Hides the page from search engines. */
  isUnlisted?: true
  /**
   * Visitors who may share a cached page, if not all: `strangers` for pages that redirect signed-in visitors, `nobody`
   * for personal pages.
   */
  cachedFor?: 'strangers' | 'nobody'
  /** Says whether pieces are in stock, so the cached page lasts until that changes. */
  showsStock?: true
  /** Browsers keep no offline copy. */
  offlineCopy?: false
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption extends PageFacts {}
}
