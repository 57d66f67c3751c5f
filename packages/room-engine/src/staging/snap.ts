import { type FloorPlan, spanOf, WALLS, wallRunBehind } from './floor-plan.ts'
import { directionsOf, reachAlong, type Solid } from './footprint.ts'
import { type Item, type PlacedItem, type Placement, placeItem, SKIRTING_M } from './furniture.ts'

/** Snap distance, in metres and degrees. */
const REACH_M = 0.12
const REACH_DEGREES = 12

/** What a dragged piece has snapped to: a wall, the middle of the wall behind it, or the edge or middle of a neighbour. */
export type Snap = {
  of: 'wall' | 'middle' | 'neighbour'
  /** 0: the line is at an x; 1: at a z. */
  axis: 0 | 1
  /** Metres. */
  at: number
}

/** A place, and what it has snapped to: at most one thing in each direction. */
export type Snapped = { placement: Placement; snaps: Snap[] }

/** Snaps a dragged piece to quarter turns, walls and neighbours. `check` decides if the place is valid. */
export function snapped(
  plan: FloorPlan,
  items: readonly Item[],
  placements: readonly Placement[],
  dragged: Placement,
): Snapped {
  const item = items.find(({ id }) => id === dragged.id)
  if (!item) return { placement: dragged, snaps: [] }
  const turn = squared(dragged.turn)
  const { solid } = placeItem(item, { ...dragged, turn })
  const others = placements.flatMap(({ id, ...place }): PlacedItem[] => {
    const other = items.find((one) => one.id === id)
    return other && id !== dragged.id ? [placeItem(other, place)] : []
  })
  const gap = item.mountedAtMm ? 0 : SKIRTING_M
  const lines = linesOf(plan, solid, [...plan.kept, ...others.map((other) => other.solid)], gap)
  const [across, along] = [nearest(edgesOf(solid, 0), lines[0]), nearest(edgesOf(solid, 1), lines[1])]
  return {
    placement: { ...dragged, turn, x: dragged.x + (across?.move ?? 0), z: dragged.z + (along?.move ?? 0) },
    snaps: [across, along].flatMap((found, axis) =>
      found ? [{ of: found.line.of, axis: axis as 0 | 1, at: found.line.at }] : [],
    ),
  }
}

function squared(turn: number): number {
  const quarter = Math.round(turn / 90) * 90
  return Math.abs(turn - quarter) <= REACH_DEGREES ? ((quarter % 360) + 360) % 360 : turn
}

/** Start, middle and end of a footprint along x (0) or z (1). */
function edgesOf(solid: Solid, axis: 0 | 1): [number, number, number] {
  const middle = axis === 0 ? solid.x : solid.z
  const reach = reachAlong(solid, axis === 0 ? [1, 0] : [0, 1])
  return [middle - reach, middle, middle + reach]
}

/** A snap line, and which edges of a piece may lie on it. */
type Line = Pick<Snap, 'of' | 'at'> & { edges: readonly (0 | 1 | 2)[] }

const isSquare = ({ turn }: Solid) => Math.abs(directionsOf(turn * 4).right[0] - 1) < 1e-6

function linesOf(plan: FloorPlan, solid: Solid, neighbours: readonly Solid[], gap: number): [Line[], Line[]] {
  const lines: [Line[], Line[]] = [[], []]
  for (const wall of WALLS) {
    const axis = wall === 'left' || wall === 'right' ? 0 : 1
    const [from, to] = spanOf(plan, axis === 0 ? 'back' : 'left')
    const isLow = wall === 'left' || wall === 'front'
    lines[axis].push(isLow ? { of: 'wall', at: from + gap, edges: [0] } : { of: 'wall', at: to - gap, edges: [2] })
  }
  const behind = isSquare(solid) ? wallRunBehind(plan, solid) : undefined
  if (behind) {
    const axis = behind.wall === 'left' || behind.wall === 'right' ? 1 : 0
    lines[axis].push({ of: 'middle', at: (behind.from + behind.to) / 2, edges: [1] })
  }
  for (const neighbour of neighbours.filter(isSquare))
    for (const axis of [0, 1] as const) {
      const [from, middle, to] = edgesOf(neighbour, axis)
      const of = 'neighbour'
      lines[axis].push({ of, at: from, edges: [0, 2] }, { of, at: middle, edges: [1] }, { of, at: to, edges: [0, 2] })
    }
  return lines
}

/** The nearest line in reach, and the shift that brings one of the edges onto it. */
function nearest(edges: readonly [number, number, number], lines: readonly Line[]) {
  const moves = lines.flatMap((line) => line.edges.map((edge) => ({ line, move: line.at - edges[edge] })))
  const [least] = moves.sort((a, b) => Math.abs(a.move) - Math.abs(b.move))
  return least && Math.abs(least.move) <= REACH_M ? least : undefined
}
