import type { RoomGeometry } from '../geometry/layout.ts'
import { FACES } from '../geometry/room-box.ts'
import { allFurniture } from '../masks/all-furniture.ts'
import { isBoxWrong } from '../masks/by-face.ts'
import { findSurfaces, isEmpty } from '../masks/masks.ts'
import type { RoomLabels } from '../network/label-room.ts'
import type { Photo } from '../picture.ts'
import { surfacesBehind } from '../removal/behind.ts'
import { growForShadow, removeFurniture } from '../removal/removal.ts'

/**
 * A photo without the furniture that a network sees; undefined where it sees none, nothing bare is left that goes on
 * behind it, or the room's box is wrong.
 */
export async function emptied(photo: Photo, room: RoomGeometry, labels: RoomLabels): Promise<Photo | undefined> {
  const hole = allFurniture(photo, room, labels)
  if (isEmpty(hole)) return undefined
  const floor = findSurfaces(photo, room, ['floor'], [], labels).mask
  const bare = findSurfaces(photo, room, FACES, [], labels).mask
  if (isBoxWrong(floor, room, bare)) return undefined
  const behind = surfacesBehind(photo, room, hole, { floor, bare }, labels)
  const grown = growForShadow(photo, room, behind.hole, behind.sources, behind.faces)
  const removal = await removeFurniture({ photo, room, ...behind, hole: grown })
  return removal.ok ? removal.photo : undefined
}
