import { at, spread } from '@vuong-tron/geometry/numbers'
import { cross, dot, subtract, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Fitting, Part, Size } from './kit/model.ts'
import { boundsOf, sizeOf } from './kit/shape.ts'
import { type MaterialFamily, type MaterialName, materials } from './materials.ts'

/** What can be measured on a built piece (kit/model.ts). Lengths in millimetres. */

/** Density in kilograms per cubic metre; a cushion's is that of foam with its cover. */
const DENSITIES: Partial<Record<MaterialFamily, number>> = {
  wood: 690,
  lacquer: 750,
  metal: 7850,
  brushed: 7850,
  fabric: 45,
  boucle: 45,
  leather: 55,
  glass: 2500,
  mirror: 2500,
  cane: 350,
  ceramic: 2300,
  stone: 2650,
  plain: 400,
}
const CUBIC_MM_PER_M = 1e9

/** A block this thick stands for boards that are not built, such as a plinth's. Millimetres. */
const BLOCK = 55
const BOARD = 22
/** Above this volume, nobody knows what a block stands for. Cubic millimetres. */
const LARGEST_BLOCK = 0.15 * CUBIC_MM_PER_M
const isMadeOfBoards: ReadonlySet<MaterialFamily> = new Set(['wood', 'lacquer', 'plain'])

/** Volume of a closed part in cubic millimetres, by the divergence theorem. */
function volumeOf({ corners, triangles }: Part): number {
  const sixfold = triangles.reduce((sum, triangle) => {
    const [a, b, c] = triangle.map((corner) => at(corners, corner).at) as [Vec3, Vec3, Vec3]
    return sum + dot(a, cross(b, c))
  }, 0)
  return Math.abs(sixfold) / 6
}

/** Share of a block that is air, if it is a box of boards; 0 for anything thinner. */
function airIn({ corners, material }: Part): number {
  const sides = sizeOf(boundsOf(corners.map((corner) => corner.at)))
  const isBlock = Math.min(...sides) >= BLOCK && isMadeOfBoards.has(materials[material].family)
  return isBlock ? sides.reduce((share, side) => share * (1 - (2 * BOARD) / side), 1) : 0
}

/**
 * Weight in kilograms, an estimate: parts that go through each other count twice where they do, and boxes of drawers,
 * hinges and springs are not built. Undefined where a large block stands for what is not built. `bare` are materials
 * that do not come with the piece.
 */
export function weightOf(parts: readonly Part[], bare: readonly MaterialName[] = []): number | undefined {
  let weight = 0
  for (const part of parts.filter(({ material }) => !bare.includes(material))) {
    const [volume, air] = [volumeOf(part), airIn(part)]
    if (air > 0 && volume > LARGEST_BLOCK) return
    weight += (volume * (1 - air) * (DENSITIES[materials[part.material].family] ?? 0)) / CUBIC_MM_PER_M
  }
  return weight
}

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

/** Step between two lines that look for the back of a seat. */
const STEP = 10
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

/** What a cabinet holds; undefined where one of its fronts is neither a door nor a drawer. */
export function insideOf(fittings: readonly Fitting[]): { doors: number; drawers: number; largest?: Size } | undefined {
  const count = (kind: Fitting['kind']) => fittings.filter((one) => one.kind === kind).length
  const [doors, drawers] = [count('door'), count('drawer')]
  if (count('front') !== doors + drawers) return
  const holds = ({ at: [x, y, z], size: { w, d, h } }: Fitting, [px, py, pz]: Vec3) =>
    Math.abs(px - x) < w / 2 && Math.abs(py - y) < h / 2 && Math.abs(pz - z) < d / 2
  const spaces = fittings.filter(({ kind }) => kind === 'space' || kind === 'drawer')
  // A space that is divided further, or filled with drawers, is none.
  const whole = spaces.filter(
    (space) =>
      space.kind === 'space' &&
      !spaces.some((other) => other !== space && holds(space, other.at) && smaller(other, space)),
  )
  const volume = ({ size: { w, d, h } }: Fitting) => w * d * h
  const [largest] = whole.sort((one, other) => volume(other) - volume(one))
  return { doors, drawers, ...(largest && { largest: largest.size }) }
}

const smaller = ({ size: one }: Fitting, { size: other }: Fitting) => one.w * one.h < other.w * other.h
