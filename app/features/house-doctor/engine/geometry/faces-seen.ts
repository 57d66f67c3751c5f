import { type Camera, rayThrough } from './camera.ts'
import { type Box, FACES } from './room-box.ts'

/**
 * The face that each pixel shows of the empty room, by its place in `FACES`. How near a face comes along a pixel's ray is
 * linear in the picture, so the nearest face is the greatest of five linear functions.
 */
export function facesSeen(
  { width, height }: { width: number; height: number },
  { camera, box }: { camera: Camera; box: Box },
): Uint8Array {
  const nearness = (x: number, y: number) => {
    const [across, down, forward] = rayThrough(camera, [x, y])
    const { floor, ceiling, left, right, back } = box
    const of = {
      floor: down / floor,
      ceiling: -down / ceiling,
      left: -across / left,
      right: across / right,
      back: forward / back,
    }
    return FACES.map((face) => of[face])
  }
  const start = Float64Array.from(nearness(0.5, 0.5))
  const right = Float64Array.from(nearness(1.5, 0.5), (near, face) => near - (start[face] as number))
  const below = Float64Array.from(nearness(0.5, 1.5), (near, face) => near - (start[face] as number))
  const faces = new Uint8Array(width * height)
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      let best = 0
      let nearest = Number.NEGATIVE_INFINITY
      for (let face = 0; face < start.length; face++) {
        const near = (start[face] as number) + (right[face] as number) * x + (below[face] as number) * y
        if (near <= nearest) continue
        best = face
        nearest = near
      }
      faces[pixel] = best
    }
  return faces
}
