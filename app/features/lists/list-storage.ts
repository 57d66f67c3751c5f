import { COMPARED, RECENTLY_VIEWED, WISHLIST } from '#app/lib/storage-keys'
import { type ListName, slugsIn } from './lists'

/** The lists as this browser keeps them; where storage is refused they live as long as the page. */
const unstored = new Map<string, string>()

function stored(key: string): string {
  try {
    return localStorage.getItem(key) ?? unstored.get(key) ?? ''
  } catch {
    return unstored.get(key) ?? ''
  }
}

function remember(key: string, slugs: readonly string[]) {
  const text = slugs.join(',')
  unstored.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Nobody keeps it then.
  }
  for (const listener of listeners) listener()
}

const writers: Record<ListName, (slugs: readonly string[]) => void> = {
  [WISHLIST]: (slugs) => remember(WISHLIST, slugs),
  [COMPARED]: (slugs) => remember(COMPARED, slugs),
  [RECENTLY_VIEWED]: (slugs) => remember(RECENTLY_VIEWED, slugs),
}

export const writeList = (name: ListName, slugs: readonly string[]) => writers[name](slugs)
export const readList = (name: ListName): string[] => slugsIn(name, stored(name).split(','))

const listeners = new Set<() => void>()

/** Hears of changes in this tab and in others. */
export function watchLists(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The list as one text, which is the same as long as the list is. */
export const snapshotOf = (name: ListName) => stored(name)
