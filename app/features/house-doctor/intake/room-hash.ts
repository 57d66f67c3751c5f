import { type SampleId, sampleIds } from '../sample-rooms.ts'

/** A room in the URL fragment: a draft by key, or a sample. */
const KEPT = '#kept='
const SAMPLE = '#sample='

export const hashOfDraft = (key: string) => KEPT + key
export const hashOfSample = (id: SampleId) => SAMPLE + id

export function roomBehind(hash: string): { draft: string } | { sample: SampleId } | undefined {
  if (hash.startsWith(KEPT)) return { draft: hash.slice(KEPT.length) }
  const sample = sampleIds.find((id) => hashOfSample(id) === hash)
  return sample && { sample }
}
