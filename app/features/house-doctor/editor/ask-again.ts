import { difference } from '@vuong-tron/room-engine/masks/mask'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import { FLOOR, facesNamed, isAsFound, isNothing, type MarkedArea, NO_AREA } from './area.ts'
import { isForFloorAndWalls, needsRange } from './change.ts'
import { type Outcome, type RepeatableStep, type RoomLayout, withoutMap } from './protocol.ts'
import type { Making, Variant } from './variants.ts'

type Place = {
  room: RoomLayout
  findArea: (room: RoomLayout, area: MarkedArea) => Promise<Outcome<{ mask: Mask; isThing?: boolean }>>
  /** A mask without marks. */
  unmarked: Mask
}

/** A change that was made, to be asked for again: what was marked is found anew. */
export async function askAgain(
  { change, area, bare, outside, arrangement }: Making,
  { standing }: Variant,
  { room, findArea, unmarked }: Place,
): Promise<Outcome<{ ask: RepeatableStep }>> {
  const maskOf = async (marked: MarkedArea): Promise<Outcome<{ mask: Mask; isThing?: boolean }>> =>
    isNothing(marked) ? { ok: true, mask: unmarked } : findArea(room, marked)
  // Sets go by the whole room.
  const isMarked = change.does !== 'furnish'
  const [marked, bareNow, floor] = await Promise.all([
    maskOf(isMarked ? area : NO_AREA),
    maskOf((isMarked && bare) || NO_AREA),
    isForFloorAndWalls(change) ? maskOf(FLOOR) : undefined,
  ])
  if (!marked.ok) return marked
  if (!bareNow.ok) return bareNow
  if (floor && !floor.ok) return floor
  const bareMask = standing ? difference(bareNow.mask, standing) : bareNow.mask
  const isObject = area.outline !== undefined || marked.isThing === true
  const isBehind = standing && !isObject && !needsRange(change)
  return {
    ok: true,
    ask: {
      room: withoutMap(room),
      mask: isBehind ? difference(marked.mask, standing) : marked.mask,
      faces: facesNamed(area),
      bare: bareMask,
      found: floor && { floor: floor.mask, bare: bare && isAsFound(bare) ? bareMask : undefined },
      standing,
      change,
      isObject,
      outside,
      models: arrangement?.models,
    },
  }
}
