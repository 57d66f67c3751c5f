import { rayThrough } from '../geometry/camera.ts'
import type { RoomGeometry } from '../geometry/layout.ts'
import { faceAlong } from '../geometry/room-box.ts'
import { type Mask, newMask } from '../masks/mask.ts'
import type { Solid } from '../staging/footprint.ts'
import { obstacleFromMask } from '../staging/obstacle.ts'
import { awayOf, type SeenThing } from '../staging/seen-thing.ts'

/** Smaller shares of the picture are mask borders, not things. */
const LEAST_SHARE = 0.008
const MARKED = 128
/** Within this distance (metres) of the front wall, a thing belongs to the wall: a door or a French window. */
const AT_WALL_M = 0.25

/** Where a thing stands whose foot is below the picture: at the camera. */
const AT_CAMERA: Solid = { x: 0, z: 0, w: 0, d: 0, turn: 0, low: 0, high: 0 }

/**
 * The things in a photo, from front to back: areas that are not bare and have their foot on the floor, and with `hasCut`
 * those whose foot the picture's lower edge cuts.
 */
export function thingsSeen(room: RoomGeometry, bare: Mask, { hasCut = false } = {}): SeenThing[] {
  const { width, height } = bare
  const isTaken = new Uint8Array(width * height)
  for (let pixel = 0; pixel < isTaken.length; pixel++) {
    const ray = rayThrough(room.camera, [(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5])
    if (faceAlong(room.box, ray).face !== 'ceiling' && (bare.data[pixel] as number) < MARKED) isTaken[pixel] = 1
  }
  const things: SeenThing[] = []
  for (let start = 0; start < isTaken.length; start++) {
    if (isTaken[start] !== 1) continue
    const pixels = connected(isTaken, width, start)
    if (pixels.length < LEAST_SHARE * isTaken.length) continue
    const mask = newMask(width, height)
    for (const pixel of pixels) mask.data[pixel] = 255
    const solid = obstacleFromMask(mask, room.camera, room.box)
    if (hasCut && !solid && mask.data.includes(255, width * (height - 1))) things.push({ solid: AT_CAMERA, mask })
    if (solid && solid.z - solid.d / 2 < room.box.back - AT_WALL_M) things.push({ solid, mask })
  }
  return things.sort((one, other) => awayOf(one.solid) - awayOf(other.solid))
}

/** The connected component of a pixel; removes it from the map. */
function connected(isTaken: Uint8Array, width: number, start: number): number[] {
  const found = [start]
  isTaken[start] = 0
  for (const pixel of found)
    for (const [next, isBeside] of [
      [pixel - 1, pixel % width > 0],
      [pixel + 1, pixel % width < width - 1],
      [pixel - width, true],
      [pixel + width, true],
    ] as const) {
      if (!isBeside || isTaken[next] !== 1) continue
      isTaken[next] = 0
      found.push(next)
    }
  return found
}
