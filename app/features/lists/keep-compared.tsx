import { useEffect, useRef } from 'react'
import { COMPARED } from '#app/lib/storage-keys'
import { writeList } from './list-storage'
import { comparedAt, isEdited } from './lists'

type KeepComparedProps = {
  /** What the address says. */
  asked: string
  /** What the shop has of it. */
  slugs: readonly string[]
}

/**
 * Makes the list of this browser the one that stands in the address, so that the next product joins it: once the visitor
 * has put something in or taken it out here. Opened by a link that somebody sent, a comparison is only shown.
 */
export function KeepCompared({ asked, slugs }: KeepComparedProps) {
  const last = useRef<string>(undefined)
  const found = slugs.join(',')
  useEffect(() => {
    const before = last.current ?? ledHereFrom()
    last.current = asked
    const compared = found ? found.split(',') : []
    if (isEdited(before, asked, compared)) writeList(COMPARED, compared)
  }, [asked, found])
  return null
}

/** What was compared on the page whose link has led to this document. */
function ledHereFrom(): string | undefined {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // Loaded again, or come back to, it keeps naming that page.
  const isLedHere = visit?.type === 'navigate' && !('navigated' in document.documentElement.dataset)
  return isLedHere ? comparedAt(document.referrer, location.origin) : undefined
}
