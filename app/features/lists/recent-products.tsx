import { Suspense, useEffect, useState } from 'react'
import { RECENTLY_VIEWED } from '#app/lib/storage-keys'
import { lazyComponent } from '#app/ui/lazy-component'
import { readList, writeList } from './list-storage'
import { withSlug } from './lists'

const RecentlyViewed = lazyComponent(() => import('./recently-viewed'))

/** Number shown, latest first. */
const SHOWN = 5

/** Records a viewed product and shows those viewed before. */
export function RecentProducts({ slug }: { slug: string }) {
  const [before, setBefore] = useState<string[]>([])
  useEffect(() => {
    const viewed = readList(RECENTLY_VIEWED)
    setBefore(
      viewed
        .filter((other) => other !== slug)
        .reverse()
        .slice(0, SHOWN),
    )
    writeList(RECENTLY_VIEWED, withSlug(RECENTLY_VIEWED, viewed, slug))
  }, [slug])
  if (before.length === 0) return null
  return (
    <Suspense>
      <RecentlyViewed slugs={before} />
    </Suspense>
  )
}
