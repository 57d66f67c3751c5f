import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { directionsOf, reachAlong, type Solid } from './footprint.ts'

/** Cosine between a piece's front and the direction to a point. */
export function facing({ solid }: { solid: Solid }, [x, z]: Vec2): number {
  const { front } = directionsOf(solid.turn)
  const [dx, dz] = [x - solid.x, z - solid.z]
  return (front[0] * dx + front[1] * dz) / (Math.hypot(dx, dz) || 1)
}

/** Horizontal extent of a piece as bearings from the camera. */
type Sight = { from: number; to: number; distance: number; high: number }

function sightOf(solid: Solid): Sight {
  const distance = Math.hypot(solid.x, solid.z) || 1e-6
  const bearing = Math.atan2(solid.x, solid.z)
  const angle = Math.atan(reachAlong(solid, [Math.cos(bearing), -Math.sin(bearing)]) / distance)
  return { from: bearing - angle, to: bearing + angle, distance, high: solid.high }
}

/** Share of `far` that `near` hides from the camera; 0 when it is not nearer. */
export function hiddenShare(far: Solid, near: Solid): number {
  const [behind, before] = [sightOf(far), sightOf(near)]
  const covered = Math.min(behind.to, before.to) - Math.max(behind.from, before.from)
  if (before.distance >= behind.distance || covered <= 0) return 0
  const height = Math.min(1, before.high / before.distance / (behind.high / behind.distance))
  return Math.min(1, covered / (behind.to - behind.from || 1)) * height
}
