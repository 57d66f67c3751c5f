import { COMPARED, RECENTLY_VIEWED, WISHLIST } from '#app/lib/storage-keys'

export const listNames = [WISHLIST, COMPARED, RECENTLY_VIEWED] as const
export type ListName = (typeof listNames)[number]

/** Maximum products per list; the oldest are dropped. */
export const longest: Record<ListName, number> = { [WISHLIST]: 60, [COMPARED]: 4, [RECENTLY_VIEWED]: 12 }

/** A product in a list, with the time of its addition in ms since the epoch. */
export type Entry = { slug: string; addedAt: number }

export const SLUG = /^[a-z\d-]{1,100}$/

/** The maximum of a JavaScript date. */
export const LAST_MOMENT = 8.64e15

/** True for a time in ms since the epoch. */
export const isMoment = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_MOMENT

/** Valid, distinct slugs; the last of too many. */
export function validSlugs(name: ListName, values: readonly unknown[]): string[] {
  const slugs = values.filter((value): value is string => typeof value === 'string' && SLUG.test(value))
  return [...new Set(slugs)].slice(-longest[name])
}

/** Parses a stored list: slugs with times, `ban-tra@1763772000000,…`. */
export function entriesIn(name: ListName, text: string): Entry[] {
  const times = new Map(text.split(',').map((entry) => entry.split('@') as [string, string]))
  return validSlugs(name, [...times.keys()]).map((slug) => {
    const addedAt = Number(times.get(slug))
    // Older lists have no times.
    return { slug, addedAt: isMoment(addedAt) ? addedAt : 0 }
  })
}

export const textOf = (entries: readonly Entry[]) => entries.map(({ slug, addedAt }) => `${slug}@${addedAt}`).join(',')

/** Moves or adds a product to the end. */
export const withSlug = (name: ListName, slugs: readonly string[], slug: string) =>
  validSlugs(name, [...slugs.filter((other) => other !== slug), slug])

/** Entries for slugs in order: those in place keep their times, others get the current one. */
export function withTimes(before: readonly Entry[], slugs: readonly string[], now: number): Entry[] {
  let last = 0
  return slugs.map((slug) => {
    const known = before.find((entry) => entry.slug === slug)?.addedAt
    last = known !== undefined && known >= last ? known : Math.max(now, last + 1)
    return { slug, addedAt: last }
  })
}

/** The query of a comparison. */
export const comparisonQuery = (slugs: readonly string[]) => ({ products: slugs.join(',') })

/** Slugs of an address's `products`. */
export const comparedIn = (text: unknown): string[] =>
  typeof text === 'string' ? validSlugs(COMPARED, text.split(',')) : []
