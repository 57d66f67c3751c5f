import { beyondWalls, blocks, type FloorPlan, gapBehind, shareInPicture } from './floor-plan.ts'
import { type Footprint, gapBetween, overlapOf, shareHeight } from './footprint.ts'
import { type Item, isHigh, mannerOf, nearestPair, type PlacedItem, type Placement, placeItem } from './furniture.ts'
import { Walkways } from './walkways.ts'

export type Violation = {
  code:
    | 'outside_room'
    | 'collision'
    | 'door_blocked'
    | 'window_blocked'
    | 'clearance'
    | 'off_wall'
    | 'unreachable'
    | 'walkway_blocked'
    | 'out_of_picture'
  id: string
  /** The conflicting item, if there is one. */
  other?: string
}

/** Touching is no collision: tolerance in metres. */
const TOUCH_M = 0.001
/** Tolerance of measures in centimetres, in metres. */
const CLOSE_M = 0.005
/** Further from its wall, a cabinet counts as free-standing. */
const AT_WALL_M = 0.08
/** Minimum share inside the picture. */
const LEAST_SEEN = 0.3
/** Keeps the camera's own place free. */
const CAMERA_PLACE: Footprint = { x: 0, z: 0, w: 0.8, d: 0.8, turn: 0 }
const CELL_M = 0.1

/** Every rule that an arrangement breaks; empty when it is valid. */
export function check(plan: FloorPlan, items: readonly Item[], placements: readonly Placement[]): Violation[] {
  const placedItems = placements.flatMap((placement): PlacedItem[] => {
    const item = items.find(({ id }) => id === placement.id)
    return item ? [placeItem(item, placement)] : []
  })
  return violationsOf(plan, placedItems)
}

function violationsOf(plan: FloorPlan, placedItems: readonly PlacedItem[]): Violation[] {
  const found = placedItems.flatMap((piece, index) => [
    ...withRoom(plan, piece),
    ...collisions(piece, placedItems.slice(index + 1)),
    ...clearance(plan, piece, placedItems),
  ])
  return [...found, ...withWalkways(plan, placedItems)]
}

/** True if a piece is valid among valid others; walkways are not checked. */
export const canStand = (plan: FloorPlan, piece: PlacedItem, others: readonly PlacedItem[]) =>
  isEmpty(withRoom(plan, piece)) &&
  isEmpty(collisions(piece, others)) &&
  isEmpty(clearance(plan, piece, others)) &&
  others.every((other) => isEmpty(clearance(plan, other, [piece])))

/** Hard constraints on a piece's position. */
export const obstacles = (plan: FloorPlan, piece: PlacedItem, others: readonly PlacedItem[]): Violation[] => [
  ...withRoom(plan, piece),
  ...collisions(piece, others),
]

const isEmpty = (found: Iterator<Violation>) => found.next().done === true

function* withRoom(plan: FloorPlan, { item, solid }: PlacedItem): Generator<Violation> {
  const { id } = item
  if (beyondWalls(plan, solid) > TOUCH_M) yield { code: 'outside_room', id }
  if (plan.kept.some((kept) => shareHeight(kept, solid) && overlapOf(kept, solid) > TOUCH_M))
    yield { code: 'collision', id }
  if (plan.view && overlapOf(CAMERA_PLACE, solid) > TOUCH_M) yield { code: 'collision', id }
  for (const opening of plan.openings)
    if (blocks(plan, opening, solid) > TOUCH_M) yield { code: `${opening.kind}_blocked`, id }
  if (mannerOf(item).stands === 'at-wall' && gapBehind(plan, solid) > AT_WALL_M) yield { code: 'off_wall', id }
  if (shareInPicture(plan, solid) < LEAST_SEEN) yield { code: 'out_of_picture', id }
}

function* collisions(piece: PlacedItem, others: readonly PlacedItem[]): Generator<Violation> {
  for (const other of others)
    if (shareHeight(piece.solid, other.solid) && overlapOf(piece.solid, other.solid) > TOUCH_M)
      yield { code: 'collision', id: piece.item.id, other: other.item.id }
}

/** Blocked clearance: walls, obstacles or other pieces where the piece's use needs room. */
function* clearance(plan: FloorPlan, piece: PlacedItem, others: readonly PlacedItem[]): Generator<Violation> {
  const inTheWay = (zone: Footprint): { id?: string } | undefined => {
    if (beyondWalls(plan, zone) > CLOSE_M || plan.kept.some((kept) => overlapOf(kept, zone) > CLOSE_M)) return {}
    return others.find((other) => other !== piece && hinders(piece, other, zone))?.item
  }
  for (const choices of piece.zones) {
    const taken = choices.map(inTheWay)
    if (taken.some((other) => other === undefined)) continue
    const other = taken.find((one) => one?.id)?.id
    yield { code: 'clearance', id: piece.item.id, ...(other && { other }) }
  }
}

function hinders(piece: PlacedItem, other: PlacedItem, zone: Footprint): boolean {
  if (isHigh(other.solid) || overlapOf(other.solid, zone) <= CLOSE_M) return false
  const nearest = nearestPair(piece.item, other.item)
  return nearest === undefined || gapBetween(piece.solid, other.solid) < nearest - CLOSE_M
}

function withWalkways(plan: FloorPlan, placedItems: readonly PlacedItem[]): Violation[] {
  const last = placedItems.at(-1)
  if (!last) return []
  const solids = placedItems.map(({ solid }) => solid)
  const ways = new Walkways(plan, [...plan.kept, ...solids], CELL_M)
  const found: Violation[] = placedItems
    .filter(({ zones }) => zones.length > 0 && !zones.flat().some((zone) => ways.reaches(zone)))
    .map(({ item }) => ({ code: 'unreachable', id: item.id }))
  const bare = new Walkways(plan, plan.kept, CELL_M)
  if (ways.entered.size > bare.entered.size) found.push({ code: 'walkway_blocked', id: last.item.id })
  return found
}

/** True if everything can be reached on foot. */
export const isWalkable = (plan: FloorPlan, placedItems: readonly PlacedItem[]) =>
  withWalkways(plan, placedItems).length === 0
