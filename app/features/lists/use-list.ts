import { useSyncExternalStore } from 'react'
import { readList, setInList } from './list-storage'
import { entriesIn, type ListName } from './lists'
import { snapshotOf, watchLists } from './stored-lists'

/** A list of this browser; empty on the server and during hydration. */
export function useList(name: ListName) {
  const text = useSyncExternalStore(
    watchLists,
    () => snapshotOf(name),
    () => '',
  )
  const slugs = entriesIn(name, text).map(({ slug }) => slug)
  return {
    slugs,
    has: (slug: string) => slugs.includes(slug),
    toggle: (slug: string) => setInList(name, slug, !readList(name).includes(slug)),
  }
}
