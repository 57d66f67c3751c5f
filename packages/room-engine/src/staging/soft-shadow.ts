import { clamp, randomFrom } from '@vuong-tron/geometry/numbers'
import { dot, scale, subtract, type Vec3 } from '@vuong-tron/geometry/vectors'
import { blurred, newPlane, type Plane } from '../picture.ts'
import { directionAt, type RoomLight, shareAt } from './room-light.ts'

/** A flat piece of floor or wall that receives shadows: metres, y up. `u` and `v` span it, `normal` faces the room. */
export type Receiver = { origin: Vec3; u: Vec3; v: Vec3; normal: Vec3; columns: number; rows: number; cellM: number }

/** Per cell (row by row along `v`), the share of light taken away, 0 to 1. */
export type Shade = { receiver: Receiver; taken: Float32Array }

/** Sampled light directions, in proportion to the light. */
export function lightDirections({ around }: RoomLight, normal: Vec3, count: number, seed = 1): Vec3[] {
  const weights = Float64Array.from({ length: around.width * around.height }, (_, index) => {
    const facing = dot(directionAt(index), normal)
    const [red, green, blue] = around.data.subarray(index * 3, index * 3 + 3) as unknown as Vec3
    return facing <= 0.02 ? 0 : facing * shareAt(index) * (red + green + blue)
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const chance = randomFrom(seed)
  const directions: Vec3[] = []
  let reached = 0
  let next = (chance() * total) / count
  for (const [place, weight] of weights.entries()) {
    reached += weight
    for (; next < reached; next += total / count) directions.push(directionAt(place))
  }
  return directions
}

/** Higher than this above the floor, things cast only soft shadows; metres. */
const NEAR_M = 0.25
const SOFT_M = { near: 0.015, far: 0.09 }
/** Occlusion close to a caster, and its falloff: light returns from the caster itself. */
const FADING = { most: 0.92, least: 0.34, overM: 0.7 }

/**
 * Share of light directions that triangles (nine numbers each: metres, y up) block (P. Heckbert, M. Herf, 1997);
 * distant casters block less (S. Zhukov et al., 1998).
 */
export function shadeOn(receiver: Receiver, triangles: Float32Array, directions: readonly Vec3[]): Shade {
  const { columns, rows, cellM } = receiver
  const [near, far] = [newPlane(columns, rows), newPlane(columns, rows)]
  const cover = new Float32Array(columns * rows)
  for (const direction of directions) {
    cover.fill(Number.POSITIVE_INFINITY)
    const cast = castAlong(receiver, direction)
    for (let at = 0; at < triangles.length; at += 9) fill(receiver, cast(triangles, at), cover)
    for (let cell = 0; cell < cover.length; cell++) {
      const distance = cover[cell] as number
      if (distance === Number.POSITIVE_INFINITY) continue
      const { data } = distance < NEAR_M ? near : far
      data[cell] = (data[cell] as number) + takenFrom(distance) / directions.length
    }
  }
  const [hard, soft] = [blurred(near, SOFT_M.near / cellM), blurred(far, SOFT_M.far / cellM)]
  const touched = contactOn(receiver, triangles)
  const taken = hard.data.map(
    // Both are blurred, so that together they may take more than there is.
    (value, cell) => 1 - Math.max(0, 1 - value - (soft.data[cell] as number)) * (1 - (touched.data[cell] as number)),
  )
  return { receiver, taken }
}

/**
 * Gap that light hardly enters, its blur beside what stands or hangs there, and the share it takes; metres. `legs`: how
 * much more is left of it after the blur, which thins it under legs.
 */
const CONTACT = {
  floor: { reachM: 0.13, softM: 0.022, most: 0.86, legs: 2 },
  wall: { reachM: 0.06, softM: 0.032, most: 0.6, legs: 1 },
}

/** Occlusion where things stand on the receiver or nearly do (S. Zhukov et al., 1998): it makes them heavy. */
function contactOn(receiver: Receiver, triangles: Float32Array): Plane {
  const { columns, rows, cellM, normal } = receiver
  const { reachM, softM, most, legs } = normal[1] > 0.5 ? CONTACT.floor : CONTACT.wall
  const cover = new Float32Array(columns * rows).fill(Number.POSITIVE_INFINITY)
  const cast = castAlong(receiver, normal)
  for (let at = 0; at < triangles.length; at += 9) {
    const thrown = cast(triangles, at)
    if ((thrown[6] as number) < reachM) fill(receiver, thrown, cover)
  }
  const touched = newPlane(columns, rows)
  for (let cell = 0; cell < cover.length; cell++)
    touched.data[cell] = clamp(1 - (cover[cell] as number) / reachM, 0, 1) ** 0.5
  const soft = blurred(touched, softM / cellM)
  return { ...soft, data: soft.data.map((share) => most * Math.min(1, legs * share)) }
}

/** What reaches through the receiver, as a skirting does, is as near as can be. */
const takenFrom = (distance: number) =>
  FADING.least + (FADING.most - FADING.least) * Math.exp(-Math.max(0, distance) / FADING.overM)

/** A triangle's corners in cells, and its distance to the receiver in metres. */
const thrown = new Float64Array(7)

/** Projects a triangle along a light direction. */
function castAlong({ origin, u, v, normal, cellM }: Receiver, direction: Vec3) {
  const facing = dot(direction, normal)
  // Projection is linear.
  const row = (axis: Vec3): Vec3 => {
    const slant = dot(axis, direction) / facing
    return scale(subtract(axis, scale(normal, slant)), 1 / cellM)
  }
  const [across, up, away] = [row(u), row(v), scale(normal, 1 / facing)]
  const [startAcross, startUp, startAway] = [dot(across, origin), dot(up, origin), dot(away, origin)]
  return (triangles: Float32Array, at: number) => {
    thrown[6] = -startAway
    for (let corner = 0; corner < 3; corner++) {
      const x = triangles[at + corner * 3] as number
      const y = triangles[at + corner * 3 + 1] as number
      const z = triangles[at + corner * 3 + 2] as number
      thrown[corner * 2] = across[0] * x + across[1] * y + across[2] * z - startAcross
      thrown[corner * 2 + 1] = up[0] * x + up[1] * y + up[2] * z - startUp
      thrown[6] = (thrown[6] as number) + (away[0] * x + away[1] * y + away[2] * z) / 3
    }
    return thrown
  }
}

/** Writes the triangle's distance into each cell that it covers, unless something is nearer. */
function fill({ columns, rows }: Receiver, points: Float64Array, cover: Float32Array) {
  const ax = points[0] as number
  const ay = points[1] as number
  const bx = points[2] as number
  const by = points[3] as number
  const cx = points[4] as number
  const cy = points[5] as number
  const distance = points[6] as number
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  if (top > bottom) return
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5
    // Two variables, not a pair: millions of pairs would grow the heap by thirty megabytes.
    let from = Number.POSITIVE_INFINITY
    let to = Number.NEGATIVE_INFINITY
    // Intersections of the row with the three sides.
    for (let side = 0; side < 3; side++) {
      const x1 = side === 0 ? ax : side === 1 ? bx : cx
      const y1 = side === 0 ? ay : side === 1 ? by : cy
      const x2 = side === 0 ? bx : side === 1 ? cx : ax
      const y2 = side === 0 ? by : side === 1 ? cy : ay
      if (y1 <= y === y2 <= y) continue
      const x = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
      if (x < from) from = x
      if (x > to) to = x
    }
    const last = row * columns + Math.min(columns - 1, Math.floor(to - 0.5))
    for (let cell = row * columns + Math.max(0, Math.ceil(from - 0.5)); cell <= last; cell++)
      if (distance < (cover[cell] as number)) cover[cell] = distance
  }
}

/** Occlusion at receiver coordinates (metres), interpolated; 0 outside. */
export function takenAt({ receiver: { columns, rows, cellM }, taken }: Shade, u: number, v: number): number {
  if (u < 0 || v < 0 || u > columns * cellM || v > rows * cellM) return 0
  const x = clamp(u / cellM - 0.5, 0, columns - 1.001)
  const y = clamp(v / cellM - 0.5, 0, rows - 1.001)
  const column = Math.floor(x)
  const row = Math.floor(y)
  const at = row * columns + column
  const right = x - column
  const above = (taken[at] as number) * (1 - right) + (taken[at + 1] as number) * right
  const below = (taken[at + columns] as number) * (1 - right) + (taken[at + columns + 1] as number) * right
  return above + (below - above) * (y - row)
}
