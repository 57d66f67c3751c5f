import { ACCOUNT, COMPARED, LIST_CHANGES, LISTS_OWNER, RECENTLY_VIEWED, WISHLIST } from '#app/lib/storage-keys'
import { addChanges, changed, changesAfter, changesBetween, changesIn, type ListChange } from './list-changes'
import { type Entry, entriesIn, type ListName, listNames, slugsIn, textOf, timed } from './lists'

/** The lists as this browser keeps them; where storage is refused they live as long as the page. */
const unstored = new Map<string, string>()

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? ''
  } catch {
    return unstored.get(key) ?? ''
  }
}

function remember(key: string, text: string) {
  unstored.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Nobody keeps it then.
  }
}

const writers: Record<ListName, (entries: readonly Entry[]) => void> = {
  [WISHLIST]: (entries) => remember(WISHLIST, textOf(entries)),
  [COMPARED]: (entries) => remember(COMPARED, textOf(entries)),
  [RECENTLY_VIEWED]: (entries) => remember(RECENTLY_VIEWED, textOf(entries)),
}

const keepChanges = (changes: readonly ListChange[]) => remember(LIST_CHANGES, JSON.stringify(changes))

const account = () => new RegExp(`(?:^|; )${ACCOUNT}=([^;]+)`).exec(document.cookie)?.[1] ?? ''

/** Lists of an account are for its owner alone: whoever uses the browser afterwards starts with empty ones (PROFILE-02). */
function dropOthers() {
  const owner = stored(LISTS_OWNER)
  if (!owner || owner === account()) return
  for (const name of listNames) writers[name]([])
  keepChanges([])
  remember(LISTS_OWNER, '')
}

const entriesOf = (name: ListName) => entriesIn(name, snapshotOf(name))

/** The list as one text, which is the same as long as the list is. */
export function snapshotOf(name: ListName): string {
  dropOthers()
  return stored(name)
}

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

const listeners = new Set<() => void>()

export function tell() {
  for (const listener of listeners) listener()
}

/** Hears of changes in this tab and in others. */
export function watchLists(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
