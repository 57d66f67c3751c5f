import type { Face } from '../../engine/geometry/room-box.ts'
import { masksByFace } from '../../engine/masks/by-face.ts'
import { isEmpty, type Mask } from '../../engine/masks/masks.ts'
import type { Photo } from '../../engine/picture.ts'
import {
  faceSurface,
  flatSurface,
  inColoursOf,
  objectSurface,
  oklabOfHex,
  type Part,
  quadSurface,
  repainted,
  retextured,
  type Surface,
  seamless,
  textureOf,
} from '../../engine/surfaces/surfaces.ts'
import type { Change } from '../change.ts'
import type { Ask, Outcome, Outside, Room } from '../protocol.ts'
import { textureNamed } from './swatches.ts'

/** The photo after a change; pixels outside the mask are those it had. */
export function changed(
  { photo, room, mask, isObject, outside }: Ask<'change'>,
  change: Extract<Change, { does: 'lay' | 'lay-sample' | 'paint' | 'borrow-mood' }>,
): Outcome<{ photo: Photo }> {
  if (isEmpty(mask)) return { ok: false, code: 'mask_empty' }
  const parts = () => {
    if (outside) return [{ mask, surface: surfaceOutside(room, mask, outside) }]
    return isObject ? [{ mask, surface: objectSurface(room.camera, room.box, mask) }] : facesOf(room, mask)
  }
  switch (change.does) {
    case 'lay': {
      const { material, turnDegrees, strength } = change
      return { ok: true, photo: retextured(photo, parts(), textureNamed(material), { turnDegrees }, { strength }) }
    }
    case 'lay-sample': {
      const { sample, widthM, turnDegrees, strength } = change
      const texture = textureOf({ photo: seamless(sample), widthM, heightM: (widthM * sample.height) / sample.width })
      return { ok: true, photo: retextured(photo, parts(), texture, { turnDegrees }, { strength }) }
    }
    case 'paint':
      return { ok: true, photo: repainted(photo, parts(), oklabOfHex(change.colour), { strength: change.strength }) }
    case 'borrow-mood':
      return { ok: true, photo: inColoursOf(photo, change.from, change.strength, mask) }
  }
}

/** The plane within the corners that were drawn; what was only painted is taken to be seen square on. */
function surfaceOutside({ camera }: Room, mask: Mask, { corners, widthM }: Outside): Surface {
  const surface = corners && quadSurface(camera, corners, widthM)
  return surface ?? flatSurface(mask.width, (widthM * mask.width) / widthOf(mask))
}

/** From the first column that is marked to the last one, in pixels. */
function widthOf({ width, data }: Mask): number {
  let [left, right] = [width, 0]
  for (let pixel = 0; pixel < data.length; pixel++) {
    if (data[pixel] === 0) continue
    left = Math.min(left, pixel % width)
    right = Math.max(right, (pixel % width) + 1)
  }
  return Math.max(1, right - left)
}

/** A mask by the faces of the room that it is on: each is a plane of its own. */
const facesOf = (room: Room, mask: Mask): Part[] =>
  (Object.entries(masksByFace(mask, room)) as [Face, Mask][]).map(([face, part]) => ({
    mask: part,
    surface: faceSurface(room.camera, room.box, face),
  }))
