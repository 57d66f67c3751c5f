import { account } from '#app/lib/account'
import { LISTS_CHANGED } from '#app/lib/lists-changed'
import { recall } from '#app/lib/local-storage'
import { COMPARED, LISTS_OWNER } from '#app/lib/storage-keys'
import { entriesIn, type ListName } from './lists'

/** Part of every page's first script, for counts of saved products; changes are in change-lists.ts. */

/** Values that storage refused, kept for the page's lifetime on the window, because gate and application share them. */
export const unstoredLists = (): Map<string, string> => {
  window.__unstoredLists ??= new Map()
  return window.__unstoredLists
}

export const stored = (key: string): string => unstoredLists().get(key) ?? recall(key) ?? ''

/** True if the stored lists belong to another account; only their owner may see them (PROFILE-02). */
export function areOthers(): boolean {
  const owner = stored(LISTS_OWNER)
  return owner !== '' && owner !== account()
}

/** The list as text, stable while it does not change. */
export const snapshotOf = (name: ListName): string => (areOthers() ? '' : stored(name))

/** A page that comes back by the back button may be older than a form that was sent from it. */
const CHANGES = [LISTS_CHANGED, 'storage', 'pageshow']

/** Notifies of changes in this tab and in others. */
export function watchLists(listener: () => void) {
  for (const event of CHANGES) addEventListener(event, listener)
  return () => {
    for (const event of CHANGES) removeEventListener(event, listener)
  }
}

/** The saved comparison as an address's `products`; undefined when empty. */
export const savedComparison = (): string | undefined =>
  entriesIn(COMPARED, snapshotOf(COMPARED))
    .map(({ slug }) => slug)
    .join(',') || undefined
