import { account } from '#app/lib/account'
import { COMPARED, LIST_CHANGES, LISTS_OWNER, RECENTLY_VIEWED, WISHLIST } from '#app/lib/storage-keys'
import type { ListName } from './lists'

/** What storage has refused to keep or to forget; it lives as long as the page. */
const unstored = new Map<string, string>()

export function stored(key: string): string {
  try {
    return unstored.get(key) ?? localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function remember(key: string, text: string) {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
    unstored.delete(key)
  } catch {
    unstored.set(key, text)
  }
}

/** Lists of an account are for its owner alone: whoever uses the browser afterwards starts with empty ones (PROFILE-02). */
export function dropOthers() {
  const owner = stored(LISTS_OWNER)
  if (!owner || owner === account()) return
  for (const key of [WISHLIST, COMPARED, RECENTLY_VIEWED, LIST_CHANGES, LISTS_OWNER]) remember(key, '')
}

/** The list as one text, which is the same as long as the list is. */
export function snapshotOf(name: ListName): string {
  dropOthers()
  return stored(name)
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
