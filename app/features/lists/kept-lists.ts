import { account } from '#app/lib/account'
import { LISTS_OWNER } from '#app/lib/storage-keys'
import type { ListName } from './lists'

/** Part of every page's first script: what says how many products are saved. Who changes lists does it with change-lists.ts. */

/** What storage has refused to keep or to forget. The gate and the application share it, so it is the window's. */
export const unstored = (): Map<string, string> => {
  window.__unstoredLists ??= new Map()
  return window.__unstoredLists
}

export function stored(key: string): string {
  try {
    return unstored().get(key) ?? localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

/** Lists of an account are for its owner alone: whoever uses the browser afterwards starts with empty ones (PROFILE-02). */
export function areOthers(): boolean {
  const owner = stored(LISTS_OWNER)
  return owner !== '' && owner !== account()
}

/** The list as one text, which is the same as long as the list is. */
export const snapshotOf = (name: ListName): string => (areOthers() ? '' : stored(name))

/** Told to the window by whoever changes lists. */
export const LISTS_CHANGED = 'lists-changed'

/** Hears of changes in this tab and in others. */
export function watchLists(listener: () => void) {
  for (const event of [LISTS_CHANGED, 'storage']) addEventListener(event, listener)
  return () => {
    for (const event of [LISTS_CHANGED, 'storage']) removeEventListener(event, listener)
  }
}
