import { allFurniture } from '@vuong-tron/room-engine/masks/all-furniture'
import { difference, type Mask } from '@vuong-tron/room-engine/masks/mask'
import { isEmpty } from '@vuong-tron/room-engine/masks/masks'
import { areaOfSurfaces } from '../area.ts'
import type { Ask, Outcome, Tasks } from '../protocol.ts'
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
  const { labels } = room.sample === 'bare' ? {} : await labelsOf(photo, room.sample !== undefined)
  if (!labels) return place(ask)
  // What earlier changes placed stays.
  const without = (mask: Mask) => (standing ? difference(mask, standing) : mask)
  const mask = without(allFurniture(photo, room, labels))
  if (isEmpty(mask)) return place(ask)
  const bare = without(areaFound(photo, room, areaOfSurfaces('floor', 'wall', 'ceiling'), labels).mask)
  return replaced({ ...ask, mask, bare }, running, place)
}
