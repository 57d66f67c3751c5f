import { randomFrom } from '@vuong-tron/geometry/numbers'
import { canStand, isWalkable } from './check.ts'
import { Cost } from './cost.ts'
import { type FloorPlan, shareInPicture } from './floor-plan.ts'
import { BONDS, type Item, type PlacedItem, type Placement, placeItem } from './furniture.ts'
import { anywhere, besidePartner, Chance, nudged, placesFor } from './moves.ts'

export type Arranged = {
  placements: Placement[]
  /** Items without a valid place, in the requested order. */
  leftOut: { id: string; code: 'no_place' }[]
}

/** Markov chains, and steps of each. */
const CHAINS = 3
const STEPS = 700
/** Start and end temperature of the annealing, in units of the cost. */
const HOT = 4
const COLD = 0.05

/**
 * Metropolis–Hastings over a cost (P. Merrell et al. 2011), annealed as in L. Yu et al. 2011, then settled without
 * collisions, blocked doors or unusable pieces. The main piece comes first. Deterministic by seed.
 */
export function arrange(plan: FloorPlan, items: readonly Item[], seed = 1): Arranged {
  const cost = new Cost(plan)
  const chains = Array.from({ length: CHAINS }, (_, chain) => {
    const walked = walk(plan, cost, items, new Chance(randomFrom(seed * 31 + chain)))
    return settle(plan, cost, items, walked)
  })
  const loss = (settled: readonly PlacedItem[]) => cost.of(settled) + missed(items, settled)
  const [best = []] = chains.sort((a, b) => loss(a) - loss(b))
  const placedItems = completed(plan, cost, items, best)
  return {
    placements: placedItems.map(({ item, solid: { x, z, turn } }) => ({ id: item.id, x, z, turn })),
    leftOut: items.filter((item) => !isAmong(placedItems, item)).map(({ id }) => ({ id, code: 'no_place' })),
  }
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
  const cost = new Cost(plan)
  const best = bestPlace(plan, cost, item, others) ?? freePlaces(plan, cost, item, others)[0]
  return best && { id: item.id, x: best.solid.x, z: best.solid.z, turn: best.solid.turn }
}

const isAmong = (placedItems: readonly PlacedItem[], item: Item) => placedItems.some((piece) => piece.item === item)

/** Penalty for left-out pieces; the main one costs most. */
const missed = (items: readonly Item[], placedItems: readonly PlacedItem[]) =>
  items.reduce((sum, item, index) => sum + (isAmong(placedItems, item) ? 0 : missedAt(index)), 0)
const missedAt = (index: number) => (index === 0 ? 30 : 2 + 6 / index)

function walk(plan: FloorPlan, cost: Cost, items: readonly Item[], chance: Chance): PlacedItem[] {
  let state = items.map((item) => anywhere(plan, item, chance))
  let current = cost.of(state)
  let best = { state, cost: current }
  for (let step = 0; step < STEPS; step++) {
    const temperature = HOT * (COLD / HOT) ** (step / STEPS)
    // Drawn first: most steps are rejected before the costly walkways are computed.
    const limit = current - temperature * Math.log(chance.between(1e-9, 1))
    const next = changed(plan, state, chance)
    const furniture = cost.ofFurniture(next)
    if (furniture >= limit) continue
    const whole = furniture + cost.ofWays(next)
    if (whole >= limit) continue
    ;[state, current] = [next, whole]
    if (current < best.cost) best = { state, cost: current }
  }
  return best.state
}

/** Moves one or two pieces. */
function changed(plan: FloorPlan, state: readonly PlacedItem[], chance: Chance): PlacedItem[] {
  const index = chance.index(state.length)
  const piece = state[index] as PlacedItem
  if (state.length > 1 && chance.below(0.1)) {
    const other = (index + 1 + chance.index(state.length - 1)) % state.length
    const [here, there] = [piece.solid, (state[other] as PlacedItem).solid]
    return state.map((old, at) => {
      if (at === index) return nudged(plan, placeItem(old.item, there), chance)
      return at === other ? nudged(plan, placeItem(old.item, here), chance) : old
    })
  }
  const moved = chance.below(0.35)
    ? (besidePartner(plan, piece.item, state, chance) ?? anywhere(plan, piece.item, chance))
    : chance.below(0.3)
      ? anywhere(plan, piece.item, chance)
      : nudged(plan, piece, chance)
  return state.map((old, at) => (at === index ? moved : old))
}

/** Places pieces in order: where the walk left them, or else in the best free place. */
function settle(plan: FloorPlan, cost: Cost, items: readonly Item[], walked: readonly PlacedItem[]): PlacedItem[] {
  const settled: PlacedItem[] = []
  for (const [index, item] of items.entries()) {
    if (isAlone(items, item, settled)) continue
    const first = walked[index] as PlacedItem
    const choice = isFree(plan, first, settled) ? first : bestPlace(plan, cost, item, settled)
    if (choice) settled.push(choice)
  }
  return settled
}

/** Adds left-out pieces by moving others aside. */
const completed = (plan: FloorPlan, cost: Cost, items: readonly Item[], settled: readonly PlacedItem[]) =>
  items.reduce<readonly PlacedItem[]>((placedItems, item, index) => {
    if (isAmong(placedItems, item) || isAlone(items, item, placedItems)) return placedItems
    return madeRoom(plan, cost, item, placedItems, missedAt(index)) ?? placedItems
  }, settled)

/** Skips a piece whose partner was not placed, such as a coffee table without its sofa. */
const isAlone = (items: readonly Item[], { category }: Item, placedItems: readonly PlacedItem[]) =>
  BONDS.some(
    ({ of, to, how }) =>
      how === 'before' &&
      of === category &&
      items.some((item) => item.category === to) &&
      !placedItems.some(({ item }) => item.category === to),
  )

/** Minimum share of a piece inside the picture, so that it can be recognised. */
const LEAST_IN_PICTURE = 0.5

const mayStand = (plan: FloorPlan, piece: PlacedItem, others: readonly PlacedItem[]) =>
  shareInPicture(plan, piece.solid) >= LEAST_IN_PICTURE && canStand(plan, piece, others)

const isFree = (plan: FloorPlan, piece: PlacedItem, others: readonly PlacedItem[]) =>
  mayStand(plan, piece, others) && isWalkable(plan, [...others, piece])

const bestPlace = (plan: FloorPlan, cost: Cost, item: Item, others: readonly PlacedItem[]) =>
  freePlaces(plan, cost, item, others).find((piece) => isWalkable(plan, [...others, piece]))

/** Valid places among others, best first; walkways are not checked yet. */
const freePlaces = (plan: FloorPlan, cost: Cost, item: Item, others: readonly PlacedItem[]): PlacedItem[] =>
  placesFor(plan, item, others)
    .filter((piece) => mayStand(plan, piece, others))
    .map((piece) => ({ piece, cost: cost.ofFurniture([...others, piece]) }))
    .sort((a, b) => a.cost - b.cost)
    .map(({ piece }) => piece)

/** Places tried for a piece before another is moved. */
const TRIES = 4

/** Fits one more piece by moving another; undefined when the result costs more than leaving it out. */
function madeRoom(
  plan: FloorPlan,
  cost: Cost,
  item: Item,
  settled: readonly PlacedItem[],
  worth: number,
): PlacedItem[] | undefined {
  const worst = cost.of(settled) + worth
  for (const moving of settled) {
    const rest = settled.filter((piece) => piece !== moving)
    const tried = freePlaces(plan, cost, item, rest)
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const piece = tried[Math.floor((attempt * tried.length) / TRIES)]
      if (!piece) break
      const aside = bestPlace(plan, cost, moving.item, [...rest, piece])
      if (!aside) continue
      const changed = settled.map((old) => (old === moving ? aside : old)).concat(piece)
      if (cost.of(changed) < worst) return changed
    }
  }
  return undefined
}
