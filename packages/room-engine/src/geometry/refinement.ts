import { add, cross, scale, unit, type Vec3 } from '@vuong-tron/geometry/vectors'
import { observe, solved } from '../linear-equations.ts'
import { AXES, type Evidence, focalPrior, misfit, trust } from './alignment.ts'
import { type Camera, cameraFrom } from './camera.ts'

const ROUNDS = 12
/** Step for numeric derivatives: radians, and the logarithm of the focal length. */
const STEP = 1e-4
/** Standard deviation of the prior on the focal length's logarithm. */
const FOCAL_DEVIATION = 0.6

/** Rotation around the camera's axes (radians), and the logarithm of the focal length's factor. */
type Change = readonly [number, number, number, number]

/** The locally best camera: Gauss–Newton with iteratively reweighted least squares. */
export function refineCamera(start: Camera, evidence: readonly Evidence[]): Camera {
  let camera = start
  for (let round = 0; round < ROUNDS; round++) {
    const change = stepFrom(camera, evidence)
    if (!change) break
    camera = changed(camera, change)
    if (Math.hypot(...change) < 1e-6) break
  }
  return cameraFrom(camera, camera.y, camera.z)
}

function changed(camera: Camera, [aroundX, aroundY, aroundZ, focal]: Change): Camera {
  const turn: Vec3 = [aroundX, aroundY, aroundZ]
  const y = unit(add(camera.y, cross(turn, camera.y)))
  const turned = add(camera.z, cross(turn, camera.z))
  const z = unit(add(turned, scale(y, -(turned[0] * y[0] + turned[1] * y[1] + turned[2] * y[2]))))
  return { ...camera, focalPx: camera.focalPx * Math.exp(focal), x: cross(y, z), y, z }
}

function stepFrom(camera: Camera, evidence: readonly Evidence[]): Change | undefined {
  const nudged = [0, 1, 2, 3].map((index) =>
    changed(camera, [0, 1, 2, 3].map((other) => (other === index ? STEP : 0)) as unknown as Change),
  )
  const rows = [0, 1, 2, 3].map(() => new Float64Array(5))
  for (const item of evidence) {
    const [axis, now] = nearest(camera, item)
    const weight = (trust(now) * item.weight) / 60
    if (weight < 0.01) continue
    const slopes = nudged.map((other) => (misfit(item, other.focalPx, other[axis]) - now) / STEP)
    observe(rows, slopes, -now, weight)
  }
  observe(rows, [0, 0, 0, 1 / FOCAL_DEVIATION], -focalPrior(camera) / FOCAL_DEVIATION, 1)
  return solved(rows) as Change | undefined
}

function nearest(camera: Camera, item: Evidence) {
  let [best, least] = [AXES[0] as (typeof AXES)[number], Number.POSITIVE_INFINITY]
  for (const axis of AXES) {
    const off = misfit(item, camera.focalPx, camera[axis])
    if (Math.abs(off) < Math.abs(least)) [best, least] = [axis, off]
  }
  return [best, least] as const
}
