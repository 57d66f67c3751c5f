import { add, cross, dot, scale, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Camera } from '../geometry/camera.ts'
import type { Box, Face } from '../geometry/room-box.ts'
import type { Row, Run } from './area.ts'

/**
 * Homography from pixels to a plane in metres (`v` runs down the wall, or towards the viewer): rows times (x, y, 1),
 * the first two divided by the third, which is ≤ 0 where the plane is not visible.
 */
export type PlaneMap = { u: Vec3; v: Vec3; nearness: Vec3 }

/** A plane in room coordinates, with orthonormal axes; metres from the camera. */
export type Plane3 = { origin: Vec3; u: Vec3; v: Vec3 }

/** A face as seen from inside; patterns start in its lower or far left corner. */
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

/** Cut-off distance near a plane's horizon. */
const FARTHEST_M = 40

/** Homography from a camera's pixels to a plane. */
export function mapTo(camera: Camera, { origin, u, v }: Plane3): PlaneMap {
  const normal = cross(u, v)
  const along = (axis: Vec3) => rayForm(camera, axis)
  const nearness = scale(along(normal), 1 / dot(normal, origin))
  const onPlane = (axis: Vec3) => add(along(axis), scale(nearness, -dot(axis, origin)))
  return { u: onPlane(u), v: onPlane(v), nearness }
}

/** Component of a pixel's ray (`rayThrough`) along a room direction, as a row times (x, y, 1). */
function rayForm({ widthPx, heightPx, focalPx, x, y, z }: Camera, axis: Vec3): Vec3 {
  const seen = add(add(scale(x, axis[0]), scale(y, axis[1])), scale(z, axis[2]))
  const [across, down] = [seen[0] / focalPx, seen[1] / focalPx]
  return [across, down, seen[2] - (across * widthPx) / 2 - (down * heightPx) / 2]
}

/** Treats a picture without a camera as a plane seen square on. */
export const flatMap = (widthPx: number, widthM: number): PlaneMap => ({
  u: [widthM / widthPx, 0, 0],
  v: [0, widthM / widthPx, 0],
  nearness: [0, 0, 1],
})

/** Writes plane coordinates (metres) of a run of pixels; clamped beyond the horizon. */
export function rowOnPlane({ u, v, nearness }: PlaneMap, { y, left, right }: Run, toU: Row, toV: Row) {
  const down = y + 0.5
  const [uAcross, uDown, uStart] = u
  const [vAcross, vDown, vStart] = v
  const [nearAcross, nearDown, nearStart] = nearness
  for (let x = left; x < right; x++) {
    const across = x + 0.5
    const distance = 1 / Math.max(1 / FARTHEST_M, nearAcross * across + nearDown * down + nearStart)
    toU[x - left] = (uAcross * across + uDown * down + uStart) * distance
    toV[x - left] = (vAcross * across + vDown * down + vStart) * distance
  }
}

/** Plane coordinates of one pixel, in mutable fields because this runs for every pixel. */
export class PlanePoint {
  u = 0
  v = 0
  /** Derivatives towards the next pixel right and below. */
  rightU = 0
  rightV = 0
  downU = 0
  downV = 0
  readonly #map: PlaneMap
  #distance = 0

  constructor(map: PlaneMap) {
    this.#map = map
  }

  /** Moves to an image point; clamped beyond the horizon. */
  goTo(x: number, y: number) {
    const { u, v, nearness } = this.#map
    this.#distance = 1 / Math.max(1 / FARTHEST_M, nearness[0] * x + nearness[1] * y + nearness[2])
    this.u = (u[0] * x + u[1] * y + u[2]) * this.#distance
    this.v = (v[0] * x + v[1] * y + v[2]) * this.#distance
  }

  /** Updates the derivatives. */
  lookAround() {
    const { u, v, nearness } = this.#map
    this.rightU = (u[0] - this.u * nearness[0]) * this.#distance
    this.rightV = (v[0] - this.v * nearness[0]) * this.#distance
    this.downU = (u[1] - this.u * nearness[1]) * this.#distance
    this.downV = (v[1] - this.v * nearness[1]) * this.#distance
  }
}
