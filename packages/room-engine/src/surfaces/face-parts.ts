import { type Camera, resizeCamera } from '../geometry/camera.ts'
import { facesSeen } from '../geometry/faces-seen.ts'
import { type Box, FACES, type Face } from '../geometry/room-box.ts'
import { type FoundFloor, masksAsFound, masksByFace } from '../masks/by-face.ts'
import type { Mask } from '../masks/mask.ts'
import { faceSurface, type MaskedSurface } from './surface.ts'

type Room = { camera: Camera; box: Box }
/** The part of a mask on one room face. */
export type FacePart = MaskedSurface & { face: Face; mask: Mask }

/** Splits a mask by face, each with its own plane. */
export const faceParts = (room: Room, mask: Mask, among: readonly Face[] = FACES): FacePart[] =>
  partsOf(room, masksByFace(mask, room, among))

/** The same by what was found as floor (`masksAsFound`), or by the box where nobody looked for it. */
export const foundParts = (room: Room, mask: Mask, found: FoundFloor | undefined): FacePart[] =>
  found ? partsOf(room, masksAsFound(mask, room, found)) : faceParts(room, mask)

const partsOf = ({ camera, box }: Room, masks: Partial<Record<Face, Mask>>): FacePart[] =>
  (Object.entries(masks) as [Face, Mask][]).map(([face, mask]) => ({
    face,
    mask,
    surface: faceSurface(camera, box, face),
  }))

/** Maximum share of a rim in the mask. */
const RIM = 0.02
/** Picture width at which rims are looked for. */
const COARSE_PX = 128

/**
 * Faces that hold more than a rim along another face's edge: where a room line is slightly off, a wall's top row would
 * count as ceiling, with a light of its own. All of `among` if none qualifies.
 */
export function facesBeyondRims(mask: Mask, { camera, box }: Room, among: readonly Face[] = FACES): readonly Face[] {
  const share = Math.min(1, COARSE_PX / mask.width)
  const size = {
    width: Math.max(1, Math.round(mask.width * share)),
    height: Math.max(1, Math.round(mask.height * share)),
  }
  const seen = facesSeen(size, { camera: resizeCamera(camera, size.width), box })
  const isMarked = (index: number) => {
    const column = Math.min(mask.width - 1, Math.floor(((index % size.width) + 0.5) / share))
    const row = Math.min(mask.height - 1, Math.floor((Math.floor(index / size.width) + 0.5) / share))
    return mask.data[row * mask.width + column] !== 0
  }
  const marked = [...seen.keys()].filter(isMarked)
  const on = FACES.map((_, face) => marked.filter((index) => seen[index] === face))
  const isLarge = on.map((places) => places.length > RIM * marked.length)
  const isBesideLarge = (index: number) =>
    [-1, 1, -size.width, size.width].some((step) => {
      const next = seen[index + step]
      return next !== undefined && next !== seen[index] && isLarge[next]
    })
  const isBeyond = (face: number) => isLarge[face] || !(on[face] as number[]).every(isBesideLarge)
  const beyond = among.filter((face) => isBeyond(FACES.indexOf(face)))
  return beyond.length > 0 ? beyond : among
}
