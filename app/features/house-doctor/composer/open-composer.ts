import { getLocale } from '#app/paraglide/runtime.js'
import type { OpenedPlan } from './composer.tsx'
import { composerNotices } from './composer-labels.ts'
import { type RoomDocument, slugsInRoom, withoutGone } from './document.ts'
import { type KeptPlan, keptPlans, keyOfSaved } from './kept-plans.ts'
import { fetchComposerRange } from './range.functions.ts'
import { type SampleName, sampleRoom } from './samples.ts'

export { RoomComposer } from './composer.tsx'
export { forgetPlan, keptPlans } from './kept-plans.ts'
export { roomIn } from './link.ts'

/** Source of a room: a sample, a draft, or a link (perhaps to the account). */
export type PlanSource = { sample: SampleName } | { kept: KeptPlan } | { linked: RoomDocument; saved?: string }

/** Rejects when the range does not load. */
export async function openPlan(source: PlanSource): Promise<OpenedPlan> {
  const room = 'sample' in source ? sampleRoom(source.sample) : 'kept' in source ? source.kept.room : source.linked
  const range = await fetchComposerRange({ data: { locale: getLocale(), slugs: slugsInRoom(room) } })
  const { begin, gone } = withoutGone(room, new Set(range.pieces.map(({ id }) => id)))
  const greeting = greetingOf(source, gone)
  return {
    roomKey: await keyOf(source),
    begin,
    range,
    greeting: greeting === undefined ? undefined : { text: greeting, isTrouble: gone > 0 },
  }
}

async function keyOf(source: PlanSource): Promise<string> {
  if ('kept' in source) return source.kept.key
  if (!('linked' in source) || !source.saved) return crypto.randomUUID()
  return keyOfSaved(source.saved, source.linked, await keptPlans())
}

function greetingOf(source: PlanSource, gone: number): string | undefined {
  if (gone > 0) return composerNotices.gone(gone)
  if (!('linked' in source)) return undefined
  return source.saved ? composerNotices.from_account() : composerNotices.shared()
}
