import type { RoomGeometry } from '../geometry/layout.ts'
import type { Face } from '../geometry/room-box.ts'
import { allFurniture } from '../masks/all-furniture.ts'
import { masksAsFound } from '../masks/by-face.ts'
import { difference, union } from '../masks/mask.ts'
import { findSurfaces, isEmpty } from '../masks/masks.ts'
import type { RoomLabels } from '../network/label-room.ts'
import type { Photo } from '../picture.ts'
import { growForShadow, removeFurniture } from '../removal/removal.ts'

const UPPER = ['ceiling', 'left', 'back', 'right'] as const satisfies readonly Face[]

/**
 * A photo without the furniture that a network sees; undefined where it sees none, or nothing bare is left that goes on
 * behind it.
 */
export async function emptied(photo: Photo, room: RoomGeometry, labels: RoomLabels): Promise<Photo | undefined> {
  const hole = allFurniture(photo, room, labels)
  if (isEmpty(hole)) return undefined
  const floor = findSurfaces(photo, room, ['floor'], [], labels).mask
  const upper = findSurfaces(photo, room, UPPER, [], labels).mask
  const bare = union(floor, upper)
  const sources = masksAsFound(difference(bare, hole), room, { bare, floor })
  const removal = await removeFurniture({ photo, room, hole: growForShadow(photo, room, hole, sources), sources })
  return removal.ok ? removal.photo : undefined
}
