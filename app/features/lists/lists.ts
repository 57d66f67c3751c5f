import { COMPARED, RECENTLY_VIEWED, WISHLIST } from '#app/lib/storage-keys'

export const listNames = [WISHLIST, COMPARED, RECENTLY_VIEWED] as const
export type ListName = (typeof listNames)[number]

/** How many products a list holds; a longer one loses those that came first. */
export const longest: Record<ListName, number> = { [WISHLIST]: 60, [COMPARED]: 4, [RECENTLY_VIEWED]: 12 }

/** A product of a list, and when it was put there in ms since the epoch. */
export type Entry = { slug: string; addedAt: number }

export const SLUG = /^[a-z\d-]{1,100}$/

/** The last moment that a date of JavaScript can say. */
export const LAST_MOMENT = 8.64e15

/** Whether it is a moment in ms since the epoch. */
export const isMoment = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_MOMENT

/** The slugs in what was typed: each once, the last of too many. */
export function slugsIn(name: ListName, values: readonly unknown[]): string[] {
  const slugs = values.filter((value): value is string => typeof value === 'string' && SLUG.test(value))
  return [...new Set(slugs)].slice(-longest[name])
}

/** What a list's text in the browser holds: slugs with their times, `ban-tra@1763772000000,…`. */
export function entriesIn(name: ListName, text: string): Entry[] {
  const times = new Map(text.split(',').map((entry) => entry.split('@') as [string, string]))
  return slugsIn(name, [...times.keys()]).map((slug) => {
    const addedAt = Number(times.get(slug))
    // Lists of earlier days know no times.
    return { slug, addedAt: isMoment(addedAt) ? addedAt : 0 }
  })
}

export const textOf = (entries: readonly Entry[]) => entries.map(({ slug, addedAt }) => `${slug}@${addedAt}`).join(',')

/** The list with a product at its end, where it now belongs. */
export const withSlug = (name: ListName, slugs: readonly string[], slug: string) =>
  slugsIn(name, [...slugs.filter((other) => other !== slug), slug])

/** Slugs in their order as entries: those that stand where they stood keep their times, all others come now. */
export function timed(before: readonly Entry[], slugs: readonly string[], now: number): Entry[] {
  let last = 0
  return slugs.map((slug) => {
    const known = before.find((entry) => entry.slug === slug)?.addedAt
    last = known !== undefined && known >= last ? known : Math.max(now, last + 1)
    return { slug, addedAt: last }
  })
}

/** The query of a comparison's page: what is compared stands in it. */
export const comparisonQuery = (slugs: readonly string[]) => ({ products: slugs.join(',') })

/** A comparison's page: what its address says, and what the shop has of it. */
export type ComparisonShown = { asked?: string; slugs: readonly string[] }

/** Whether a comparison's page shows what the visitor keeps. */
export const isOwn = (kept: readonly string[], { asked, slugs }: ComparisonShown) =>
  [comparedIn(asked), slugs].some((shown) => String(shown) === String(kept))

/**
 * Whether the visitor has put a product into their comparison or taken one out, which leads from the address `before` to
 * the page shown. Somebody else's stays what it is, unless they keep none that it could push out.
 */
export function isOwnEdit(kept: readonly string[], before: string | undefined, shown: ComparisonShown): boolean {
  const { asked, slugs } = shown
  if (before === undefined || asked === undefined || String(comparedIn(before)) === String(comparedIn(asked)))
    return false
  // Not emptied: nonsense.
  if (slugs.length === 0 && asked !== '') return false
  return kept.length === 0 || String(comparedIn(before)) === String(kept)
}

/** What the next address will show, where that is what is shown or some of it: the shop need not be asked for it. */
export function withoutWaiting(shown: ComparisonShown, next: string | undefined): ComparisonShown | undefined {
  if (next === undefined) return
  const slugs = comparedIn(next)
  return slugs.every((slug) => shown.slugs.includes(slug)) ? { asked: next, slugs } : undefined
}

/** What an address wants compared. */
export const comparedIn = (text: unknown): string[] =>
  typeof text === 'string' ? slugsIn(COMPARED, text.split(',')) : []

/** What the page at an address of this shop compares; nothing where that is another page. */
export function askedAt(address: string, origin: string): string | undefined {
  const url = address && new URL(address)
  if (!url || url.origin !== origin || !/^\/\w+\/compare$/.test(url.pathname)) return
  return url.searchParams.get('products') ?? undefined
}
