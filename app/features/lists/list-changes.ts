import { type Entry, isMoment, type ListName, listNames, SLUG } from './lists'

/** An addition or removal, with its time. */
export type ListChange = { list: ListName; slug: string; at: number; isRemoved?: true }

/** Maximum pending changes; the oldest are dropped. */
export const MOST_CHANGES = 200

export function changesBetween(list: ListName, before: readonly Entry[], after: readonly Entry[], now: number) {
  const isIn = (entries: readonly Entry[], { slug, addedAt }: Entry) =>
    entries.some((entry) => entry.slug === slug && entry.addedAt === addedAt)
  const added = after.filter((entry) => !isIn(before, entry))
  const removed = before.filter(({ slug }) => !after.some((entry) => entry.slug === slug))
  return [
    ...added.map(({ slug, addedAt }): ListChange => ({ list, slug, at: addedAt })),
    // The clock of the browser that added it may be ahead.
    ...removed.map(({ slug, addedAt }): ListChange => ({ list, slug, at: Math.max(now, addedAt), isRemoved: true })),
  ]
}

/** Per product and list, only the last change counts. */
export function addChanges(waiting: readonly ListChange[], more: readonly ListChange[]): ListChange[] {
  const isOvertaken = ({ list, slug }: ListChange) => more.some((later) => later.list === list && later.slug === slug)
  return [...waiting.filter((change) => !isOvertaken(change)), ...more].slice(-MOST_CHANGES)
}

/** Changes made since some were sent. */
export const changesAfter = (waiting: readonly ListChange[], sent: readonly ListChange[]) =>
  waiting.filter(
    ({ list, slug, at, isRemoved }) =>
      !sent.some((done) => done.list === list && done.slug === slug && done.at === at && done.isRemoved === isRemoved),
  )

/** Applies changes in order of time. */
export function applyListChanges(list: ListName, entries: readonly Entry[], changes: readonly ListChange[]): Entry[] {
  const ofList = changes.filter((change) => change.list === list)
  const unchanged = entries.filter(({ slug }) => !ofList.some((change) => change.slug === slug))
  const added = ofList.filter(({ isRemoved }) => !isRemoved).map(({ slug, at }) => ({ slug, addedAt: at }))
  return [...unchanged, ...added].sort((a, b) => a.addedAt - b.addedAt)
}

/** Parses stored changes without invalid ones, for which the account would refuse all. */
export function changesIn(text: string): ListChange[] {
  try {
    return (JSON.parse(text) as unknown[]).filter(isChange).slice(-MOST_CHANGES)
  } catch {
    return []
  }
}

/** Like listsChange (lists.schema.ts), whose code would be too heavy for every page. */
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
