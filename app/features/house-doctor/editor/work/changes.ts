import type { Face } from '../../engine/geometry/room-box.ts'
import { masksByFace } from '../../engine/masks/by-face.ts'
import { isEmpty, type Mask } from '../../engine/masks/masks.ts'
import type { Photo } from '../../engine/picture.ts'
import {
  faceSurface,
  inColoursOf,
  objectSurface,
  oklabOfHex,
  type Part,
  repainted,
  retextured,
  seamless,
  textureOf,
} from '../../engine/surfaces/surfaces.ts'
import type { Change } from '../change.ts'
import type { Ask, Outcome, Room } from '../protocol.ts'
import { textureNamed } from './swatches.ts'

/** The photo after a change; pixels outside the mask are those it had. */
export function changed(
  { photo, room, mask, isObject }: Ask<'change'>,
  change: Extract<Change, { does: 'lay' | 'lay-sample' | 'paint' | 'borrow-mood' }>,
): Outcome<{ photo: Photo }> {
  if (isEmpty(mask)) return { ok: false, code: 'mask_empty' }
  const parts = () => (isObject ? [{ mask, surface: objectSurface(room.camera, room.box, mask) }] : facesOf(room, mask))
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

/** A mask by the faces of the room that it is on: each is a plane of its own. */
const facesOf = (room: Room, mask: Mask): Part[] =>
  (Object.entries(masksByFace(mask, room)) as [Face, Mask][]).map(([face, part]) => ({
    mask: part,
    surface: faceSurface(room.camera, room.box, face),
  }))
