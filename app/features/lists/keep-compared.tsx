import { useLocation } from '@tanstack/react-router'
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { COMPARED } from '#app/lib/storage-keys'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button'
import { Icon } from '#app/ui/icon'
import { standaloneLink } from '#app/ui/link'
import { href } from '../languages/href'
import { snapshotOf, watchLists } from './kept-lists'
import { readList, writeList } from './list-storage'
import { askedAt, type ComparisonShown, comparisonQuery, entriesIn, isOwn, isOwnEdit, withoutWaiting } from './lists'

/**
 * Saves changes made on the comparison page. A comparison received as a link is only shown, with a link to the
 * visitor's own, until it is kept.
 */
export function KeepCompared({ asked, slugs }: ComparisonShown) {
  // Only the browser knows the saved comparison.
  const text = useSyncExternalStore(watchLists, keptText, () => undefined)
  const [replaced, setReplaced] = useState<{ by: string; slugs: string[] }>()
  const last = useRef<string>(undefined)
  const found = slugs.join(',')
  const shown = useMemo(() => ({ asked, slugs: found ? found.split(',') : [] }), [asked, found])
  // Before paint, because the page would briefly offer to keep a saved comparison.
  useLayoutEffect(() => {
    const before = last.current ?? askedBefore(shown.asked)
    last.current = shown.asked
    if (isOwnEdit(readList(COMPARED), before, shown)) writeList(COMPARED, shown.slugs)
  }, [shown])

  const next = useLocation({ select: ({ search }) => (search as { products?: string }).products })
  const rest = useMemo(() => withoutWaiting(shown, next), [shown, next])
  // Leaving right after removing a product keeps the removal.
  useLayoutEffect(() => {
    if (!rest || !isOwnEdit(readList(COMPARED), last.current, rest)) return
    writeList(COMPARED, rest.slugs)
    last.current = rest.asked
  }, [rest])

  const kept = entriesIn(COMPARED, text ?? '').map(({ slug }) => slug)
  const isOthers = text !== undefined && !isOwn(kept, shown) && !(rest && isOwn(kept, rest))
  const isKeptHere = !isOthers && replaced?.by === found
  const keep = () => {
    setReplaced({ by: found, slugs: kept })
    writeList(COMPARED, slugs)
  }
  return (
    <p role="status" className="mt-2 mb-4 flex min-h-11 flex-wrap items-center gap-x-4">
      {isOthers && kept.length > 0 && (
        <a href={href('/compare', {}, comparisonQuery(kept))} className={standaloneLink}>
          {m.compare_own({ count: kept.length })}
        </a>
      )}
      {(isOthers || isKeptHere) && slugs.length > 0 && (
        <Button look="quiet" size="small" onClick={isKeptHere ? () => writeList(COMPARED, replaced.slugs) : keep}>
          {isKeptHere && <Icon name="check" className="size-4" />}
          {isKeptHere ? m.compare_kept() : kept.length > 0 ? m.compare_instead() : m.compare_keep()}
        </Button>
      )}
    </p>
  )
}

const keptText = () => snapshotOf(COMPARED)

/** The comparison that this document was opened from: its first address, or the page with the link. */
function askedBefore(asked?: string): string | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const first = askedAt(visit?.name ?? '', location.origin)
  if (first !== asked) return first
  // After a reload or back navigation, the referrer is outdated.
  return visit?.type === 'navigate' ? askedAt(document.referrer, location.origin) : undefined
}
