import { clamp } from '@vuong-tron/geometry/numbers'
import {
  alongOf,
  atWall,
  type FloorPlan,
  innerWallsOf,
  outerWall,
  type WallRun,
  wallBehind,
  wallRunsOf,
} from './floor-plan.ts'
import { type Footprint, pointOf, reachAlong } from './footprint.ts'
import { BONDS, type Item, mannerOf, type PlacedItem, placeItem, SKIRTING_M, sizeOf } from './furniture.ts'

const TURNS = [0, 90, 180, 270]
const gapOf = (item: Item) => (item.mountedAtMm ? 0 : SKIRTING_M)

/** Back to a wall, shifted along it into the room. */
export function against(item: Item, run: WallRun, along: number, gap = gapOf(item)): PlacedItem {
  const { from, to } = run
  const half = item.widthMm / 2000
  const middle = clamp(along, from + half + SKIRTING_M, Math.max(from + half + SKIRTING_M, to - half - SKIRTING_M))
  return placeItem(item, atWall(run, middle, sizeOf(item), gap))
}

/** Clamps a position to the walls. */
function within(plan: FloorPlan, item: Item, { x, z, turn }: Pick<Footprint, 'x' | 'z' | 'turn'>): PlacedItem {
  const footprint = { ...sizeOf(item), x, z, turn }
  const [across, along] = [reachAlong(footprint, [1, 0]), reachAlong(footprint, [0, 1])]
  return placeItem(item, {
    x: clamp(x, plan.left + across, Math.max(plan.left + across, plan.right - across)),
    z: clamp(z, plan.front + along, Math.max(plan.front + along, plan.back - along)),
    turn,
  })
}

/** Turned as its partner or by a quarter, `gap` metres before the partner's front. */
export const beforePartner = (plan: FloorPlan, item: Item, partner: Footprint, gap: number): PlacedItem[] =>
  [0, 90].map((quarter) => {
    const depth = quarter === 0 ? item.depthMm : item.widthMm
    const [x, z] = pointOf(partner, 0, partner.d / 2 + gap + depth / 2000)
    return within(plan, item, { x, z, turn: partner.turn + quarter })
  })

/** At the walls across the room, on the partner's axis. */
export function acrossFrom(plan: FloorPlan, item: Item, partner: Footprint): PlacedItem[] {
  const wall = wallBehind({ ...partner, turn: partner.turn + 180 })
  const inner = innerWallsOf(plan, sizeOf(item).w).filter((run) => run.wall === wall)
  return [outerWall(plan, wall), ...inner].map((run) => against(item, run, alongOf(wall, partner)))
}

const SHARES = [0, 0.5, 1]

function besidePartners(plan: FloorPlan, item: Item, others: readonly PlacedItem[]): PlacedItem[] {
  return others.flatMap(({ item: { category }, solid }) =>
    BONDS.filter(({ of, to }) => of === item.category && to === category).flatMap(({ how, from, upTo }) => {
      if (how === 'across') return acrossFrom(plan, item, solid)
      return SHARES.flatMap((share) =>
        how === 'before'
          ? beforePartner(plan, item, solid, from + (upTo - from) * share)
          : wallRunsOf(plan, sizeOf(item).w).map((run) =>
              against(item, run, clamp(alongOf(run.wall, solid) + (share - 0.5) * 4, run.from, run.to)),
            ),
      )
    }),
  )
}

const ALONG_M = 0.1
const GRID_M = 0.3

/** Candidate positions: beside partners, along walls, and a grid over the floor. */
export function placesFor(plan: FloorPlan, item: Item, others: readonly PlacedItem[]): PlacedItem[] {
  const { stands } = mannerOf(item)
  const runs = stands === 'free' ? [] : wallRunsOf(plan, sizeOf(item).w)
  const atWalls = runs.flatMap((run) => alongWall(item, run))
  return [...besidePartners(plan, item, others), ...atWalls, ...(stands === 'at-wall' ? [] : overFloor(plan, item))]
}

function alongWall(item: Item, run: WallRun): PlacedItem[] {
  const { from, to } = run
  // The middle as well: a wide piece may fit only there.
  return [(from + to) / 2, ...steps(from, to, ALONG_M)].map((along) => against(item, run, along))
}

function overFloor(plan: FloorPlan, item: Item): PlacedItem[] {
  const turns = item.category === 'sofa' ? TURNS : [0, 90]
  return steps(plan.left, plan.right, GRID_M).flatMap((x) =>
    steps(plan.front, plan.back, GRID_M).flatMap((z) => turns.map((turn) => within(plan, item, { x, z, turn }))),
  )
}

export const steps = (from: number, to: number, size: number) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / size) + 1) }, (_, step) => from + step * size)
