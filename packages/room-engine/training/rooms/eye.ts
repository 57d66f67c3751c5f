import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { Eye } from './raster.ts'
import type { Taste } from './taste.ts'

/**
 * Mostly the far corner or the far wall from near the opposite wall; sometimes one wall alone, or tight views. Sober
 * rooms are mostly seen from one corner towards the other, as people photograph a whole room.
 */
export function eyeIn(w: number, d: number, h: number, aspect: number, dice: Taste): Eye {
  const isWholeRoom = dice.sober(0.5, 0.1)
  const wide = isWholeRoom ? dice.between(58, 82) : dice.sober(0.3, 0.25) ? dice.between(75, 100) : dice.between(42, 78)
  // The longer side has the field of view.
  const reach = Math.tan((wide * Math.PI) / 360) * Math.min(1, aspect)
  const y = Math.min(h - 0.15, dice.chance(0.8) ? dice.between(1.1, 1.75) : dice.between(0.5, 2.3))
  const pitch = dice.sober(0.92, 0.8) ? dice.between(-0.28, 0.06) : dice.between(-0.6, 0.25)
  const roll = dice.chance(0.5) ? 0 : dice.between(-0.05, 0.05)
  if (isWholeRoom) {
    const near = dice.between(0.05, 0.3)
    const isLeft = dice.chance(0.5)
    const at: Vec3 = [w * (isLeft ? near : 1 - near), y, d * dice.between(0.82, 0.98)]
    const target = w * (isLeft ? dice.between(0.45, 0.95) : dice.between(0.05, 0.55))
    return { at, yaw: Math.atan2(target - at[0], at[2]) + dice.between(-0.1, 0.1), pitch, roll, reach }
  }
  const isOneWall = dice.sober(0.2, 0.3)
  const at: Vec3 = [
    w * (isOneWall ? dice.between(0.25, 0.75) : dice.between(0.06, 0.94)),
    y,
    d * dice.between(isOneWall ? 0.45 : 0.6, 0.98),
  ]
  const target = isOneWall ? at[0] + dice.between(-0.3, 0.3) : w * dice.between(0.05, 0.95)
  const yaw = Math.atan2(target - at[0], at[2] - d * dice.between(0, 0.3)) + dice.between(-0.12, 0.12)
  return { at, yaw, pitch, roll, reach }
}
