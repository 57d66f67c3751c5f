import { COMPARED } from '#app/lib/storage-keys'
import { entriesIn } from './lists'
import { snapshotOf } from './stored-lists'

/** The saved comparison as an address's `products`; undefined when empty. */
export const savedComparison = (): string | undefined =>
  entriesIn(COMPARED, snapshotOf(COMPARED))
    .map(({ slug }) => slug)
    .join(',') || undefined
