import { canStand, isWalkable } from './check.ts'
import { type FloorPlan, shareInPicture } from './floor-plan.ts'
import { BONDS, type Item, type PlacedItem, type Placement, placeItem } from './furniture.ts'
import { placesFor } from './places.ts'
import { isMainRight } from './placing-rules.ts'
import { ranked } from './ranking.ts'
import { seenWalls } from './seen-walls.ts'
import { mainPlaces, placesBeside } from './template-places.ts'
import { whereOf } from './templates/templates.ts'

export type Arranged = {
  placements: Placement[]
  /** Items without a valid place, in the requested order. */
  leftOut: { id: string; code: 'no_place' }[]
}

/** Places of the main piece that are tried. */
const TRIES = 12

/**
 * Places given furniture, the main piece first: each where its room's template has it, or else in the best free place.
 * Of several places of the main piece, the first with which most pieces stand. Deterministic; another seed begins at
 * another wall.
 */
export function arrange(plan: FloorPlan, items: readonly Item[], seed = 1): Arranged {
  const [main] = items
  let best: PlacedItem[] = []
  for (const place of main ? mainPlacesOf(plan, main, seed) : []) {
    const standing = around(plan, items, place)
    if (standing.length > best.length) best = standing
    if (best.length === items.length) break
  }
  // Without its main piece, the rest may still stand.
  const standing = best.length > 0 ? best : around(plan, items)
  return {
    placements: standing.map(({ item, solid: { x, z, turn } }) => ({ id: item.id, x, z, turn })),
    leftOut: items.filter((item) => !isAmong(standing, item)).map(({ id }) => ({ id, code: 'no_place' })),
  }
}

function around(plan: FloorPlan, items: readonly Item[], main?: PlacedItem): PlacedItem[] {
  const standing: PlacedItem[] = main ? [main] : []
  for (const item of items) {
    if (isAmong(standing, item) || isAlone(items, item, standing)) continue
    const piece = nextTo(plan, item, standing)
    if (piece) standing.push(piece)
  }
  return standing
}

/** The best place for one more piece among fixed ones; undefined when there is none. */
export function placeFor(
  plan: FloorPlan,
  items: readonly Item[],
  placements: readonly Placement[],
  item: Item,
): Placement | undefined {
  const others = placements.flatMap(({ id, ...place }): PlacedItem[] => {
    const other = items.find((one) => one.id === id)
    return other ? [placeItem(other, place)] : []
  })
  const best = nextTo(plan, item, others) ?? freePlaces(plan, item, others)[0]
  return best && { id: item.id, x: best.solid.x, z: best.solid.z, turn: best.solid.turn }
}

const isAmong = (standing: readonly PlacedItem[], item: Item) => standing.some((piece) => piece.item === item)

/** The main piece's places: by its template, at the wall that shows most or the next for the next seed; then others. */
function mainPlacesOf(plan: FloorPlan, item: Item, seed: number): PlacedItem[] {
  const walls = seenWalls(plan)
  const turned = walls.map((_, index) => walls[(index + seed - 1) % walls.length] as (typeof walls)[number])
  const wanted = whereOf(item.category).flatMap((where) =>
    turned.flatMap((wall) => mainPlaces(plan, where, item, wall).find((piece) => isMainRight(plan, piece)) ?? []),
  )
  const free = freePlaces(plan, item, []).filter((piece) => isWalkable(plan, [piece]))
  const some = Math.max(1, Math.floor(free.length / TRIES))
  return [...wanted, ...free.filter((_, index) => index % some === 0)]
}

function nextTo(plan: FloorPlan, item: Item, others: readonly PlacedItem[]): PlacedItem | undefined {
  const isFree = (piece: PlacedItem) => mayStand(plan, piece, others) && isWalkable(plan, [...others, piece])
  const [main] = others
  const meant = main ? whereOf(item.category).flatMap((where) => placesBeside(plan, where, item, main)) : []
  return meant.find(isFree) ?? bestPlace(plan, item, others)
}

/** Skips a piece whose partner was not placed, such as a coffee table without its sofa. */
const isAlone = (items: readonly Item[], { category }: Item, standing: readonly PlacedItem[]) =>
  BONDS.some(
    ({ of, to, how }) =>
      how === 'before' &&
      of === category &&
      items.some((item) => item.category === to) &&
      !standing.some(({ item }) => item.category === to),
  )

/** Minimum share of a piece inside the picture, so that it can be recognised. */
const LEAST_IN_PICTURE = 0.5

const mayStand = (plan: FloorPlan, piece: PlacedItem, others: readonly PlacedItem[]) =>
  shareInPicture(plan, piece.solid) >= LEAST_IN_PICTURE && canStand(plan, piece, others)

const bestPlace = (plan: FloorPlan, item: Item, others: readonly PlacedItem[]) =>
  freePlaces(plan, item, others).find((piece) => isWalkable(plan, [...others, piece]))

/** Valid places among others, best first; walkways are not checked yet. */
const freePlaces = (plan: FloorPlan, item: Item, others: readonly PlacedItem[]): PlacedItem[] =>
  ranked(
    plan,
    placesFor(plan, item, others).filter((piece) => mayStand(plan, piece, others)),
    others,
  )
