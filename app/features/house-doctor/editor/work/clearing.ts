import { allFurniture } from '@vuong-tron/room-engine/masks/all-furniture'
import { isBoxWrong } from '@vuong-tron/room-engine/masks/by-face'
import { difference } from '@vuong-tron/room-engine/masks/mask'
import { isEmpty } from '@vuong-tron/room-engine/masks/masks'
import type { RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import { remembered } from '../../remembered.ts'
import { areaOfSurfaces, FLOOR } from '../area.ts'
import type { Ask, Outcome, Tasks, Trouble } from '../protocol.ts'
import { areaFound } from './area-mask.ts'
import { replaced } from './removals.ts'
import { labelsOf } from './room-labels.ts'
import type { Running } from './running.ts'

/** Takes out all furniture that the network sees in a photo, and places something in the room that is left. */
export async function placedInCleared(
  ask: Ask<'change'>,
  running: Running,
  place: (cleared: Ask<'change'>) => Promise<Outcome<Tasks['change']['answer']>>,
): Promise<Outcome<Tasks['change']['answer']>> {
  const { photo, room, standing } = ask
  if (room.sample === 'bare') return place(ask)
  const { labels } = await labelsOf(photo, room.sample !== undefined)
  if (!labels) return { ok: false, code: 'furniture_stays' }
  // What earlier changes placed stays.
  const mask = furnitureOf({ photo, room, labels, standing })
  if (isEmpty(mask)) return place(ask)
  const floor = areaFound(photo, room, FLOOR, labels).mask
  const found = areaFound(photo, room, areaOfSurfaces('floor', 'wall', 'ceiling'), labels).mask
  if (isBoxWrong(floor, room, found)) return { ok: false, code: 'furniture_stays' }
  const bare = standing ? difference(found, standing) : found
  const outcome = await replaced({ ...ask, mask, bare }, running, place, { labels, floor, kept: standing })
  return !outcome.ok && NO_SOURCE.includes(outcome.code) ? { ok: false, code: 'furniture_stays' } : outcome
}

/** Refusals of a removal that speak of an area, which nobody has marked here. */
const NO_SOURCE: readonly Trouble[] = ['source_missing', 'mask_covers_everything']

type Place = Pick<Ask<'change'>, 'photo' | 'room' | 'standing'> & { labels: RoomLabels }

/** Remembered, because whoever moves a piece afterwards needs it again. */
const furnitureOf = remembered(
  ({ photo, room, labels, standing }: Place) => ({
    bytes: [photo.data, standing?.data],
    rest: [room, labels.confidence],
  }),
  ({ photo, room, labels, standing }: Place) => allFurniture(photo, room, labels, { kept: standing }),
)
