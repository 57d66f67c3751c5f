import { type Camera, rayThrough } from '../geometry/camera.ts'
import type { Layout } from '../geometry/layout.ts'
import { type Box, FACES, type Face } from '../geometry/room-box.ts'
import type { Photo } from '../picture.ts'
import { AXES, type FacePlane, placeOfFace } from './face-plane.ts'
import { eroded } from './growth.ts'
import { CHOSEN, type Mask } from './shrunk-mask.ts'

export type Room = Pick<Layout, 'camera' | 'box'>

/** Pixels by their places in the picture. */
export type FacePixels = { plane: FacePlane; hole: readonly number[]; source: readonly number[] }

/** What borders on neither source nor hole is mixed with it, so many pixels far. */
const MIXED_PX = 2

/** Which pixels of the hole, and of clean source, lie on each face. */
export function pixelsOfFaces(
  { width, height }: Photo,
  { camera, box }: Room,
  hole: Mask,
  sources: Partial<Record<Face, Mask>>,
): Record<Face, { hole: number[]; source: number[] }> {
  const faces = facesSeen(camera, box, width, height)
  const pixels = {} as Record<Face, { hole: number[]; source: number[] }>
  for (const face of FACES) pixels[face] = { hole: [], source: [] }
  const lists = FACES.map((face) => pixels[face].hole)
  for (let pixel = 0; pixel < faces.length; pixel++)
    if (hole.data[pixel] !== 0) lists[faces[pixel] as number]?.push(pixel)
  for (const [place, face] of FACES.entries()) {
    const source = sources[face]
    if (!source || pixels[face].hole.length === 0) continue
    const isClean = faces.map((seen, pixel) =>
      seen === place && (hole.data[pixel] !== 0 || (source.data[pixel] as number) >= CHOSEN) ? 1 : 0,
    )
    const isDeep = eroded(isClean, width, height, MIXED_PX)
    for (let pixel = 0; pixel < faces.length; pixel++)
      if (isDeep[pixel] && hole.data[pixel] === 0) pixels[face].source.push(pixel)
  }
  return pixels
}

/**
 * The face that each pixel shows of the empty room, by its place in `FACES`. How near a face comes along a pixel's ray is
 * linear in the picture, so the nearest face is the greatest of five linear functions.
 */
function facesSeen(camera: Camera, box: Box, width: number, height: number): Uint8Array {
  const [start, right, below] = [
    rayThrough(camera, [0.5, 0.5]),
    rayThrough(camera, [1.5, 0.5]),
    rayThrough(camera, [0.5, 1.5]),
  ]
  const slopes = FACES.map((face) => {
    const { across } = AXES[face]
    const nearness = (ray: readonly number[]) => (ray[across] as number) / placeOfFace(box, face)
    return [nearness(start), nearness(right) - nearness(start), nearness(below) - nearness(start)] as const
  })
  const faces = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [best, nearest] = [0, Number.NEGATIVE_INFINITY]
      for (let face = 0; face < slopes.length; face++) {
        const slope = slopes[face] as (typeof slopes)[number]
        const nearness = slope[0] + slope[1] * x + slope[2] * y
        if (nearness > nearest) {
          best = face
          nearest = nearness
        }
      }
      faces[y * width + x] = best
    }
  return faces
}
