import type { Vec2, Vec3 } from '@vuong-tron/geometry/vectors'

/**
 * A rectangle on the floor, in metres: x right and z into the room, from below the camera. `turn` is in degrees,
 * anticlockwise; at 0 the front faces the viewer.
 */
export type Footprint = { x: number; z: number; w: number; d: number; turn: number }

/** A footprint with its vertical extent, in metres above the floor. */
export type Solid = Footprint & { low: number; high: number }

export type Side = 'front' | 'back' | 'left' | 'right'

const radians = (degrees: number) => (degrees * Math.PI) / 180

type Directions = { right: Vec2; front: Vec2 }

const QUARTERS: readonly Directions[] = [
  { right: [1, 0], front: [0, -1] },
  { right: [0, 1], front: [1, 0] },
  { right: [-1, 0], front: [0, 1] },
  { right: [0, -1], front: [-1, 0] },
]

/** Unit vectors to its right (on the left for someone looking out of its front) and out of its front. */
export function directionsOf(turn: number): Directions {
  const quarter = turn / 90
  if (Number.isInteger(quarter)) return QUARTERS[quarter & 3] as Directions
  const [cosine, sine] = [Math.cos(radians(turn)), Math.sin(radians(turn))]
  return { right: [cosine, sine], front: [sine, -cosine] }
}

/** Point at an offset from the middle. */
export function pointOf({ x, z, turn }: Footprint, toRight: number, toFront: number): Vec2 {
  const { right, front } = directionsOf(turn)
  return [x + right[0] * toRight + front[0] * toFront, z + right[1] * toRight + front[1] * toFront]
}

/** Corners in order, from the front left. */
export const cornersOf = (footprint: Footprint): Vec2[] =>
  [
    [-1, 1],
    [1, 1],
    [1, -1],
    [-1, -1],
  ].map(([across, along]) =>
    pointOf(footprint, ((across as number) * footprint.w) / 2, ((along as number) * footprint.d) / 2),
  )

const ACROSS = [-0.45, 0, 0.45]
const UPWARDS = [0.05, 0.5, 0.95]

/** Points all over a solid: x, height above the floor and z, in metres. */
export const pointsOf = (solid: Solid): Vec3[] =>
  ACROSS.flatMap((across) =>
    ACROSS.flatMap((along) => {
      const [x, z] = pointOf(solid, across * solid.w, along * solid.d)
      return UPWARDS.map((up): Vec3 => [x, solid.low + (solid.high - solid.low) * up, z])
    }),
  )

/** Half extent along an axis. */
export function reachAlong({ w, d, turn }: Footprint, [x, z]: Vec2): number {
  const { right, front } = directionsOf(turn)
  return (Math.abs(right[0] * x + right[1] * z) * w + Math.abs(front[0] * x + front[1] * z) * d) / 2
}

/** A strip beside a footprint, `depth` metres deep. */
export function beside(footprint: Footprint, side: Side, depth: number): Footprint {
  const { w, d, turn } = footprint
  const lies = side === 'front' || side === 'back'
  const out = ((lies ? d : w) + depth) / 2
  const [x, z] = {
    front: pointOf(footprint, 0, out),
    back: pointOf(footprint, 0, -out),
    right: pointOf(footprint, out, 0),
    left: pointOf(footprint, -out, 0),
  }[side]
  return { x, z, turn, ...(lies ? { w, d: depth } : { w: depth, d }) }
}

/** Gap in metres, negative when overlapping. Separating axis test (S. Gottschalk et al., "OBBTree", 1996). */
export function gapBetween(a: Footprint, b: Footprint): number {
  const [x, z] = [b.x - a.x, b.z - a.z]
  let gap = Number.NEGATIVE_INFINITY
  for (const { turn } of [a, b]) {
    const { right, front } = directionsOf(turn)
    for (const axis of [right, front])
      gap = Math.max(gap, Math.abs(x * axis[0] + z * axis[1]) - reachAlong(a, axis) - reachAlong(b, axis))
  }
  return gap
}

/** Overlap in metres; 0 when apart. */
export function overlapOf(a: Footprint, b: Footprint): number {
  const [x, z] = [b.x - a.x, b.z - a.z]
  const reach = (a.w + a.d + b.w + b.d) / 2
  return Math.abs(x) > reach || Math.abs(z) > reach ? 0 : Math.max(0, -gapBetween(a, b))
}

/** Returns a function: metres from a point to the footprint, 0 inside. */
export function distanceFrom(footprint: Footprint): (x: number, z: number) => number {
  const { right, front } = directionsOf(footprint.turn)
  const [halfWidth, halfDepth] = [footprint.w / 2, footprint.d / 2]
  return (x, z) => {
    const [dx, dz] = [x - footprint.x, z - footprint.z]
    const across = Math.max(0, Math.abs(dx * right[0] + dz * right[1]) - halfWidth)
    const along = Math.max(0, Math.abs(dx * front[0] + dz * front[1]) - halfDepth)
    return Math.sqrt(across * across + along * along)
  }
}

/** True if their heights overlap: a wall shelf may hang over a desk. */
export const shareHeight = (a: Solid, b: Solid) => a.low < b.high && b.low < a.high
