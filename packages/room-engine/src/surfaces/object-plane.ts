import type { Vec2, Vec3 } from '@vuong-tron/geometry/vectors'
import type { Camera } from '../geometry/camera.ts'
import { type Box, floorPoint, pointAt } from '../geometry/room-box.ts'
import { type AnyMask, areaOfMask, eachPixel } from './area.ts'
import { mapTo, type Plane3 } from './plane-map.ts'
import { faceSurface, type Surface } from './surface.ts'

/** Folds and edges of an object are light; only finer detail is pattern. */
const OBJECT_PATTERN_M = 0.04

/**
 * The best plane for an object: upright where its lower edge stands on the floor, else the room face behind it. One
 * picture cannot tell a rug from a screen, so a rug counts as floor.
 */
export function objectSurface(camera: Camera, box: Box, mask: AnyMask): Surface {
  const { middle, lowest } = outlineOf(mask)
  const feet = lowest.map((pixel) => floorPoint(camera, box, pixel))
  const standing = feet.filter((point): point is Vec2 => point !== undefined && isInside(box, point))
  if (standing.length * 2 < lowest.length) {
    const { face } = pointAt(camera, box, middle)
    return { ...faceSurface(camera, box, face), patternM: OBJECT_PATTERN_M, isWall: false }
  }
  const [across, into] = [standing.map(([x]) => x), standing.map(([, z]) => z)]
  const facesUs = spreadOf(across) >= spreadOf(into)
  const plane = upright(box, facesUs, middleOf(facesUs ? into : across))
  return { map: mapTo(camera, plane), patternM: OBJECT_PATTERN_M, isWall: false }
}

const isInside = ({ left, right, back }: Box, [x, z]: Vec2) => x > -left && x < right && z < back

/** A plane facing the camera, or one across it, `at` metres away. */
function upright({ floor }: Box, facesUs: boolean, at: number): Plane3 {
  const down: Vec3 = [0, 1, 0]
  if (facesUs) return { origin: [0, floor, at], u: [1, 0, 0], v: down }
  return { origin: [at, floor, 0], u: [0, 0, at < 0 ? 1 : -1], v: down }
}

/** Centre of the mask, and its lowest point per column, in pixels. */
function outlineOf(mask: AnyMask): { middle: Vec2; lowest: Vec2[] } {
  const lowest = new Map<number, number>()
  let [sumX, sumY, count] = [0, 0, 0]
  eachPixel(areaOfMask(mask), (_, x, y) => {
    lowest.set(x, y)
    sumX += x
    sumY += y
    count++
  })
  return { middle: [sumX / count, sumY / count], lowest: [...lowest].map(([x, y]): Vec2 => [x + 0.5, y + 1]) }
}

const sorted = (values: readonly number[]) => Float64Array.from(values).sort()
const middleOf = (values: readonly number[]) => sorted(values)[Math.floor(values.length / 2)] as number

/** Interdecile range. */
function spreadOf(values: readonly number[]): number {
  const order = sorted(values)
  return (order[Math.floor(order.length * 0.9)] as number) - (order[Math.floor(order.length * 0.1)] as number)
}
