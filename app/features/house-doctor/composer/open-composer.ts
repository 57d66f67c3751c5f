import { getLocale } from '../../languages/locale'
import type { OpenedPlan } from './composer.tsx'
import { composerNotices } from './composer-labels.ts'
import { type RoomDocument, slugsInRoom, withoutGone } from './document.ts'
import { fetchComposerRange } from './range.functions.ts'
import { type SampleName, sampleRoom } from './samples.ts'
import { keyOfSaved, listSavedPlans, type SavedPlan } from './saved-plans.ts'

export { RoomComposer } from './composer.tsx'
export { roomIn } from './link.ts'
export { forgetPlan, listSavedPlans } from './saved-plans.ts'

/** Source of a room: a sample, a draft, or a link (perhaps to the account). */
export type PlanSource = { sample: SampleName } | { plan: SavedPlan } | { linked: RoomDocument; saved?: string }

/** Rejects when the range does not load. */
export async function openPlan(source: PlanSource): Promise<OpenedPlan> {
  const room = 'sample' in source ? sampleRoom(source.sample) : 'plan' in source ? source.plan.room : source.linked
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
  if ('plan' in source) return source.plan.key
  if (!('linked' in source) || !source.saved) return crypto.randomUUID()
  return keyOfSaved(source.saved, source.linked, await listSavedPlans())
}

function greetingOf(source: PlanSource, gone: number): string | undefined {
  if (gone > 0) return composerNotices.gone(gone)
  if (!('linked' in source)) return undefined
  return source.saved ? composerNotices.from_account() : composerNotices.shared()
}
