import type { Vec2, Vec3 } from '@vuong-tron/geometry/vectors'
import { asSeen, type Camera, project, rayThrough, toPicture } from './camera.ts'

/** Distances from the camera to the room's faces along its axes, in metres or any other single unit. */
export type Box = { floor: number; ceiling: number; left: number; right: number; back: number }
export type Face = keyof Box
export const FACES = ['floor', 'ceiling', 'left', 'right', 'back'] as const satisfies readonly Face[]

/** Scales the room to a known camera height in metres, because a picture alone has no scale. */
export function scaledTo(box: Box, cameraHeightM: number): Box {
  const factor = cameraHeightM / box.floor
  const { floor, ceiling, left, right, back } = box
  return {
    floor: floor * factor,
    ceiling: ceiling * factor,
    left: left * factor,
    right: right * factor,
    back: back * factor,
  }
}

/** Usual height of a hand-held camera, in metres. */
export const USUAL_CAMERA_HEIGHT_M = 1.5

/** The face that a ray from the camera meets, and the distance in ray lengths. */
export function faceAlong({ floor, ceiling, left, right, back }: Box, [x, y, z]: Vec3): { face: Face; times: number } {
  let face: Face = y > 0 ? 'floor' : 'ceiling'
  let nearness = y > 0 ? y / floor : -y / ceiling
  const across = x > 0 ? x / right : -x / left
  if (across > nearness) [face, nearness] = [x > 0 ? 'right' : 'left', across]
  if (z / back > nearness) [face, nearness] = ['back', z / back]
  return { face, times: 1 / nearness }
}

/** The face that a pixel shows in the empty room, and the point on it in room axes. */
export function pointAt(camera: Camera, box: Box, pixel: Vec2): { face: Face; point: Vec3 } {
  const ray = rayThrough(camera, pixel)
  const { face, times } = faceAlong(box, ray)
  return { face, point: [ray[0] * times, ray[1] * times, ray[2] * times] }
}

/** The floor point of a pixel (right of and in front of the camera); undefined at or above the horizon. */
export function floorPoint(camera: Camera, { floor }: Box, pixel: Vec2): Vec2 | undefined {
  const [x, y, z] = rayThrough(camera, pixel)
  return y > 1e-9 ? [(x / y) * floor, (z / y) * floor] : undefined
}

/** Three rows of three. */
export type Matrix = readonly [Vec3, Vec3, Vec3]

/** Homography from the floor (right, forward, 1) to the image. */
export function floorHomography(camera: Camera, { floor }: Box): Matrix {
  const { focalPx, widthPx, heightPx, x, y, z } = camera
  const row = (axis: 0 | 1, middle: number): Vec3 => [
    focalPx * x[axis] + middle * x[2],
    focalPx * z[axis] + middle * z[2],
    (focalPx * y[axis] + middle * y[2]) * floor,
  ]
  return [row(0, widthPx / 2), row(1, heightPx / 2), [x[2], z[2], y[2] * floor]]
}

/** Applies a homography; undefined for points behind the camera. */
export function moved([first, second, third]: Matrix, [u, v]: Vec2): Vec2 | undefined {
  const depth = third[0] * u + third[1] * v + third[2]
  if (depth <= 1e-9) return undefined
  return [(first[0] * u + first[1] * v + first[2]) / depth, (second[0] * u + second[1] * v + second[2]) / depth]
}

export const CORNERS = ['left-floor', 'right-floor', 'left-ceiling', 'right-ceiling'] as const
/** A corner of the back wall, which a person can drag. */
export type Corner = (typeof CORNERS)[number]

/** The two other faces at a corner. */
export const sidesOf = (corner: Corner) =>
  ({
    'left-floor': ['left', 'floor'],
    'right-floor': ['right', 'floor'],
    'left-ceiling': ['left', 'ceiling'],
    'right-ceiling': ['right', 'ceiling'],
  })[corner] as ['left' | 'right', 'floor' | 'ceiling']

const cornerPoint = (box: Box, corner: Corner): Vec3 => {
  const [side, level] = sidesOf(corner)
  return [side === 'left' ? -box.left : box.right, level === 'floor' ? box.floor : -box.ceiling, box.back]
}

/** Pixel of a corner, perhaps outside the image; undefined behind the camera. */
export const cornerPixel = (camera: Camera, box: Box, corner: Corner) => toPicture(camera, cornerPoint(box, corner))

/** How far walls and floor extend behind the camera, in camera heights. */
const BEHIND = 20
const NEAREST = 0.01

/** Each face as an image polygon, clockwise; empty when it is not visible. */
export function polygonsOf(camera: Camera, box: Box): Record<Face, Vec2[]> {
  const { floor, ceiling, left, right, back } = box
  const near = -BEHIND * floor
  const corners: Record<Face, Vec3[]> = {
    back: [
      [-left, -ceiling, back],
      [right, -ceiling, back],
      [right, floor, back],
      [-left, floor, back],
    ],
    floor: [
      [-left, floor, back],
      [right, floor, back],
      [right, floor, near],
      [-left, floor, near],
    ],
    ceiling: [
      [-left, -ceiling, near],
      [right, -ceiling, near],
      [right, -ceiling, back],
      [-left, -ceiling, back],
    ],
    left: [
      [-left, -ceiling, near],
      [-left, -ceiling, back],
      [-left, floor, back],
      [-left, floor, near],
    ],
    right: [
      [right, -ceiling, back],
      [right, -ceiling, near],
      [right, floor, near],
      [right, floor, back],
    ],
  }
  const polygon = (points: readonly Vec3[]): Vec2[] => {
    const seen = cut(
      points.map((point) => asSeen(camera, point)),
      ([, , forward]) => forward - NEAREST * floor,
    )
    const { widthPx, heightPx } = camera
    const sides: ((point: Vec2) => number)[] = [([x]) => x, ([x]) => widthPx - x, ([, y]) => y, ([, y]) => heightPx - y]
    return sides.reduce<Vec2[]>(
      (points, inside) => cut(points, inside),
      seen.map((point) => project(camera, point)),
    )
  }
  return Object.fromEntries(FACES.map((face) => [face, polygon(corners[face])])) as Record<Face, Vec2[]>
}

/** Clips a polygon to where `inside` is not negative (I. Sutherland, G. Hodgman, 1974). */
function cut<Point extends readonly number[]>(points: readonly Point[], inside: (point: Point) => number): Point[] {
  return points.flatMap((point, index) => {
    const next = points[(index + 1) % points.length] as Point
    const [here, there] = [inside(point), inside(next)]
    const kept = here >= 0 ? [point] : []
    if (here >= 0 === there >= 0) return kept
    const share = here / (here - there)
    return [...kept, point.map((value, axis) => value + ((next[axis] as number) - value) * share) as unknown as Point]
  })
}
