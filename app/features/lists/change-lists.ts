import { LISTS_CHANGED } from '#app/lib/lists-changed'
import { COMPARED, LIST_CHANGES, LISTS_OWNER, RECENTLY_VIEWED, WISHLIST } from '#app/lib/storage-keys'
import { areOthers, unstoredLists } from './stored-lists'

export function storeList(key: string, text: string) {
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
    unstoredLists().delete(key)
  } catch {
    unstoredLists().set(key, text)
  }
}

/** Deletes lists that belong to another account than the current one (PROFILE-02). */
export function dropOthers() {
  if (!areOthers()) return
  for (const key of [WISHLIST, COMPARED, RECENTLY_VIEWED, LIST_CHANGES, LISTS_OWNER]) storeList(key, '')
}

export const announceChange = () => dispatchEvent(new Event(LISTS_CHANGED))
