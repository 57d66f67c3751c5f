import { add, cross, scale, unit, type Vec3 } from '../../../../../catalogue/models/kit/space.ts'
import { AXES, type Evidence, focalPrior, misfit, trust } from './alignment.ts'
import { type Camera, cameraFrom } from './camera.ts'

const ROUNDS = 12
/** Turns (radians) and the change of the focal length's logarithm with which slopes are measured. */
const STEP = 1e-4
/** How firmly the usual focal length holds where segments do not say: deviations of its logarithm. */
const FOCAL_DEVIATION = 0.6

/** Rotation around the camera's three axes in radians, and the logarithm of the focal length's factor. */
type Change = readonly [number, number, number, number]

/** The camera that fits its segments best nearby: least squares, weighed anew in each round (Gauss–Newton, IRLS). */
export function refined(start: Camera, evidence: readonly Evidence[]): Camera {
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
  const nudged = [0, 1, 2, 3].map((place) =>
    changed(camera, [0, 1, 2, 3].map((other) => (other === place ? STEP : 0)) as unknown as Change),
  )
  const matrix = Array.from({ length: 4 }, () => new Float64Array(5))
  const count = (misfitNow: number, slopes: readonly number[], weight: number) => {
    for (let row = 0; row < 4; row++) {
      const line = matrix[row] as Float64Array
      for (let column = 0; column < 4; column++)
        line[column] = (line[column] as number) + weight * (slopes[row] as number) * (slopes[column] as number)
      line[4] = (line[4] as number) - weight * (slopes[row] as number) * misfitNow
    }
  }
  for (const item of evidence) {
    const [axis, now] = nearest(camera, item)
    const weight = (trust(now) * item.weight) / 60
    if (weight < 0.01) continue
    const slopes = nudged.map((other) => (misfit(item, other.focalPx, other[axis]) - now) / STEP)
    count(now, slopes, weight)
  }
  count(focalPrior(camera) / FOCAL_DEVIATION, [0, 0, 0, 1 / FOCAL_DEVIATION], 1)
  return solved(matrix)
}

function nearest(camera: Camera, item: Evidence) {
  let [best, least] = [AXES[0] as (typeof AXES)[number], Number.POSITIVE_INFINITY]
  for (const axis of AXES) {
    const off = misfit(item, camera.focalPx, camera[axis])
    if (Math.abs(off) < Math.abs(least)) [best, least] = [axis, off]
  }
  return [best, least] as const
}

/** Four equations in four unknowns, their right sides last (Gauss, with the largest pivot). */
function solved(rows: Float64Array[]): Change | undefined {
  for (let place = 0; place < 4; place++) {
    const pivot = rows
      .slice(place)
      .reduce((a, b) => (Math.abs(b[place] as number) > Math.abs(a[place] as number) ? b : a))
    if (Math.abs(pivot[place] as number) < 1e-12) return undefined
    rows.splice(rows.indexOf(pivot), 1)
    rows.splice(place, 0, pivot)
    for (const row of rows) {
      if (row === pivot) continue
      const factor = (row[place] as number) / (pivot[place] as number)
      for (let column = place; column < 5; column++)
        row[column] = (row[column] as number) - factor * (pivot[column] as number)
    }
  }
  const [a, b, c, d] = rows.map((row, place) => (row[4] as number) / (row[place] as number))
  return [a as number, b as number, c as number, d as number]
}
