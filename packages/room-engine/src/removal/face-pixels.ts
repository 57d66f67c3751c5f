import { facesSeen } from '../geometry/faces-seen.ts'
import type { RoomGeometry } from '../geometry/layout.ts'
import { FACES, type Face } from '../geometry/room-box.ts'
import type { Mask } from '../masks/mask.ts'
import { NO_PIXELS, type Pixels, pixelsWhere } from '../masks/pixels.ts'
import type { Photo } from '../picture.ts'
import type { FacePlane } from './face-plane.ts'
import { erode } from './growth.ts'
import { CHOSEN } from './shrunk-mask.ts'
import { coarseLight, inLightOfHole } from './sunlight.ts'

export type FacePixels = { plane: FacePlane; hole: Pixels; source: Pixels }

/** Pixels this near to neither source nor hole are mixed colours. */
const MIXED_PX = 2

/** Per face: the hole's pixels, and clean source pixels in a light that surrounds the hole. */
export function pixelsOfFaces(
  photo: Photo,
  room: RoomGeometry,
  hole: Mask,
  sources: Partial<Record<Face, Mask>>,
  faces = facesSeen(photo, room),
): Record<Face, { hole: Pixels; source: Pixels }> {
  const { width, height } = photo
  const pixels = {} as Record<Face, { hole: Pixels; source: Pixels }>
  const light = coarseLight(photo)
  for (const [index, face] of FACES.entries()) {
    const covered = pixelsWhere(faces.length, (pixel) => hole.data[pixel] !== 0 && faces[pixel] === index)
    pixels[face] = { hole: covered, source: NO_PIXELS }
    const source = sources[face]
    if (!source || covered.length === 0) continue
    const isClean = new Uint8Array(faces.length)
    for (let pixel = 0; pixel < faces.length; pixel++)
      if (faces[pixel] === index && (hole.data[pixel] !== 0 || (source.data[pixel] as number) >= CHOSEN))
        isClean[pixel] = 1
    const isDeep = erode(isClean, width, height, MIXED_PX)
    const clean = pixelsWhere(faces.length, (pixel) => isDeep[pixel] !== 0 && hole.data[pixel] === 0)
    pixels[face].source = inLightOfHole(photo, light, covered, clean)
  }
  return pixels
}
