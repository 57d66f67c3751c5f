import { COMPARED, LIST_CHANGES, LISTS_OWNER, RECENTLY_VIEWED, WISHLIST } from '#app/lib/storage-keys'
import { account, dropOthers, remember, snapshotOf, stored, tell } from './kept-lists'
import { addChanges, changed, changesAfter, changesBetween, changesIn, type ListChange } from './list-changes'
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
  const now = Date.now()
  const before = entriesOf(name)
  const after = timed(before, slugsIn(name, slugs), now)
  writers[name](after)
  if (stored(LISTS_OWNER)) keepChanges(addChanges(waitingChanges(), changesBetween(name, before, after, now)))
  tell()
}

export const waitingChanges = () => changesIn(stored(LIST_CHANGES))

/**
 * Makes the lists those of whoever is signed in: what was kept before joins the account's. Answers whose they are;
 * nothing where nobody is signed in.
 */
export function claimLists(): string {
  dropOthers()
  const who = account()
  if (who && !stored(LISTS_OWNER)) {
    keepChanges(listNames.flatMap((name) => changesBetween(name, [], entriesOf(name), 0)))
    remember(LISTS_OWNER, who)
  }
  return who
}

/** The account's lists as they are after some changes have come there; what has changed meanwhile still waits. */
export function takeLists(owner: string, lists: Record<ListName, readonly Entry[]>, sent: readonly ListChange[]) {
  // Somebody else may have come while the answer was on its way.
  if (owner !== account() || owner !== stored(LISTS_OWNER)) return
  const waiting = changesAfter(waitingChanges(), sent)
  for (const name of listNames) writers[name](changed(name, lists[name], waiting))
  keepChanges(waiting)
  tell()
}
