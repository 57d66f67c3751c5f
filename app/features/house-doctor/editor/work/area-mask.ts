import { rayThrough } from '../../engine/geometry/camera.ts'
import { FACES, faceAlong } from '../../engine/geometry/room-box.ts'
import { brushed } from '../../engine/masks/brush.ts'
import { facesOf } from '../../engine/masks/labels.ts'
import { type Mask, newMask } from '../../engine/masks/mask.ts'
import type { Photo } from '../../engine/picture.ts'
import type { Area } from '../area.ts'
import type { Room } from '../protocol.ts'

/** For each pixel the face of the room it shows, by its place in `FACES`. */
export function facesSeen({ width, height }: Pick<Photo, 'width' | 'height'>, { camera, box }: Room): Uint8Array {
  const faces = new Uint8Array(width * height)
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++)
      faces[pixel] = FACES.indexOf(faceAlong(box, rayThrough(camera, [x + 0.5, y + 0.5])).face)
  return faces
}

/** The pixels of an area, as it was marked. */
export function maskOf(photo: Photo, room: Room, { labels, strokes }: Area): Mask {
  const wanted = new Set<number>(labels.flatMap(facesOf).map((face) => FACES.indexOf(face)))
  const mask = newMask(photo.width, photo.height)
  if (wanted.size > 0)
    for (const [pixel, face] of facesSeen(photo, room).entries()) if (wanted.has(face)) mask.data[pixel] = 255
  return strokes.reduce(brushed, mask)
}
