import { COMPARED, LIST_CHANGES, LISTS_OWNER, RECENTLY_VIEWED, WISHLIST } from '#app/lib/storage-keys'
import { dropOthers, remember, tell } from './change-lists'
import { snapshotOf, stored } from './kept-lists'
import { addChanges, applyListChanges, changesAfter, changesBetween, changesIn, type ListChange } from './list-changes'
import { type Entry, entriesIn, type ListName, listNames, slugsIn, textOf, timed } from './lists'

/** How the lists of this browser are read and changed. */
const writers: Record<ListName, (entries: readonly Entry[]) => void> = {
  [WISHLIST]: (entries) => remember(WISHLIST, textOf(entries)),
  [COMPARED]: (entries) => remember(COMPARED, textOf(entries)),
  [RECENTLY_VIEWED]: (entries) => remember(RECENTLY_VIEWED, textOf(entries)),
}

const keepChanges = (changes: readonly ListChange[]) => remember(LIST_CHANGES, JSON.stringify(changes))

const entriesOf = (name: ListName) => entriesIn(name, snapshotOf(name))

export const readList = (name: ListName): string[] => entriesOf(name).map(({ slug }) => slug)

export function writeList(name: ListName, slugs: readonly string[]) {
  dropOthers()
  const now = Date.now()
  const before = entriesOf(name)
  const after = timed(before, slugsIn(name, slugs), now)
  writers[name](after)
  if (stored(LISTS_OWNER)) keepChanges(addChanges(waitingChanges(), changesBetween(name, before, after, now)))
  tell()
}

/** What the account has not got yet: changes to its lists, or all that is kept here where no account owns that yet. */
export function waitingChanges(): ListChange[] {
  dropOthers()
  return stored(LISTS_OWNER) ? changesIn(stored(LIST_CHANGES)) : changesSince([])
}

/** What has come into the lists, and gone out of them, since some changes were all that was in them. */
const changesSince = (sent: readonly ListChange[]) =>
  listNames.flatMap((name) => changesBetween(name, applyListChanges(name, [], sent), entriesOf(name), Date.now()))

/**
 * The account's lists as they are after some changes have come there; what has changed meanwhile still waits. Lists that
 * were nobody's are the account's from now on.
 */
export function storeSyncedLists(
  owner: string,
  lists: Record<ListName, readonly Entry[]>,
  sent: readonly ListChange[],
) {
  const isFirst = !stored(LISTS_OWNER)
  if (isFirst) remember(LISTS_OWNER, owner)
  // Somebody else may have come while the answer was on its way.
  dropOthers()
  if (stored(LISTS_OWNER) !== owner) return
  const waiting = isFirst ? changesSince(sent) : changesAfter(waitingChanges(), sent)
  for (const name of listNames) writers[name](applyListChanges(name, lists[name], waiting))
  keepChanges(waiting)
  tell()
}
