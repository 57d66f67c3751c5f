import { type Camera, rayThrough } from './camera.ts'
import { type Box, FACES, type Face } from './room-box.ts'

/** A run of pixels, in image order, that show one face; `face` is an index in `FACES`, `to` is exclusive. */
type FaceRun = { face: number; from: number; to: number }
type Size = { width: number; height: number }
type Room = { camera: Camera; box: Box }

/** For each pixel, the face of the empty room that it shows, of `among`, as an index in `FACES`. */
export function facesSeen(size: Size, room: Room, among: readonly Face[] = FACES): Uint8Array {
  const faces = new Uint8Array(size.width * size.height)
  for (const { face, from, to } of faceRuns(size, room, among)) faces.fill(face, from, to)
  return faces
}

/**
 * Runs of faces along the image rows, limited to `among`. Inverse distance along a pixel's ray is linear in the image,
 * so the nearest face is the maximum of five linear functions.
 */
export function* faceRuns(
  { width, height }: Size,
  { camera, box }: Room,
  among: readonly Face[] = FACES,
): Generator<FaceRun> {
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
    return among.map((face) => of[face])
  }
  const start = Float64Array.from(nearness(0.5, 0.5))
  const right = Float64Array.from(nearness(1.5, 0.5), (near, face) => near - (start[face] as number))
  const below = Float64Array.from(nearness(0.5, 1.5), (near, face) => near - (start[face] as number))
  const places = among.map((face) => FACES.indexOf(face))
  for (let y = 0; y < height; y++) {
    const nearAt = (face: number, x: number) =>
      (start[face] as number) + (below[face] as number) * y + (right[face] as number) * x
    let best = places.reduce((one, _, other) => (nearAt(other, 0) > nearAt(one, 0) ? other : one), 0)
    for (let x = 0; x < width; ) {
      // Steeper lines win further to the right: find the first crossing.
      let [next, winner] = [width, best]
      for (let face = 0; face < places.length; face++) {
        const steeper = (right[face] as number) - (right[best] as number)
        if (steeper <= 0) continue
        const from = Math.floor((nearAt(best, 0) - nearAt(face, 0)) / steeper) + 1
        if (from < next || (from === next && nearAt(face, from) > nearAt(winner, from))) [next, winner] = [from, face]
      }
      yield { face: places[best] as number, from: y * width + x, to: y * width + next }
      x = next
      best = winner
    }
  }
}
