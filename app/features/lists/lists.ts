import { COMPARED, RECENTLY_VIEWED, WISHLIST } from '#app/lib/storage-keys'

export type ListName = typeof WISHLIST | typeof COMPARED | typeof RECENTLY_VIEWED

/** How many products a list holds; a longer one loses those that came first. */
export const longest: Record<ListName, number> = { [WISHLIST]: 60, [COMPARED]: 4, [RECENTLY_VIEWED]: 12 }

const SLUG = /^[a-z\d-]{1,100}$/

/** The slugs in what was stored or typed: each once, the last of too many. */
export function slugsIn(name: ListName, values: readonly unknown[]): string[] {
  const slugs = values.filter((value): value is string => typeof value === 'string' && SLUG.test(value))
  return [...new Set(slugs)].slice(-longest[name])
}

/** The list with a product at its end, where it now belongs. */
export const withSlug = (name: ListName, slugs: readonly string[], slug: string) =>
  slugsIn(name, [...slugs.filter((other) => other !== slug), slug])

/** A comparison's path behind the locale; what is compared stands in it. */
export const comparePath = (slugs: readonly string[]) =>
  slugs.length > 0 ? `/compare?products=${slugs.join(',')}` : '/compare'
