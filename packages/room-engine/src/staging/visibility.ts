import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { type FloorPlan, shareInPicture } from './floor-plan.ts'
import { directionsOf, reachAlong } from './footprint.ts'
import type { PlacedItem } from './furniture.ts'

/** Cosine between a piece's front and the direction to a point. */
export function facing({ solid }: PlacedItem, [x, z]: Vec2): number {
  const { front } = directionsOf(solid.turn)
  const [dx, dz] = [x - solid.x, z - solid.z]
  return (front[0] * dx + front[1] * dz) / (Math.hypot(dx, dz) || 1)
}

/** The camera's position on the floor. */
const CAMERA: Vec2 = [0, 0]
/** Nearer pieces fill the picture. */
const NEAR_M = 1.6

/** Share of a piece outside the picture or turned away (visibility in Yu et al.). */
export function unseen(plan: FloorPlan, piece: PlacedItem): number {
  if (!plan.view) return 0
  const nearness = Math.max(0, NEAR_M - Math.hypot(piece.solid.x, piece.solid.z))
  return 1.5 * (1 - shareInPicture(plan, piece.solid)) + 0.6 * (1 - facing(piece, CAMERA)) + nearness
}

/** Horizontal extent of a piece as bearings from the camera. */
export type Sight = { from: number; to: number; distance: number; high: number }

export function sightOf({ solid }: PlacedItem): Sight {
  const distance = Math.hypot(solid.x, solid.z) || 1e-6
  const bearing = Math.atan2(solid.x, solid.z)
  const angle = Math.atan(reachAlong(solid, [Math.cos(bearing), -Math.sin(bearing)]) / distance)
  return { from: bearing - angle, to: bearing + angle, distance, high: solid.high }
}

/** Share of the farther piece that the nearer one hides. */
export function hidden(a: Sight, b: Sight): number {
  const covered = Math.min(a.to, b.to) - Math.max(a.from, b.from)
  if (covered <= 0) return 0
  const [near, far] = a.distance < b.distance ? [a, b] : [b, a]
  const height = Math.min(1, near.high / near.distance / (far.high / far.distance))
  return 0.6 * Math.min(1, covered / (far.to - far.from || 1)) * height
}

/**
 * Distance of the main piece from the focal point: the picture's middle, or the room's (emphasis in Merrell et al.).
 */
export function overlooked(plan: FloorPlan, [main]: readonly PlacedItem[]): number {
  if (!main) return 0
  if (!plan.view) return Math.abs(main.solid.x - (plan.left + plan.right) / 2) / (plan.right - plan.left)
  const { z } = plan.view.camera
  // The camera's heading over the floor.
  const [aside, ahead] = [plan.view.camera.x[2], z[2]]
  return Math.abs(Math.atan2(main.solid.x, Math.max(0.1, main.solid.z)) - Math.atan2(aside, ahead))
}
