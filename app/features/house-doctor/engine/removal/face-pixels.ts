import { facesSeen } from '../geometry/faces-seen.ts'
import type { Layout } from '../geometry/layout.ts'
import { FACES, type Face } from '../geometry/room-box.ts'
import type { Photo } from '../picture.ts'
import type { FacePlane } from './face-plane.ts'
import { eroded } from './growth.ts'
import { CHOSEN, type Mask } from './shrunk-mask.ts'
import { coarseLight, inLightOfHole } from './sunlight.ts'

export type Room = Pick<Layout, 'camera' | 'box'>

/** Pixels by their places in the picture. */
export type FacePixels = { plane: FacePlane; hole: readonly number[]; source: readonly number[] }

/** What borders on neither source nor hole is mixed with it, so many pixels far. */
const MIXED_PX = 2

/** Which pixels of the hole, and of clean source in a light that is seen around it, lie on each face. */
export function pixelsOfFaces(
  photo: Photo,
  room: Room,
  hole: Mask,
  sources: Partial<Record<Face, Mask>>,
): Record<Face, { hole: number[]; source: number[] }> {
  const { width, height } = photo
  const faces = facesSeen({ width, height }, room)
  const pixels = {} as Record<Face, { hole: number[]; source: number[] }>
  for (const face of FACES) pixels[face] = { hole: [], source: [] }
  const light = coarseLight(photo)
  const lists = FACES.map((face) => pixels[face].hole)
  for (let pixel = 0; pixel < faces.length; pixel++)
    if (hole.data[pixel] !== 0) lists[faces[pixel] as number]?.push(pixel)
  for (const [place, face] of FACES.entries()) {
    const source = sources[face]
    if (!source || pixels[face].hole.length === 0) continue
    const isClean = new Uint8Array(faces.length)
    for (let pixel = 0; pixel < faces.length; pixel++)
      if (faces[pixel] === place && (hole.data[pixel] !== 0 || (source.data[pixel] as number) >= CHOSEN))
        isClean[pixel] = 1
    const isDeep = eroded(isClean, width, height, MIXED_PX)
    for (let pixel = 0; pixel < faces.length; pixel++)
      if (isDeep[pixel] && hole.data[pixel] === 0) pixels[face].source.push(pixel)
    pixels[face].source = inLightOfHole(photo, light, pixels[face].hole, pixels[face].source)
  }
  return pixels
}
