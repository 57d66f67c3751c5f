import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { COMPARED } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { standaloneLink } from '#app/ui/link'
import { href } from '../languages/href'
import { readList, writeList } from './list-storage'
import { comparisonQuery, entriesIn } from './lists'
import { type ComparisonShown, comparisonAt, isOwn, isOwnEdit, withoutWaiting } from './own-comparison'
import { snapshotOf, watchLists } from './stored-lists'

/**
 * Saves changes made on the comparison page. A comparison received as a link is only shown, with a link to the
 * visitor's own, until it is kept.
 */
export function SaveComparison({ requested, slugs }: ComparisonShown) {
  // Only the browser knows the saved comparison.
  const text = useSyncExternalStore(watchLists, savedText, () => undefined)
  const [replaced, setReplaced] = useState<{ by: string; slugs: string[] }>()
  const last = useRef<string>(undefined)
  const found = slugs.join(',')
  const shown = useMemo(() => ({ requested, slugs: found ? found.split(',') : [] }), [requested, found])
  // Before paint, or the page would briefly offer to keep what is already saved.
  useLayoutEffect(() => {
    const before = last.current ?? requestedBefore(shown.requested)
    last.current = shown.requested
    if (isOwnEdit(readList(COMPARED), before, shown)) writeList(COMPARED, shown.slugs)
  }, [shown])

  const next = useLocation({ select: ({ search }) => (search as { products?: string }).products })
  const rest = useMemo(() => withoutWaiting(shown, next), [shown, next])
  // Leaving right after removing a product keeps the removal.
  useLayoutEffect(() => {
    if (!rest || !isOwnEdit(readList(COMPARED), last.current, rest)) return
    writeList(COMPARED, rest.slugs)
    last.current = rest.requested
  }, [rest])

  const saved = entriesIn(COMPARED, text ?? '').map(({ slug }) => slug)
  const isOthers = text !== undefined && !isOwn(saved, shown) && !(rest && isOwn(saved, rest))
  const isSavedHere = !isOthers && replaced?.by === found
  const keep = () => {
    setReplaced({ by: found, slugs: saved })
    writeList(COMPARED, slugs)
  }
  return (
    <p role="status" className="mt-2 mb-4 flex min-h-11 flex-wrap items-center gap-x-4">
      {isOthers && saved.length > 0 && (
        <a href={href('/compare', {}, comparisonQuery(saved))} className={standaloneLink}>
          {m.compare_own({ count: saved.length })}
        </a>
      )}
      {(isOthers || isSavedHere) && slugs.length > 0 && (
        <Button look="quiet" size="small" onClick={isSavedHere ? () => writeList(COMPARED, replaced.slugs) : keep}>
          {isSavedHere && <Icon name="check" className="size-4" />}
          {isSavedHere ? m.compare_kept() : saved.length > 0 ? m.compare_instead() : m.compare_keep()}
        </Button>
      )}
    </p>
  )
}

const savedText = () => snapshotOf(COMPARED)

/** The comparison before this document's page: where the document began, or the page whose link led here. */
function requestedBefore(requested?: string): string | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const first = comparisonAt(visit?.name ?? '', location.origin)
  if (first !== requested) return first
  // After a reload or back navigation, the referrer is outdated.
  return visit?.type === 'navigate' ? comparisonAt(document.referrer, location.origin) : undefined
}
