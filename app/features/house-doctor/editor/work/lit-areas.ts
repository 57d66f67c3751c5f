import type { Face } from '@vuong-tron/room-engine/geometry/room-box'
import type { FoundFloor } from '@vuong-tron/room-engine/masks/by-face'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import {
  faceParts,
  facesBeyondRims,
  flatSurface,
  foundParts,
  type LitSurfaces,
  litSurfaces,
  type MaskedSurface,
  objectSurface,
  quadSurface,
  type RoomParts,
  type Surface,
  whiteOutdoors,
} from '@vuong-tron/room-engine/surfaces/surfaces'
import { remembered } from '../../remembered.ts'
import type { Ask, Outside, RoomLayout } from '../protocol.ts'

type Place = Pick<Ask<'change'>, 'photo' | 'room' | 'mask' | 'faces' | 'isObject' | 'outside'>

/** The mask's surfaces with their light, cached for trying several paints. */
export const litArea = remembered<Place, LitSurfaces>(
  ({ photo, mask, room, faces, isObject, outside }) => ({
    bytes: [photo.data, mask.data],
    rest: [room, faces, isObject, outside],
  }),
  (place) => litSurfaces(place.photo, partsOf(place), place.outside && whiteOutdoors(place.photo)),
)

function partsOf({ room, mask, faces, isObject, outside }: Place): MaskedSurface[] {
  if (outside) return [{ mask, surface: surfaceOutside(room, mask, outside) }]
  if (isObject) return [{ mask, surface: objectSurface(room.camera, room.box, mask) }]
  // Beyond the floor's horizon a corrected mask shows something else.
  if (faces?.length === 1 && faces[0] === 'floor') return foundParts(room, mask, { floor: mask })
  return faceParts(room, mask, facesBeyondRims(mask, room, faces))
}

/** The plane of the drawn corners; without corners, frontal. */
function surfaceOutside({ camera }: RoomLayout, mask: Mask, { corners, widthM }: Outside): Surface {
  const surface = corners && quadSurface(camera, corners, widthM)
  return surface ?? flatSurface(mask.width, (widthM * mask.width) / widthOf(mask))
}

/** Width of the mask in pixels. */
function widthOf({ width, data }: Mask): number {
  let [left, right] = [width, 0]
  for (let pixel = 0; pixel < data.length; pixel++) {
    if (data[pixel] === 0) continue
    left = Math.min(left, pixel % width)
    right = Math.max(right, (pixel % width) + 1)
  }
  return Math.max(1, right - left)
}

/** Walls and floor within a mask. */
export function roomParts(room: RoomLayout, mask: Mask, found?: FoundFloor): RoomParts {
  const parts = foundParts(room, mask, found)
  const on = (isWanted: (face: Face) => boolean) => parts.filter(({ face }) => isWanted(face))
  return {
    walls: on((face) => face === 'left' || face === 'back' || face === 'right'),
    accentWalls: [],
    floor: on((face) => face === 'floor'),
  }
}
