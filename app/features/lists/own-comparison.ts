import { comparedIn } from './lists'

/** A comparison page: the address's products, and those that exist. */
export type ComparisonShown = { requested?: string; slugs: readonly string[] }

/** Whether a comparison page shows the visitor's own. */
export const isOwn = (saved: readonly string[], { requested, slugs }: ComparisonShown) =>
  [comparedIn(requested), slugs].some((shown) => String(shown) === String(saved))

/**
 * True if the visitor edited the comparison between address `before` and this page. A received comparison never
 * overwrites a saved one.
 */
export function isOwnEdit(saved: readonly string[], before: string | undefined, shown: ComparisonShown): boolean {
  const { requested, slugs } = shown
  if (before === undefined || requested === undefined || String(comparedIn(before)) === String(comparedIn(requested)))
    return false
  // Invalid rather than emptied.
  if (slugs.length === 0 && requested !== '') return false
  return saved.length === 0 || String(comparedIn(before)) === String(saved)
}

/** The next page's products if they are already shown, so that no request is needed. */
export function withoutWaiting(shown: ComparisonShown, next: string | undefined): ComparisonShown | undefined {
  if (next === undefined) return
  const slugs = comparedIn(next)
  return slugs.every((slug) => shown.slugs.includes(slug)) ? { requested: next, slugs } : undefined
}

/** The `products` of a comparison page's address; undefined for other pages. */
export function comparisonAt(address: string, origin: string): string | undefined {
  const url = address && new URL(address)
  if (!url || url.origin !== origin || !/^\/\w+\/compare$/.test(url.pathname)) return
  return url.searchParams.get('products') ?? undefined
}
