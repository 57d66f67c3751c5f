import { COMPARED } from '#app/lib/storage-keys'
import { snapshotOf } from './kept-lists'
import { entriesIn } from './lists'

/** What this browser keeps to be compared, as the address of its page says it; nothing where that is nothing. */
export const keptComparison = (): string | undefined =>
  entriesIn(COMPARED, snapshotOf(COMPARED))
    .map(({ slug }) => slug)
    .join(',') || undefined
