import { beyondWalls, blocks, type FloorPlan, gapBehind } from './floor-plan.ts'
import { directionsOf, gapBetween, overlapOf, shareHeight } from './footprint.ts'
import { BONDS, isHigh, mannerOf, nearestPair, type PlacedItem } from './furniture.ts'
import { facing, hidden, overlooked, type Sight, sightOf, unseen } from './visibility.ts'
import { Walkways } from './walkways.ts'

/**
 * Weights of the guidelines of P. Merrell et al., "Interactive furniture layout using interior design guidelines",
 * 2011, and L. Yu et al., "Make it home", 2011, tuned by eye. A metre of collision outweighs everything else.
 */
const WEIGHTS = {
  collision: 14,
  walls: 14,
  door: 10,
  window: 5,
  clearance: 8,
  circulation: 3,
  pairs: 3,
  conversation: 2,
  alignment: 1,
  balance: 1.5,
  visibility: 3,
  emphasis: 1.5,
}

const COARSE_CELL_M = 0.25

/** Cost of arrangements in a room; lower is better. The first piece is the main one. */
export class Cost {
  readonly #plan: FloorPlan
  /** Cached terms of single pieces, which are asked for repeatedly. */
  readonly #known = new WeakMap<PlacedItem, Known>()

  constructor(plan: FloorPlan) {
    this.#plan = plan
  }

  of(placedItems: readonly PlacedItem[]): number {
    return this.ofFurniture(placedItems) + this.ofWays(placedItems)
  }

  ofFurniture(placedItems: readonly PlacedItem[]): number {
    const plan = this.#plan
    const known = placedItems.map((piece) => this.#of(piece))
    let cost = WEIGHTS.balance * imbalance(plan, placedItems) + WEIGHTS.emphasis * overlooked(plan, placedItems)
    for (const [index, piece] of placedItems.entries()) {
      const { alone, sight } = known[index] as Known
      cost += alone
      for (let next = index + 1; next < placedItems.length; next++) {
        cost += together(plan, piece, placedItems[next] as PlacedItem)
        if (plan.view) cost += WEIGHTS.visibility * hidden(sight, (known[next] as Known).sight)
      }
    }
    return cost
  }

  /** The walkway term; never negative. */
  ofWays = (placedItems: readonly PlacedItem[]) => WEIGHTS.circulation * unreachable(this.#plan, placedItems)

  #of(piece: PlacedItem): Known {
    const known = this.#known.get(piece) ?? { alone: alone(this.#plan, piece), sight: sightOf(piece) }
    this.#known.set(piece, known)
    return known
  }
}

type Known = { alone: number; sight: Sight }

function alone(plan: FloorPlan, piece: PlacedItem): number {
  const { solid, zones } = piece
  let cost = WEIGHTS.walls * Math.max(0, beyondWalls(plan, solid))
  for (const kept of plan.kept) if (shareHeight(kept, solid)) cost += WEIGHTS.collision * overlapOf(kept, solid)
  for (const opening of plan.openings) cost += WEIGHTS[opening.kind] * blocks(plan, opening, solid)
  for (const choices of zones) {
    const taken = choices.map(
      (zone) => Math.max(0, beyondWalls(plan, zone)) + plan.kept.reduce((sum, kept) => sum + overlapOf(kept, zone), 0),
    )
    cost += WEIGHTS.clearance * Math.min(...taken)
  }
  return cost + WEIGHTS.alignment * misalignment(plan, piece) + WEIGHTS.visibility * unseen(plan, piece)
}

function together(plan: FloorPlan, a: PlacedItem, b: PlacedItem): number {
  let cost = shareHeight(a.solid, b.solid) ? WEIGHTS.collision * overlapOf(a.solid, b.solid) : 0
  cost += WEIGHTS.clearance * (crowded(a, b) + crowded(b, a))
  for (const bond of BONDS) {
    if (bond.of === a.item.category && bond.to === b.item.category) cost += WEIGHTS.pairs * strain(plan, bond, a, b)
    if (bond.of === b.item.category && bond.to === a.item.category) cost += WEIGHTS.pairs * strain(plan, bond, b, a)
  }
  const isTalk = a.item.category === 'sofa' && b.item.category === 'sofa'
  return isTalk ? cost + WEIGHTS.conversation * silence(a, b) : cost
}

/** Metres by which another piece intrudes into a piece's clearance. */
function crowded(piece: PlacedItem, other: PlacedItem): number {
  if (isHigh(other.solid)) return 0
  const nearest = nearestPair(piece.item, other.item)
  if (nearest !== undefined) return Math.max(0, nearest - Math.max(0, gapBetween(piece.solid, other.solid)))
  return piece.zones.reduce((sum, choices) => sum + Math.min(...choices.map((zone) => overlapOf(zone, other.solid))), 0)
}

/** How far a pair is from its wanted distance and angle. */
function strain(
  plan: FloorPlan,
  { how, from, upTo }: (typeof BONDS)[number],
  piece: PlacedItem,
  to: PlacedItem,
): number {
  const gap = gapBetween(piece.solid, to.solid)
  const distance = Math.max(0, from - gap, gap - upTo)
  if (how === 'near') return distance
  const { right, front } = directionsOf(to.solid.turn)
  const [x, z] = [piece.solid.x - to.solid.x, piece.solid.z - to.solid.z]
  const [aside, ahead] = [Math.abs(x * right[0] + z * right[1]), x * front[0] + z * front[1]]
  const behind = ahead > 0 ? 0 : 1
  if (how === 'before') return distance + 2 * aside + 2 * behind + quarterTurns(piece, to)
  // A screen has to face its viewers.
  const looks = directionsOf(piece.solid.turn).front
  const away = (1 + looks[0] * front[0] + looks[1] * front[1]) / 2
  const room = Math.min(plan.right - plan.left, plan.back - plan.front)
  return Math.max(0, from - gap, gap - Math.max(upTo, room)) + 0.6 * aside + behind + away
}

/** 0 when parallel along the longer sides, 0.5 when a quarter turn apart. */
function quarterTurns(a: PlacedItem, b: PlacedItem): number {
  const isSquare = Math.abs(a.solid.w - a.solid.d) < 0.05
  return isSquare ? 0 : Math.abs(Math.sin(((a.solid.turn - b.solid.turn) * Math.PI) / 180)) / 2
}

/** Conversation: seats face each other, 1 to 2.5 metres apart (Merrell et al.). */
function silence(a: PlacedItem, b: PlacedItem): number {
  const gap = gapBetween(a.solid, b.solid)
  const looks = [
    [a, b],
    [b, a],
  ].map(([from, to]) => facing(from as PlacedItem, [(to as PlacedItem).solid.x, (to as PlacedItem).solid.z]))
  return Math.max(0, 0.3 - gap, gap - 2.5) + looks.reduce((sum, look) => sum + (1 - look) / 2, 0)
}

/** A sofa is at a wall or well away from it; tall pieces are near the ends of walls. */
function misalignment(plan: FloorPlan, { item, solid }: PlacedItem): number {
  if (mannerOf(item).stands === 'free') return 0
  const gap = gapBehind(plan, solid)
  if (mannerOf(item).stands === 'either') return gap < 0.9 ? 2 * gap : 0.9
  return Math.min(1, gap)
}

/** Offset of the visual centre of mass from the room's middle, in half rooms (Merrell et al.). */
function imbalance(plan: FloorPlan, placedItems: readonly PlacedItem[]): number {
  const pieces = [...placedItems.map(({ solid }) => solid), ...plan.kept]
  let [x, z, total] = [0, 0, 0]
  for (const piece of pieces) {
    const mass = piece.w * piece.d * (0.5 + piece.high - piece.low)
    x += mass * piece.x
    z += mass * piece.z
    total += mass
  }
  if (total === 0) return 0
  const [halfWidth, halfDepth] = [(plan.right - plan.left) / 2, (plan.back - plan.front) / 2]
  return Math.hypot(
    (x / total - (plan.left + halfWidth)) / halfWidth,
    // A picture shows the far half of a room: weight may lie there.
    plan.view ? 0 : (z / total - (plan.front + halfDepth)) / halfDepth,
  )
}

function unreachable(plan: FloorPlan, placedItems: readonly PlacedItem[]): number {
  const ways = new Walkways(plan, [...plan.kept, ...placedItems.map(({ solid }) => solid)], COARSE_CELL_M)
  const cut = placedItems.filter(({ zones }) => zones.length > 0 && !zones.flat().some((zone) => ways.reaches(zone)))
  return cut.length + Math.max(0, ways.entered.size - 1)
}
