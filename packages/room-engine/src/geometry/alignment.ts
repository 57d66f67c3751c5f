import type { Vec2, Vec3 } from '@vuong-tron/geometry/vectors'
import type { Camera } from './camera.ts'
import type { Segment } from './segments.ts'

/** A line segment as evidence for the camera. */
export type Evidence = {
  /** Pixels from the image centre. */
  middle: Vec2
  /** Unit direction in the image. */
  along: Vec2
  /** Length in pixels, capped. */
  weight: number
  /** Sine of the possible error of the direction. */
  tolerance: number
}

export type Axis = 'x' | 'y' | 'z'
export const AXES: readonly Axis[] = ['x', 'y', 'z']

/** Caps one long edge so that it cannot outvote a room. */
const LONGEST_PX = 220
/** Error of a segment's ends in pixels; and the angular error that even long segments have. */
const END_ERROR_PX = 0.7
const ANGLE_ERROR = 0.005

export function weighed({ x1, y1, x2, y2, length }: Segment, size: { widthPx: number; heightPx: number }): Evidence {
  return {
    middle: [(x1 + x2 - size.widthPx) / 2, (y1 + y2 - size.heightPx) / 2],
    along: [(x2 - x1) / length, (y2 - y1) / length],
    weight: Math.min(length, LONGEST_PX),
    tolerance: Math.hypot(ANGLE_ERROR, (2 * END_ERROR_PX) / length),
  }
}

/**
 * Sine of the angle between a segment and the line from its middle to an axis's vanishing point (C. Rother 2002),
 * divided by its tolerance. Below one, the segment may run along the axis.
 */
export function misfit({ middle, along, tolerance }: Evidence, focalPx: number, axis: Vec3): number {
  const towardsX = focalPx * axis[0] - middle[0] * axis[2]
  const towardsY = focalPx * axis[1] - middle[1] * axis[2]
  const sine = (along[0] * towardsY - along[1] * towardsX) / (Math.hypot(towardsX, towardsY) || 1)
  return sine / tolerance
}

/** Weight of a misfit, 1 to 0 (Geman and McClure's robust function). */
export const trust = (misfit: number) => 1 / (1 + (misfit * misfit) / 3) ** 2

/** Most lenses see about 70° across the longer side; other focal lengths cost something when segments do not decide. */
const USUAL_FOCAL = 0.714
const PRIOR = 0.2

export const focalPrior = ({ widthPx, heightPx, focalPx }: Camera) =>
  Math.log(focalPx / (USUAL_FOCAL * Math.max(widthPx, heightPx)))

/** Level segments below the horizon count less: furniture and flooring are often turned, walls and ceilings are not. */
const BELOW_HORIZON = 0.6

const isBelowHorizon = ({ middle }: Evidence, { focalPx, y }: Camera) =>
  middle[0] * y[0] + middle[1] * y[1] + focalPx * y[2] > 0

/** Score of a camera: length of segments along the room's axes, plus a prior on focal length. */
export function support(camera: Camera, evidence: readonly Evidence[]): number {
  const { focalPx, x, y, z } = camera
  let sum = 0
  for (const item of evidence) {
    const upright = Math.abs(misfit(item, focalPx, y))
    const level = Math.min(Math.abs(misfit(item, focalPx, x)), Math.abs(misfit(item, focalPx, z)))
    const worth = level < upright && isBelowHorizon(item, camera) ? BELOW_HORIZON : 1
    sum += item.weight * worth * trust(Math.min(upright, level))
  }
  return sum * (1 - PRIOR * focalPrior(camera) ** 2)
}

export function axisOf(camera: Camera, item: Evidence): Axis | undefined {
  const fits = AXES.map((axis) => ({ axis, off: Math.abs(misfit(item, camera.focalPx, camera[axis])) }))
  const [best] = fits.sort((a, b) => a.off - b.off)
  return best && best.off < 2 ? best.axis : undefined
}
