import { type Camera, resized } from '../geometry/camera.ts'
import { faceRuns } from '../geometry/faces-seen.ts'
import { type Box, FACES, type Face } from '../geometry/room-box.ts'
import { masksByFace } from '../masks/by-face.ts'
import type { Mask } from '../masks/mask.ts'
import { faceSurface, type Part } from './surface.ts'

/** What a mask shows of one face of a room. */
export type FacePart = Part & { face: Face; mask: Mask }

/** What is marked on a face is nothing of it where it is a smaller part of all that is marked: it lies beside a line of the room. */
const SLIVER = 0.02
/** Width in pixels at which that is counted. */
const COUNTED_PX = 128

/** A mask by the faces of the room that it is on, each a plane of its own. */
export function faceParts({ camera, box }: { camera: Camera; box: Box }, mask: Mask): FacePart[] {
  const masks = masksByFace(mask, { camera, box }, facesOn(mask, camera, box))
  return (Object.entries(masks) as [Face, Mask][]).map(([face, part]) => ({
    face,
    mask: part,
    surface: faceSurface(camera, box, face),
  }))
}

/** The faces that more than a sliver of a mask is on; all where everything is one. */
function facesOn({ width, height, data }: Mask, camera: Camera, box: Box): readonly Face[] {
  const share = Math.min(1, COUNTED_PX / width)
  const size = { width: Math.round(width * share), height: Math.round(height * share) }
  const counts = FACES.map(() => 0)
  let all = 0
  for (const { face, from, to } of faceRuns(size, { camera: resized(camera, size.width), box }))
    for (let place = from; place < to; place++) {
      const column = Math.floor(((place % size.width) + 0.5) / share)
      const row = Math.floor((Math.floor(place / size.width) + 0.5) / share)
      if (data[Math.min(row, height - 1) * width + Math.min(column, width - 1)] === 0) continue
      counts[face] = (counts[face] as number) + 1
      all++
    }
  return all === 0 ? FACES : FACES.filter((_, face) => (counts[face] as number) > SLIVER * all)
}
