import { type Camera, rayThrough } from '../geometry/camera.ts'
import { type Box, FACES, type Face, faceAlong } from '../geometry/room-box.ts'
import { isEmpty, type Mask, type Size } from './mask.ts'

/** For each pixel the face of the room it shows, by its place in `FACES`. */
export function facesSeen({ width, height }: Size, { camera, box }: { camera: Camera; box: Box }): Uint8Array {
  const faces = new Uint8Array(width * height)
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++)
      faces[pixel] = FACES.indexOf(faceAlong(box, rayThrough(camera, [x + 0.5, y + 0.5])).face)
  return faces
}

/** A mask by the faces of the room that it is on; those that it is not on are left out. */
export function masksByFace(mask: Mask, room: { camera: Camera; box: Box }): Partial<Record<Face, Mask>> {
  const seen = facesSeen(mask, room)
  const parts: Partial<Record<Face, Mask>> = {}
  for (const [place, face] of FACES.entries()) {
    const part = { ...mask, data: mask.data.map((value, pixel) => (seen[pixel] === place ? value : 0)) }
    if (!isEmpty(part)) parts[face] = part
  }
  return parts
}
