import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { type FloorPlan, swingOf } from './floor-plan.ts'
import { distanceFrom, type Footprint, reachAlong, type Solid } from './footprint.ts'

/** Half of a 75 cm walkway. */
const HALF_WAY_M = 0.375
/** A place within this distance of a walkway can be stepped into: clearances may be dead ends. */
const STEP_M = 0.35
/** Higher things are walked under. */
const HEAD_M = 1.9

/**
 * Walkable cells (half a walkway from everything) and their connected components (circulation in Merrell et al. 2011,
 * accessibility in Yu et al. 2011).
 */
export class Walkways {
  readonly #plan: FloorPlan
  readonly #cell: number
  readonly #columns: number
  readonly #rows: number
  /** Per cell: 0 blocked, 1 not yet labelled, else its component. */
  readonly #part: Uint8Array
  /** Components that a door or the camera reaches. */
  readonly entered: ReadonlySet<number>

  constructor(plan: FloorPlan, solids: readonly Solid[], cellM: number) {
    this.#plan = plan
    this.#cell = cellM
    this.#columns = Math.max(1, Math.floor((plan.right - plan.left) / cellM))
    this.#rows = Math.max(1, Math.floor((plan.back - plan.front) / cellM))
    this.#part = new Uint8Array(this.#columns * this.#rows)
    this.#openBetweenWalls()
    for (const solid of solids) if (solid.low < HEAD_M) this.#close(solid)
    const largest = this.#count()
    const entered = new Set(entriesOf(plan).map((point) => this.#partNear(point)))
    entered.delete(0)
    this.entered = entered.size > 0 ? entered : new Set([largest])
  }

  /** True if a person who entered by a door can step into the place. */
  reaches(place: Footprint): boolean {
    const distance = distanceFrom(place)
    let isReached = false
    this.#visit(place, STEP_M, (cell, x, z) => {
      isReached ||= this.entered.has(this.#part[cell] as number) && distance(x, z) <= STEP_M
    })
    return isReached
  }

  #openBetweenWalls() {
    // A cell is represented by its middle.
    const margin = Math.round(HALF_WAY_M / this.#cell - 0.5)
    for (let row = margin; row < this.#rows - margin; row++)
      for (let column = margin; column < this.#columns - margin; column++)
        this.#part[row * this.#columns + column] = OPEN
  }

  #close(solid: Solid) {
    const distance = distanceFrom(solid)
    const least = HALF_WAY_M - this.#cell / 2
    this.#visit(solid, HALF_WAY_M, (cell, x, z) => {
      if (distance(x, z) < least) this.#part[cell] = 0
    })
  }

  /** Visits cells within a distance of a footprint. */
  #visit(footprint: Footprint, distance: number, visitor: (cell: number, x: number, z: number) => void) {
    const [across, along] = [reachAlong(footprint, [1, 0]) + distance, reachAlong(footprint, [0, 1]) + distance]
    const { left, front } = this.#plan
    const place = (metres: number, start: number, count: number) =>
      Math.min(count - 1, Math.max(0, Math.floor((metres - start) / this.#cell)))
    const from = place(footprint.x - across, left, this.#columns)
    const to = place(footprint.x + across, left, this.#columns)
    const far = place(footprint.z + along, front, this.#rows)
    for (let row = place(footprint.z - along, front, this.#rows); row <= far; row++)
      for (let column = from; column <= to; column++)
        visitor(row * this.#columns + column, left + (column + 0.5) * this.#cell, front + (row + 0.5) * this.#cell)
  }

  /** Labels components; returns the largest. */
  #count(): number {
    let [number, largest, most] = [OPEN as number, 0, 0]
    for (let start = 0; start < this.#part.length; start++) {
      if (this.#part[start] !== OPEN) continue
      number = Math.min(255, number + 1)
      const size = this.#spread(start, number)
      if (size > most) [largest, most] = [number, size]
    }
    return largest
  }

  #spread(start: number, number: number): number {
    const waiting = [start]
    let size = 0
    const reach = (cell: number) => {
      if (this.#part[cell] !== OPEN) return
      this.#part[cell] = number
      waiting.push(cell)
    }
    reach(start)
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      size++
      const column = cell % this.#columns
      reach(cell - this.#columns)
      reach(cell + this.#columns)
      if (column > 0) reach(cell - 1)
      if (column < this.#columns - 1) reach(cell + 1)
    }
    return size
  }

  #partNear([x, z]: Vec2): number {
    let [part, nearest] = [0, Number.POSITIVE_INFINITY]
    this.#visit({ x, z, w: 0, d: 0, turn: 0 }, 2 * HALF_WAY_M, (cell, cellX, cellZ) => {
      const distance = Math.hypot(cellX - x, cellZ - z)
      if (this.#part[cell] && distance < nearest) [part, nearest] = [this.#part[cell] as number, distance]
    })
    return part
  }
}

const OPEN = 1

/** Entrances: the doors, and the camera's position. */
function entriesOf(plan: FloorPlan): Vec2[] {
  const doors = plan.openings
    .filter(({ kind }) => kind === 'door')
    .map((door): Vec2 => {
      const { x, z } = swingOf(plan, door)
      return [x, z]
    })
  return plan.view ? [...doors, [0, 0]] : doors
}
