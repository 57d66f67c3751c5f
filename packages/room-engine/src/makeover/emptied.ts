import type { RoomGeometry } from '../geometry/layout.ts'
import { FACES } from '../geometry/room-box.ts'
import { allFurniture } from '../masks/all-furniture.ts'
import { isBoxWrong, masksByFace } from '../masks/by-face.ts'
import { difference } from '../masks/mask.ts'
import { findSurfaces, isEmpty } from '../masks/masks.ts'
import type { RoomLabels } from '../network/label-room.ts'
import type { Photo } from '../picture.ts'
import { growForShadow, removeFurniture } from '../removal/removal.ts'

/**
 * A photo without the furniture that a network sees; undefined where it sees none, nothing bare is left that goes on
 * behind it, or the room's box is wrong.
 */
export async function emptied(photo: Photo, room: RoomGeometry, labels: RoomLabels): Promise<Photo | undefined> {
  const hole = allFurniture(photo, room, labels)
  if (isEmpty(hole)) return undefined
  if (isBoxWrong(findSurfaces(photo, room, ['floor'], [], labels).mask, room)) return undefined
  const bare = findSurfaces(photo, room, FACES, [], labels).mask
  const sources = masksByFace(difference(bare, hole), room)
  const removal = await removeFurniture({ photo, room, hole: growForShadow(photo, room, hole, sources), sources })
  return removal.ok ? removal.photo : undefined
}
