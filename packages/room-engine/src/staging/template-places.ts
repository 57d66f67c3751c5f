import { alongOf, atWall, type FloorPlan, type Wall, type WallRun, wallBehind, wallRunBehind } from './floor-plan.ts'
import { gapBetween, type Solid } from './footprint.ts'
import { type Item, type PlacedItem, placeItem, sizeOf } from './furniture.ts'
import { acrossFrom, against, beforePartner, steps } from './places.ts'
import { TALL_M } from './placing-rules.ts'
import { type SeenWall, seenWalls } from './seen-walls.ts'
import type { Span, Where } from './template.ts'
import { isWhole } from './whole.ts'

/** Distance of a tall piece from the room's corner, in metres. */
const CORNER_M = 0.03

const STEP_M = 0.1
const GAP_STEP_M = 0.05

/** Places of the main piece, the most wanted first. */
export function mainPlaces(plan: FloorPlan, where: Where, item: Item, wall: SeenWall): PlacedItem[] {
  if (where.at === 'middle') return middlePlaces(plan, item)
  if (where.at !== 'wall') return []
  const { run, from, to } = wall
  const middles = [(run.from + run.to) / 2, (from + to) / 2, ...freeMiddles(plan, run)]
  const others = steps(from, to, STEP_M).sort((a, b) => Math.abs(a - (from + to) / 2) - Math.abs(b - (from + to) / 2))
  return [...middles, ...others].map((along) => against(item, run, along, where.gap))
}

/** Middles of a wall's stretches between its openings. */
function freeMiddles({ openings }: FloorPlan, run: WallRun): number[] {
  const ends = openings
    .filter(({ wall }) => wall === run.wall)
    .sort((a, b) => a.from - b.from)
    .flatMap(({ from, to }) => [from, to])
  const bounds = [run.from, ...ends, run.to]
  return bounds.flatMap((from, index) => (index % 2 === 0 ? [(from + (bounds[index + 1] as number)) / 2] : []))
}

/** Over the floor, nearest to its seen middle first; the longer side to the viewer before the shorter. */
function middlePlaces(plan: FloorPlan, item: Item): PlacedItem[] {
  const [left, right] = [plan.left + 0.4, plan.right - 0.4]
  const middle = seenMiddle(plan)
  return [0, 90].flatMap((turn) =>
    [middle.x, ...steps(left, right, STEP_M)]
      .flatMap((x) => steps(plan.front + 0.4, plan.back - 0.4, STEP_M).map((z) => placeItem(item, { x, z, turn })))
      .sort((a, b) => from(a.solid, middle) - from(b.solid, middle)),
  )
}

const from = ({ x, z }: Solid, middle: { x: number; z: number }) => 2 * Math.abs(x - middle.x) + Math.abs(z - middle.z)

const FLOOR_STEP_M = 0.25

/** The middle of the floor that the picture shows; of all of it without a picture. */
function seenMiddle(plan: FloorPlan): { x: number; z: number } {
  const seen = steps(plan.left, plan.right, FLOOR_STEP_M).flatMap((x) =>
    steps(plan.front, plan.back, FLOOR_STEP_M)
      .map((z) => ({ x, z, turn: 0, w: 0, d: 0, low: 0, high: 0 }))
      .filter((point) => isWhole(plan, point)),
  )
  const mean = (axis: 'x' | 'z') => seen.reduce((sum, point) => sum + point[axis], 0) / seen.length
  return seen.length > 0 ? { x: mean('x'), z: mean('z') } : { x: 0, z: plan.back / 2 }
}

/** Places of another piece by its template, the most wanted first. */
export function placesBeside(plan: FloorPlan, where: Where, item: Item, main: PlacedItem): PlacedItem[] {
  const { solid } = main
  const run = wallRunBehind(plan, solid)
  switch (where.at) {
    case 'before':
      return spread(where.gap).flatMap((gap) => beforePartner(plan, item, solid, gap).slice(0, 1))
    case 'opposite':
      return acrossFrom(plan, item, solid).filter(({ solid: { turn } }) =>
        isShown(plan, wallBehind({ ...solid, turn })),
      )
    case 'beside':
      return run
        ? spread(where.gap).flatMap((gap) => [1, -1].map((side) => besideAt(plan, item, main, run, side * gap)))
        : []
    case 'behind':
      return behindTable(plan, item, main, where.gap)
    case 'other-wall':
      return otherWalls(plan, item, run?.wall)
    default:
      return []
  }
}

/** Values from the wanted to the limit. */
const spread = ([wanted, limit]: Span) =>
  steps(0, Math.abs(limit - wanted) + 1e-9, GAP_STEP_M).map((step) => wanted + Math.sign(limit - wanted) * step)

const isShown = (plan: FloorPlan, wall: Wall) => !plan.view || seenWalls(plan).some(({ run }) => run.wall === wall)

/** At the main piece's wall, `signed` metres to one side. */
function besideAt(plan: FloorPlan, item: Item, { solid }: PlacedItem, run: WallRun, signed: number): PlacedItem {
  const half = (solid.w + sizeOf(item).w) / 2
  const along = alongOf(run.wall, solid) + Math.sign(signed) * (half + Math.abs(signed))
  return placeItem(item, atWall(run, along, sizeOf(item), Math.min(0.02, gapOf(plan, solid))))
}

const gapOf = (plan: FloorPlan, solid: Solid) => {
  const run = wallRunBehind(plan, solid)
  return run ? Math.abs(gapBetween(solid, atWall(run, alongOf(run.wall, solid), { w: solid.w, d: 0 }))) : 0
}

function behindTable(plan: FloorPlan, item: Item, { solid }: PlacedItem, [most, least]: Span): PlacedItem[] {
  return seenWalls(plan)
    .map(({ run }) => against(item, run, alongOf(run.wall, solid)))
    .filter((piece) => Math.abs(piece.solid.x - solid.x) < 0.01 || Math.abs(piece.solid.z - solid.z) < 0.01)
    .filter((piece) => gapBetween(piece.solid, solid) >= least && gapBetween(piece.solid, solid) <= most + 1)
}

/** Places at the walls of a room that stands furnished already. */
export const freeWallPlaces = (plan: FloorPlan, item: Item): PlacedItem[] => otherWalls(plan, item, undefined)

/** At other walls than the main piece's: tall pieces in the far corner, low ones in the middle of what is seen. */
function otherWalls(plan: FloorPlan, item: Item, taken: Wall | undefined): PlacedItem[] {
  return seenWalls(plan)
    .filter(({ run }) => run.wall !== taken)
    .flatMap(({ run, from: first, to: last }) => {
      const half = sizeOf(item).w / 2
      const isTall = item.heightMm / 1000 > TALL_M
      const wanted = isTall ? run.to - half - CORNER_M : (first + last) / 2
      return [wanted, ...steps(first, last, STEP_M)]
        .sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
        .map((along) => against(item, run, along))
    })
}
