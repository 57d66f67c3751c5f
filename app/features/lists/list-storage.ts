import { COMPARED, LIST_CHANGES, LISTS_OWNER, RECENTLY_VIEWED, WISHLIST } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { showToast } from '../notices/notices'
import { announceChange, dropOthers, storeList } from './change-lists'
import { addChanges, applyListChanges, changesAfter, changesBetween, changesIn, type ListChange } from './list-changes'
import {
  type Entry,
  entriesIn,
  type ListName,
  listNames,
  longest,
  textOf,
  validSlugs,
  withSlug,
  withTimes,
} from './lists'
import { snapshotOf, stored } from './stored-lists'

/** Writers of this browser's lists. */
const writers: Record<ListName, (entries: readonly Entry[]) => void> = {
  [WISHLIST]: (entries) => storeList(WISHLIST, textOf(entries)),
  [COMPARED]: (entries) => storeList(COMPARED, textOf(entries)),
  [RECENTLY_VIEWED]: (entries) => storeList(RECENTLY_VIEWED, textOf(entries)),
}

const keepChanges = (changes: readonly ListChange[]) => storeList(LIST_CHANGES, JSON.stringify(changes))

const entriesOf = (name: ListName) => entriesIn(name, snapshotOf(name))

export const readList = (name: ListName): string[] => entriesOf(name).map(({ slug }) => slug)

export function writeList(name: ListName, slugs: readonly string[]) {
  dropOthers()
  const now = Date.now()
  const before = entriesOf(name)
  const after = withTimes(before, validSlugs(name, slugs), now)
  writers[name](after)
  if (stored(LISTS_OWNER)) keepChanges(addChanges(waitingChanges(), changesBetween(name, before, after, now)))
  announceChange()
}

/** Adds a product at the end unless it is there, or takes it out; says so where that takes the first of a comparison. */
export function setInList(name: ListName, slug: string, isWanted: boolean) {
  const now = readList(name)
  if (now.includes(slug) === isWanted) return
  writeList(name, isWanted ? withSlug(name, now, slug) : now.filter((other) => other !== slug))
  const most = longest[COMPARED]
  if (name === COMPARED && isWanted && now.length >= most)
    showToast({ id: COMPARED, type: 'info', title: m.lists_compare_full({ most }) })
}

/** Changes the account lacks; or all entries, when no account owns these lists yet. */
export function waitingChanges(): ListChange[] {
  dropOthers()
  return stored(LISTS_OWNER) ? changesIn(stored(LIST_CHANGES)) : changesSince([])
}

/** Changes since the sent ones. */
const changesSince = (sent: readonly ListChange[]) =>
  listNames.flatMap((name) => changesBetween(name, applyListChanges(name, [], sent), entriesOf(name), Date.now()))

/** Stores the account's lists after a sync; later changes keep waiting. Unowned lists become the account's. */
export function storeSyncedLists(
  owner: string,
  lists: Record<ListName, readonly Entry[]>,
  sent: readonly ListChange[],
) {
  const isFirst = !stored(LISTS_OWNER)
  if (isFirst) storeList(LISTS_OWNER, owner)
  // Another account may have signed in meanwhile.
  dropOthers()
  if (stored(LISTS_OWNER) !== owner) return
  const waiting = isFirst ? changesSince(sent) : changesAfter(waitingChanges(), sent)
  for (const name of listNames) writers[name](applyListChanges(name, lists[name], waiting))
  keepChanges(waiting)
  announceChange()
}
