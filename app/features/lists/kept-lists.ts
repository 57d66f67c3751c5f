import { ACCOUNT, COMPARED, LIST_CHANGES, LISTS_OWNER, RECENTLY_VIEWED, WISHLIST } from '#app/lib/storage-keys'
import type { ListName } from './lists'

/** What this browser keeps of lists; where storage is refused it lives as long as the page. */
const unstored = new Map<string, string>()

export function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? ''
  } catch {
    return unstored.get(key) ?? ''
  }
}

export function remember(key: string, text: string) {
  unstored.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Nobody keeps it then.
  }
}

/** Who is signed in, as far as lists care; nothing where nobody is. */
export const account = () => new RegExp(`(?:^|; )${ACCOUNT}=([^;]+)`).exec(document.cookie)?.[1] ?? ''

/** Lists of an account are for its owner alone: whoever uses the browser afterwards starts with empty ones (PROFILE-02). */
export function dropOthers() {
  const owner = stored(LISTS_OWNER)
  if (!owner || owner === account()) return
  unstored.clear()
  for (const key of [WISHLIST, COMPARED, RECENTLY_VIEWED, LIST_CHANGES, LISTS_OWNER]) localStorage.removeItem(key)
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
