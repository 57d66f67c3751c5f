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
 * Makes the visitor's comparison follow its page: what they put in or take out there is kept. One that somebody has sent
 * is only shown, beside the way to their own, until they keep it.
 */
export function KeepCompared({ asked, slugs }: ComparisonShown) {
  // What is kept, the browser alone knows.
  const text = useSyncExternalStore(watchLists, keptText, () => undefined)
  const [replaced, setReplaced] = useState<{ by: string; slugs: string[] }>()
  const last = useRef<string>(undefined)
  const found = slugs.join(',')
  const shown = useMemo(() => ({ asked, slugs: found ? found.split(',') : [] }), [asked, found])
  // Before it is painted, or the page would offer for a moment to keep what is theirs.
  useLayoutEffect(() => {
    const before = last.current ?? askedBefore(shown.asked)
    last.current = shown.asked
    if (isOwnEdit(readList(COMPARED), before, shown)) writeList(COMPARED, shown.slugs)
  }, [shown])

  const next = useLocation({ select: ({ search }) => (search as { products?: string }).products })
  const rest = useMemo(() => withoutWaiting(shown, next), [shown, next])
  // Who takes something out and leaves before the page has changed has taken it out.
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

/**
 * What was compared before a page that nothing has led to here: where its document began, which the visitor may have
 * left while the application was on its way, or on the page whose link has led to the document.
 */
function askedBefore(asked?: string): string | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const first = askedAt(visit?.name ?? '', location.origin)
  if (first !== asked) return first
  // Loaded again, or come back to, it keeps naming that page.
  return visit?.type === 'navigate' ? askedAt(document.referrer, location.origin) : undefined
}
