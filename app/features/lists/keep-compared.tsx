import { useEffect } from 'react'
import { COMPARED } from '#app/lib/storage-keys'
import { writeList } from './list-storage'

/** Makes the list of this browser the one that stands in the address, so that the next product joins it. */
export function KeepCompared({ slugs }: { slugs: readonly string[] }) {
  const kept = slugs.join(',')
  useEffect(() => writeList(COMPARED, kept ? kept.split(',') : []), [kept])
  return null
}
