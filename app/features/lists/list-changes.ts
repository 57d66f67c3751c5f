import { type Entry, isMoment, type ListName, listNames, SLUG } from './lists'

/** A product that was put into a list or taken out of it, and when. */
export type ListChange = { list: ListName; slug: string; at: number; isRemoved?: true }

/** How many changes wait for an account at most; the oldest are given up. */
export const MOST_CHANGES = 200

export function changesBetween(list: ListName, before: readonly Entry[], after: readonly Entry[], now: number) {
  const isIn = (entries: readonly Entry[], { slug, addedAt }: Entry) =>
    entries.some((entry) => entry.slug === slug && entry.addedAt === addedAt)
  const added = after.filter((entry) => !isIn(before, entry))
  const removed = before.filter(({ slug }) => !after.some((entry) => entry.slug === slug))
  return [
    ...added.map(({ slug, addedAt }): ListChange => ({ list, slug, at: addedAt })),
    // The clock of the browser that added it may be ahead of this one's.
    ...removed.map(({ slug, addedAt }): ListChange => ({ list, slug, at: Math.max(now, addedAt), isRemoved: true })),
  ]
}

/** Of two changes of one product in one list, only the later one counts. */
export function addChanges(waiting: readonly ListChange[], more: readonly ListChange[]): ListChange[] {
  const isOvertaken = ({ list, slug }: ListChange) => more.some((later) => later.list === list && later.slug === slug)
  return [...waiting.filter((change) => !isOvertaken(change)), ...more].slice(-MOST_CHANGES)
}

/** The changes that have come since some were sent. */
export const changesAfter = (waiting: readonly ListChange[], sent: readonly ListChange[]) =>
  waiting.filter(
    ({ list, slug, at, isRemoved }) =>
      !sent.some((done) => done.list === list && done.slug === slug && done.at === at && done.isRemoved === isRemoved),
  )

/** A list with changes made to it, in the order of time. */
export function applyListChanges(list: ListName, entries: readonly Entry[], changes: readonly ListChange[]): Entry[] {
  const ofList = changes.filter((change) => change.list === list)
  const kept = entries.filter(({ slug }) => !ofList.some((change) => change.slug === slug))
  const added = ofList.filter(({ isRemoved }) => !isRemoved).map(({ slug, at }) => ({ slug, addedAt: at }))
  return [...kept, ...added].sort((a, b) => a.addedAt - b.addedAt)
}

/** The changes in what the browser kept, without what the account would refuse: it refuses all that come with it. */
export function changesIn(text: string): ListChange[] {
  try {
    return (JSON.parse(text) as unknown[]).filter(isChange).slice(-MOST_CHANGES)
  } catch {
    return []
  }
}

/** As listsChange says it (lists.schema.ts), whose code would weigh on every page. */
function isChange(value: unknown): value is ListChange {
  const { list, slug, at, isRemoved, ...more } = Object(value) as Record<string, unknown>
  return (
    listNames.some((name) => name === list) &&
    typeof slug === 'string' &&
    SLUG.test(slug) &&
    isMoment(at) &&
    (isRemoved === undefined || isRemoved === true) &&
    Object.keys(more).length === 0
  )
}
