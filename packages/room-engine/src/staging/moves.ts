import { clamp } from '@vuong-tron/geometry/numbers'
import {
  alongOf,
  atWall,
  type FloorPlan,
  gapBehind,
  innerWallsOf,
  outerWall,
  type WallRun,
  wallBehind,
  wallRunBehind,
  wallRunsOf,
} from './floor-plan.ts'
import { type Footprint, pointOf, reachAlong } from './footprint.ts'
import { BONDS, type Item, mannerOf, type PlacedItem, placeItem, SKIRTING_M, sizeOf } from './furniture.ts'

/** Random draws from a source of numbers in 0 to 1. */
export class Chance {
  readonly #next: () => number
  constructor(next: () => number) {
    this.#next = next
  }
  below = (share: number) => this.#next() < share
  between = (low: number, high: number) => low + (high - low) * this.#next()
  index = (count: number) => Math.floor(this.#next() * count)
  /** Approximately normal. */
  around = (deviation: number) => deviation * (this.between(-1, 1) + this.between(-1, 1) + this.between(-1, 1))
}

const TURNS = [0, 90, 180, 270]
const gapOf = (item: Item) => (item.mountedAtMm ? 0 : SKIRTING_M)

/** Back to a wall, shifted along it into the room. */
function against(item: Item, run: WallRun, along: number): PlacedItem {
  const { from, to } = run
  const half = item.widthMm / 2000
  const index = clamp(along, from + half + SKIRTING_M, Math.max(from + half + SKIRTING_M, to - half - SKIRTING_M))
  return placeItem(item, atWall(run, index, sizeOf(item), gapOf(item)))
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

const isAtWall = (item: Item, chance: Chance) => {
  const { stands } = mannerOf(item)
  return stands === 'at-wall' || (stands === 'either' && chance.below(0.7))
}

/** A random position that suits how the item stands. */
export function anywhere(plan: FloorPlan, item: Item, chance: Chance): PlacedItem {
  if (isAtWall(item, chance)) {
    const runs = wallRunsOf(plan, sizeOf(item).w)
    const run = runs[chance.index(runs.length)] as WallRun
    return against(item, run, chance.between(run.from, run.to))
  }
  return within(plan, item, {
    x: chance.between(plan.left, plan.right),
    z: chance.between(plan.front, plan.back),
    turn: TURNS[chance.index(4)] as number,
  })
}

const STEP_M = 0.2

/** A small random move along its wall or over the floor. */
export function nudged(plan: FloorPlan, { item, solid }: PlacedItem, chance: Chance): PlacedItem {
  const { stands } = mannerOf(item)
  if (stands === 'at-wall' || (stands === 'either' && gapBehind(plan, solid) < 0.1)) {
    const run = wallRunBehind(plan, solid) ?? outerWall(plan, wallBehind(solid))
    return against(item, run, alongOf(run.wall, solid) + chance.around(STEP_M))
  }
  return within(plan, item, {
    x: solid.x + chance.around(STEP_M),
    z: solid.z + chance.around(STEP_M),
    turn: chance.below(0.15) ? (solid.turn + 90) % 360 : solid.turn,
  })
}

/** The ideal position relative to one of its partners. */
export function besidePartner(
  plan: FloorPlan,
  item: Item,
  others: readonly PlacedItem[],
  chance: Chance,
): PlacedItem | undefined {
  const places = partnerPlaces(plan, item, others, chance.between(0, 1))
  return places[chance.index(places.length)]
}

function partnerPlaces(plan: FloorPlan, item: Item, others: readonly PlacedItem[], share: number): PlacedItem[] {
  const places = others.flatMap((other) =>
    BONDS.flatMap((bond) => {
      if (other.item === item) return []
      if (bond.of === item.category && bond.to === other.item.category)
        return placesBy(plan, bond, item, other.solid, share)
      return []
    }),
  )
  return places
}

function placesBy(
  plan: FloorPlan,
  { how, from, upTo }: (typeof BONDS)[number],
  item: Item,
  partner: Footprint,
  share: number,
): PlacedItem[] {
  const gap = from + (upTo - from) * share
  if (how === 'before') {
    return [0, 90].map((quarter) => {
      const turn = partner.turn + quarter
      const depth = quarter === 0 ? item.depthMm : item.widthMm
      const [x, z] = pointOf(partner, 0, partner.d / 2 + gap + depth / 2000)
      return within(plan, item, { x, z, turn })
    })
  }
  if (how === 'across') {
    const wall = wallBehind({ ...partner, turn: partner.turn + 180 })
    const inner = innerWallsOf(plan, sizeOf(item).w).filter((run) => run.wall === wall)
    return [outerWall(plan, wall), ...inner].map((run) => against(item, run, alongOf(wall, partner)))
  }
  return wallRunsOf(plan, sizeOf(item).w).map((run) =>
    against(item, run, clamp(alongOf(run.wall, partner) + (share - 0.5) * 4, run.from, run.to)),
  )
}

const ALONG_M = 0.1
const GRID_M = 0.3

/** Candidate positions: beside partners, along walls, and a grid over the floor. */
export function placesFor(plan: FloorPlan, item: Item, others: readonly PlacedItem[]): PlacedItem[] {
  const { stands } = mannerOf(item)
  const beside = [0, 0.5, 1].flatMap((share) => partnerPlaces(plan, item, others, share))
  const runs = stands === 'free' ? [] : wallRunsOf(plan, sizeOf(item).w)
  const atWalls = runs.flatMap((run) => alongWall(item, run))
  return [...beside, ...atWalls, ...(stands === 'at-wall' ? [] : overFloor(plan, item))]
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

const steps = (from: number, to: number, size: number) =>
  Array.from({ length: Math.floor((to - from) / size) + 1 }, (_, step) => from + step * size)
