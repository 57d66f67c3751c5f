/** Points, directions and placements. Millimetres; x to the right, y up, z towards the viewer. */
export type Vec2 = readonly [number, number]
export type Vec3 = readonly [number, number, number]

/** Axes and origin of a part in its parent's space. */
export type Placement = { x: Vec3; y: Vec3; z: Vec3; origin: Vec3 }

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vec3, by: number): Vec3 => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const length = (a: Vec3) => Math.hypot(a[0], a[1], a[2])
export const unit = (a: Vec3): Vec3 => scale(a, 1 / (length(a) || 1))
export const mix = (a: Vec3, b: Vec3, share: number): Vec3 => add(a, scale(subtract(b, a), share))

const X: Vec3 = [1, 0, 0]
const Y: Vec3 = [0, 1, 0]
const Z: Vec3 = [0, 0, 1]
const ORIGIN: Vec3 = [0, 0, 0]

export const HERE: Placement = { x: X, y: Y, z: Z, origin: ORIGIN }
export const move = (x: number, y: number, z: number): Placement => ({ ...HERE, origin: [x, y, z] })
export const stretch = (x: number, y: number, z: number): Placement => ({
  x: [x, 0, 0],
  y: [0, y, 0],
  z: [0, 0, z],
  origin: ORIGIN,
})

const radians = (degrees: number) => (degrees * Math.PI) / 180
const turn = (degrees: number): Vec2 => [Math.cos(radians(degrees)), Math.sin(radians(degrees))]

export function turnX(degrees: number): Placement {
  const [c, s] = turn(degrees)
  return { x: X, y: [0, c, s], z: [0, -s, c], origin: ORIGIN }
}
export function turnY(degrees: number): Placement {
  const [c, s] = turn(degrees)
  return { x: [c, 0, -s], y: Y, z: [s, 0, c], origin: ORIGIN }
}
export function turnZ(degrees: number): Placement {
  const [c, s] = turn(degrees)
  return { x: [c, s, 0], y: [-s, c, 0], z: Z, origin: ORIGIN }
}

const direct = (placement: Placement, [x, y, z]: Vec3): Vec3 =>
  add(add(scale(placement.x, x), scale(placement.y, y)), scale(placement.z, z))
export const put = (placement: Placement, point: Vec3): Vec3 => add(direct(placement, point), placement.origin)

/** Composes placements from the outermost in; the last applies to the part first. */
export const chain = (...placements: Placement[]): Placement =>
  placements.reduce((outer, inner) => ({
    x: direct(outer, inner.x),
    y: direct(outer, inner.y),
    z: direct(outer, inner.z),
    origin: put(outer, inner.origin),
  }))

/** Transforms a normal, which stays square to its surface under uneven scaling. */
export function directNormal(placement: Placement, [x, y, z]: Vec3): Vec3 {
  const flip = isMirror(placement) ? -1 : 1
  const cofactors: Placement = {
    x: cross(placement.y, placement.z),
    y: cross(placement.z, placement.x),
    z: cross(placement.x, placement.y),
    origin: ORIGIN,
  }
  return unit(direct(cofactors, [x * flip, y * flip, z * flip]))
}

export const isMirror = ({ x, y, z }: Placement) => dot(cross(x, y), z) < 0
