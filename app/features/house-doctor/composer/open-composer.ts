import { getLocale } from '#app/paraglide/runtime.js'
import type { OpenedPlan } from './composer.tsx'
import { noticeWords } from './composer-words.ts'
import type { RoomDocument } from './document.ts'
import type { KeptPlan } from './kept-plans.ts'
import { fetchRange } from './range.functions.ts'
import { type SampleName, sampleRoom } from './samples.ts'

export { RoomComposer } from './composer.tsx'
export { forgetPlan, keptPlans } from './kept-plans.ts'
export { roomIn } from './link.ts'

/** A room on its way into the composer: a sample, one that this browser has kept, or one from a link. */
export type PlanSource = { sample: SampleName } | { kept: KeptPlan } | { shared: RoomDocument }

/** Rejects where the range does not come. */
export async function openPlan(source: PlanSource): Promise<OpenedPlan> {
  const room = 'sample' in source ? sampleRoom(source.sample) : 'kept' in source ? source.kept.room : source.shared
  const slugs = [...new Set(room.pieces.map(({ slug }) => slug))]
  const range = await fetchRange({ data: { locale: getLocale(), slugs } })
  const sold = new Set(range.pieces.map(({ id }) => id))
  const pieces = room.pieces.filter(({ slug }) => sold.has(slug))
  const gone = room.pieces.length - pieces.length
  const greeting = gone > 0 ? noticeWords.gone(gone) : 'shared' in source ? noticeWords.shared() : undefined
  return {
    roomKey: 'kept' in source ? source.kept.key : crypto.randomUUID(),
    begin: { ...room, pieces },
    range,
    greeting: greeting === undefined ? undefined : { text: greeting, isTrouble: gone > 0 },
  }
}
