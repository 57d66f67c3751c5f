import { add, cross, dot, scale, type Vec2, type Vec3 } from '../../../../../catalogue/models/kit/space.ts'
import type { Camera } from '../geometry/camera.ts'
import type { Box, Face } from '../geometry/room-box.ts'

/**
 * From the picture to a plane, in metres along its two axes (`v` goes down the wall, or towards the viewer): each row times
 * (x, y, 1) of a pixel, the first two divided by the third, which is negative or zero where the plane is not seen.
 */
export type PlaneMap = { u: Vec3; v: Vec3; nearness: Vec3 }

/** A plane of the room through a point, its axes square to each other and of length one; metres from the camera. */
export type Plane3 = { origin: Vec3; u: Vec3; v: Vec3 }

/** A face as somebody before it sees it; patterns start in the corner at its lower or far left. */
export function planeOf({ floor, ceiling, left, right, back }: Box, face: Face): Plane3 {
  const corner: Vec3 = [-left, floor, back]
  const planes: Record<Face, Plane3> = {
    floor: { origin: corner, u: [1, 0, 0], v: [0, 0, -1] },
    ceiling: { origin: [-left, -ceiling, back], u: [1, 0, 0], v: [0, 0, -1] },
    back: { origin: corner, u: [1, 0, 0], v: [0, 1, 0] },
    left: { origin: corner, u: [0, 0, 1], v: [0, 1, 0] },
    right: { origin: [right, floor, back], u: [0, 0, -1], v: [0, 1, 0] },
  }
  return planes[face]
}

/** Metres beyond which nothing of a room lies: where a plane comes near its horizon it ends there. */
const FARTHEST_M = 40

/** The way from the pixels of a camera to a plane. */
export function mapTo(camera: Camera, { origin, u, v }: Plane3): PlaneMap {
  const normal = cross(u, v)
  const along = (axis: Vec3) => rayForm(camera, axis)
  const nearness = scale(along(normal), 1 / dot(normal, origin))
  const onPlane = (axis: Vec3) => add(along(axis), scale(nearness, -dot(axis, origin)))
  return { u: onPlane(u), v: onPlane(v), nearness }
}

/** What of the ray through a pixel (`rayThrough`) runs along a direction of the room, as a row times (x, y, 1). */
function rayForm({ widthPx, heightPx, focalPx, x, y, z }: Camera, axis: Vec3): Vec3 {
  const seen = add(add(scale(x, axis[0]), scale(y, axis[1])), scale(z, axis[2]))
  const [across, down] = [seen[0] / focalPx, seen[1] / focalPx]
  return [across, down, seen[2] - (across * widthPx) / 2 - (down * heightPx) / 2]
}

/** A picture without a camera, as a plane seen square on, so many metres wide. */
export const flatMap = (widthPx: number, widthM: number): PlaneMap => ({
  u: [widthM / widthPx, 0, 0],
  v: [0, widthM / widthPx, 0],
  nearness: [0, 0, 1],
})

const times = (row: Vec3, x: number, y: number) => row[0] * x + row[1] * y + row[2]

/** Metres on the plane at a point of the picture; what lies beyond the horizon is as far as anything can be. */
export function metresAt({ u, v, nearness }: PlaneMap, x: number, y: number): Vec2 {
  const distance = 1 / Math.max(1 / FARTHEST_M, times(nearness, x, y))
  return [times(u, x, y) * distance, times(v, x, y) * distance]
}

/** How metres change from a pixel to the next: `u` and `v` to the right, then `u` and `v` downwards. */
export function metresPerPixel(map: PlaneMap, x: number, y: number): [number, number, number, number] {
  const { u, v, nearness } = map
  const distance = 1 / Math.max(1 / FARTHEST_M, times(nearness, x, y))
  const [placeU, placeV] = [times(u, x, y) * distance, times(v, x, y) * distance]
  return [
    (u[0] - placeU * nearness[0]) * distance,
    (v[0] - placeV * nearness[0]) * distance,
    (u[1] - placeU * nearness[1]) * distance,
    (v[1] - placeV * nearness[1]) * distance,
  ]
}
