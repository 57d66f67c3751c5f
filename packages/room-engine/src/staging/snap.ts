import { type FloorPlan, spanOf, WALLS } from './floor-plan.ts'
import { directionsOf, reachAlong, type Solid } from './footprint.ts'
import { type Item, type PlacedItem, type Placement, placeItem, SKIRTING_M } from './furniture.ts'

/** Snap distance, in metres and degrees. */
const REACH_M = 0.12
const REACH_DEGREES = 12

/** Snaps a dragged piece to quarter turns, walls and neighbours. `check` decides if the place is valid. */
export function snapped(
  plan: FloorPlan,
  items: readonly Item[],
  placements: readonly Placement[],
  dragged: Placement,
): Placement {
  const item = items.find(({ id }) => id === dragged.id)
  if (!item) return dragged
  const turn = squared(dragged.turn)
  const { solid } = placeItem(item, { ...dragged, turn })
  const others = placements.flatMap(({ id, ...place }): PlacedItem[] => {
    const other = items.find((one) => one.id === id)
    return other && id !== dragged.id ? [placeItem(other, place)] : []
  })
  const gap = item.mountedAtMm ? 0 : SKIRTING_M
  const lines = linesOf(plan, [...plan.kept, ...others.map((other) => other.solid)], gap)
  return {
    ...dragged,
    turn,
    x: dragged.x + nearest(edgesOf(solid, 0), lines[0]),
    z: dragged.z + nearest(edgesOf(solid, 1), lines[1]),
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
type Line = { at: number; edges: readonly (0 | 1 | 2)[] }

const isSquare = ({ turn }: Solid) => Math.abs(directionsOf(turn * 4).right[0] - 1) < 1e-6

function linesOf(plan: FloorPlan, neighbours: readonly Solid[], gap: number): [Line[], Line[]] {
  const lines: [Line[], Line[]] = [[], []]
  for (const wall of WALLS) {
    const axis = wall === 'left' || wall === 'right' ? 0 : 1
    const [from, to] = spanOf(plan, axis === 0 ? 'back' : 'left')
    const isLow = wall === 'left' || wall === 'front'
    lines[axis].push(isLow ? { at: from + gap, edges: [0] } : { at: to - gap, edges: [2] })
  }
  for (const neighbour of neighbours.filter(isSquare))
    for (const axis of [0, 1] as const) {
      const [from, middle, to] = edgesOf(neighbour, axis)
      lines[axis].push({ at: from, edges: [0, 2] }, { at: middle, edges: [1] }, { at: to, edges: [0, 2] })
    }
  return lines
}

/** Shift that brings one of the edges onto the nearest line in reach. */
function nearest(edges: readonly [number, number, number], lines: readonly Line[]): number {
  const moves = lines.flatMap(({ at, edges: fitting }) => fitting.map((edge) => at - edges[edge]))
  const [least = Number.POSITIVE_INFINITY] = moves.sort((a, b) => Math.abs(a) - Math.abs(b))
  return Math.abs(least) <= REACH_M ? least : 0
}
