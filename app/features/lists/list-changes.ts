import { type Entry, type ListName, listNames } from './lists'

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
    ...removed.map(({ slug }): ListChange => ({ list, slug, at: now, isRemoved: true })),
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
export function changed(list: ListName, entries: readonly Entry[], changes: readonly ListChange[]): Entry[] {
  const ofList = changes.filter((change) => change.list === list)
  const kept = entries.filter(({ slug }) => !ofList.some((change) => change.slug === slug))
  const added = ofList.filter(({ isRemoved }) => !isRemoved).map(({ slug, at }) => ({ slug, addedAt: at }))
  return [...kept, ...added].sort((a, b) => a.addedAt - b.addedAt)
}

/** The changes in what the browser kept; nothing where that is not ours. */
export function changesIn(text: string): ListChange[] {
  try {
    return (JSON.parse(text) as ListChange[]).filter(
      ({ list, slug, at }) => listNames.includes(list) && slug && at >= 0,
    )
  } catch {
    return []
  }
}
