import { cross, type Vec2, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Camera } from '../geometry/camera.ts'
import type { Surface } from './surface.ts'

/** Image corners of a rectangle: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Vec2, Vec2, Vec2, Vec2]

/** Half the largest pattern outdoors; larger than indoors. */
const PATTERN_M = 0.15

/** The plane of a drawn rectangle of known width; undefined when the corners cannot be one. */
export function quadSurface(
  lens: Pick<Camera, 'widthPx' | 'heightPx' | 'focalPx'>,
  quad: Quad,
  widthM: number,
): Surface | undefined {
  if (!isConvex(quad)) return undefined
  const [right, down, corner] = columnsFrom(quad)
  const heightM = (widthM * lengthSeen(lens, down)) / lengthSeen(lens, right)
  // The inverse, up to a common factor.
  const [u, v, nearness] = [cross(down, corner), cross(corner, right), cross(right, down)]
  const nearest = quad.map(([x, y]) => nearness[0] * x + nearness[1] * y + nearness[2]).reduce(farther)
  const scaled = (row: Vec3, by: number): Vec3 => [
    (row[0] * by) / nearest,
    (row[1] * by) / nearest,
    (row[2] * by) / nearest,
  ]
  return {
    map: { u: scaled(u, widthM), v: scaled(v, heightM), nearness: scaled(nearness, 1) },
    patternM: PATTERN_M,
    isWall: false,
  }
}

const farther = (one: number, other: number) => (Math.abs(other) > Math.abs(one) ? other : one)

/**
 * Columns of the homography from the unit square to the picture (P. Heckbert, "Fundamentals of Texture Mapping and
 * Image Warping", 1989, 2.2.3).
 */
function columnsFrom([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Quad): [Vec3, Vec3, Vec3] {
  const [rightX, rightY, downX, downY] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2]
  const [restX, restY] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3]
  const whole = rightX * downY - downX * rightY
  const across = (restX * downY - downX * restY) / whole
  const along = (rightX * restY - restX * rightY) / whole
  return [
    [x1 - x0 + across * x1, y1 - y0 + across * y1, across],
    [x3 - x0 + along * x3, y3 - y0 + along * y3, along],
    [x0, y0, 1],
  ]
}

/** Length of a side, up to a common factor (Z. Zhang, L. He, "Whiteboard scanning", 2007). */
const lengthSeen = (
  { widthPx, heightPx, focalPx }: Pick<Camera, 'widthPx' | 'heightPx' | 'focalPx'>,
  [x, y, w]: Vec3,
) => Math.hypot((x - (w * widthPx) / 2) / focalPx, (y - (w * heightPx) / 2) / focalPx, w)

/** Strictly convex. */
function isConvex(quad: Quad): boolean {
  const turns = quad.map(([x, y], index) => {
    const [beforeX, beforeY] = quad[(index + 3) % 4] as Vec2
    const [afterX, afterY] = quad[(index + 1) % 4] as Vec2
    return (x - beforeX) * (afterY - y) - (y - beforeY) * (afterX - x)
  })
  return turns.every((turn) => turn > 1) || turns.every((turn) => turn < -1)
}
