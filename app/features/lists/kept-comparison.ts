import { COMPARED } from '#app/lib/storage-keys'
import { snapshotOf } from './kept-lists'
import { entriesIn } from './lists'

/** The saved comparison as an address's `products`; undefined when empty. */
export const keptComparison = (): string | undefined =>
  entriesIn(COMPARED, snapshotOf(COMPARED))
    .map(({ slug }) => slug)
    .join(',') || undefined
