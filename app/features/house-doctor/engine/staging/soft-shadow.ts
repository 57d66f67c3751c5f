import { randomFrom } from '../../../../../catalogue/models/kit/numbers.ts'
import { dot, type Vec3 } from '../../../../../catalogue/models/kit/space.ts'
import { directionAt, type RoomLight, shareAt } from './room-light.ts'

/** A flat piece of floor or wall that shadows fall on: metres, y up. `u` and `v` are its directions, `normal` looks into the room. */
export type Receiver = { origin: Vec3; u: Vec3; v: Vec3; normal: Vec3; columns: number; rows: number; cellM: number }

/** For each cell, row by row along `v`, the part of its light that furniture takes away: 0 to 1. */
export type Shade = { receiver: Receiver; taken: Float32Array }

/** So many directions; each draws a hard shadow, together they are a soft one. */
const DIRECTIONS = 96

/** Directions from which a surface gets its light, as many from a part of the room as its share is. */
export function lightDirections({ around }: RoomLight, normal: Vec3, seed = 1, count = DIRECTIONS): Vec3[] {
  const weights = Float64Array.from({ length: around.width * around.height }, (_, place) => {
    const facing = dot(directionAt(place), normal)
    const [red, green, blue] = around.data.subarray(place * 3, place * 3 + 3) as unknown as Vec3
    return facing <= 0.02 ? 0 : facing * shareAt(place) * (red + green + blue)
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

/**
 * Shadows of triangles (nine numbers each: metres, y up) on a flat piece of the room. Every direction of light throws the
 * triangles onto it; how many of the directions cover a cell is how dark it gets (P. Heckbert, M. Herf, "Simulating soft
 * shadows with graphics hardware", 1997).
 */
export function shadeOn(receiver: Receiver, triangles: Float32Array, directions: readonly Vec3[]): Shade {
  const { columns, rows } = receiver
  const taken = new Float32Array(columns * rows)
  const seenBy = new Uint16Array(columns * rows)
  for (const [turn, direction] of directions.entries()) {
    const cast = castAlong(receiver, direction)
    for (let at = 0; at < triangles.length; at += 9) fill(receiver, cast(triangles, at), seenBy, turn + 1, taken)
  }
  const share = 1 / directions.length
  for (let cell = 0; cell < taken.length; cell++) taken[cell] = (taken[cell] as number) * share
  return { receiver, taken }
}

const corners = new Float64Array(6)

/** Where a direction of light throws the three corners of a triangle: cells across and up. */
function castAlong({ origin, u, v, normal, cellM }: Receiver, direction: Vec3) {
  const facing = dot(direction, normal)
  // A shadow's place is linear in that of what throws it.
  const row = (axis: Vec3): Vec3 => {
    const slant = dot(axis, direction) / facing
    return [
      (axis[0] - normal[0] * slant) / cellM,
      (axis[1] - normal[1] * slant) / cellM,
      (axis[2] - normal[2] * slant) / cellM,
    ]
  }
  const [across, up] = [row(u), row(v)]
  const [startAcross, startUp] = [dot(across, origin), dot(up, origin)]
  return (triangles: Float32Array, at: number) => {
    for (let corner = 0; corner < 3; corner++) {
      const x = triangles[at + corner * 3] as number
      const y = triangles[at + corner * 3 + 1] as number
      const z = triangles[at + corner * 3 + 2] as number
      corners[corner * 2] = across[0] * x + across[1] * y + across[2] * z - startAcross
      corners[corner * 2 + 1] = up[0] * x + up[1] * y + up[2] * z - startUp
    }
    return corners
  }
}

/** Counts the direction once in every cell whose middle the triangle covers. */
function fill(
  { columns, rows }: Receiver,
  points: Float64Array,
  seenBy: Uint16Array,
  turn: number,
  taken: Float32Array,
) {
  const [ax, ay, bx, by, cx, cy] = points as unknown as [number, number, number, number, number, number]
  const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const bottom = Math.min(rows - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  for (let row = top; row <= bottom; row++) {
    const y = row + 0.5
    let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    // Where the row crosses the three sides.
    for (let side = 0; side < 3; side++) {
      const [x1, y1] = side === 0 ? [ax, ay] : side === 1 ? [bx, by] : [cx, cy]
      const [x2, y2] = side === 0 ? [bx, by] : side === 1 ? [cx, cy] : [ax, ay]
      if (y1 <= y === y2 <= y) continue
      const x = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
      if (x < from) from = x
      if (x > to) to = x
    }
    const last = Math.min(columns - 1, Math.floor(to - 0.5))
    for (let column = Math.max(0, Math.ceil(from - 0.5)); column <= last; column++) {
      const cell = row * columns + column
      if (seenBy[cell] === turn) continue
      seenBy[cell] = turn
      taken[cell] = (taken[cell] as number) + 1
    }
  }
}

/** What is taken at a place of the receiver (metres along `u` and `v`), between its cells; nothing beside it. */
export function takenAt({ receiver: { columns, rows, cellM }, taken }: Shade, u: number, v: number): number {
  const [x, y] = [u / cellM - 0.5, v / cellM - 0.5]
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const value = (c: number, r: number) =>
    c < 0 || r < 0 || c >= columns || r >= rows ? 0 : (taken[r * columns + c] as number)
  const [fx, fy] = [x - column, y - row]
  return (
    (value(column, row) * (1 - fx) + value(column + 1, row) * fx) * (1 - fy) +
    (value(column, row + 1) * (1 - fx) + value(column + 1, row + 1) * fx) * fy
  )
}
