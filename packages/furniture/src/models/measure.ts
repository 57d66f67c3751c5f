import { at, spread } from '@vuong-tron/geometry/numbers'
import { subtract, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Part, Size } from './kit/model.ts'

/** What can be measured on a built piece (kit/model.ts). Lengths in millimetres. */

/** Heights at which a vertical line goes through surfaces, from the floor up. */
function heightsAt(parts: readonly Part[], x: number, z: number): number[] {
  const heights: number[] = []
  for (const { corners, triangles } of parts)
    for (const triangle of triangles) {
      const [a, b, c] = triangle.map((corner) => at(corners, corner).at) as [Vec3, Vec3, Vec3]
      const area = (b[0] - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (b[2] - a[2])
      if (area === 0) continue
      const u = ((x - a[0]) * (c[2] - a[2]) - (c[0] - a[0]) * (z - a[2])) / area
      const v = ((b[0] - a[0]) * (z - a[2]) - (x - a[0]) * (b[2] - a[2])) / area
      if (u < 0 || v < 0 || u + v > 1) continue
      const [, up] = subtract(b, a)
      const [, over] = subtract(c, a)
      heights.push(a[1] + u * up + v * over)
    }
  return heights.sort((one, other) => one - other)
}

const medianOf = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Lines of a grid over the middle of a length. */
const SAMPLES = 9
/** The first line from an edge, and the step from line to line where an end is looked for. */
const STEP = 10
const across = (length: number, share: number) => spread((-length * share) / 2, (length * share) / 2, SAMPLES)

/** Free height under the middle of a piece, as most of its footprint has it; 0 where it stands on the floor. */
export function clearanceOf(parts: readonly Part[], { w, d }: Size): number {
  const lowest = across(w, 0.8).flatMap((x) => across(d, 0.7).map((z) => heightsAt(parts, x, z)[0] ?? 0))
  return medianOf(lowest)
}

/** Free height for the knees of who sits at the front of a table: under its rail and drawers too. */
export function kneeHeightOf(parts: readonly Part[], { w, d }: Size): number {
  const reach = spread(d * 0.1, d / 2 - STEP, SAMPLES)
  return medianOf(
    across(w, 0.4).map((x) => Math.min(...reach.map((z) => heightsAt(parts, x, z)[0] ?? Number.POSITIVE_INFINITY))),
  )
}

/** A seat ends where what is above it begins. */
const BACK_RISES = 70

/**
 * Height of a seat at its front, and its depth to the back. Lines beside the middle miss the pillows that lie at the
 * arms. Undefined where nothing rises behind it.
 */
export function seatOf(parts: readonly Part[], { w, d }: Size): { height: number; depth: number } | undefined {
  const top = (x: number, z: number) => heightsAt(parts, x, z).at(-1) ?? 0
  const columns = across(w, 0.3)
  const height = medianOf(columns.map((x) => top(x, d / 2 - Math.min(250, d / 4))))
  const depths = columns.flatMap((x) => {
    const front = d / 2
    for (let z = front - STEP; z > -d / 2; z -= STEP) if (top(x, z) > height + BACK_RISES) return [front - z]
    return []
  })
  return depths.length > columns.length / 2 ? { height, depth: medianOf(depths) } : undefined
}
