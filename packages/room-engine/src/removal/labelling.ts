import { GridCut, NEIGHBOURS } from '../masks/grid-cut.ts'
import { cellCentre } from './chart.ts'
import type { FaceCells } from './face-cells.ts'
import { type Offset, scaleCost } from './offsets.ts'
import { PatternTable } from './pattern-table.ts'

/** The cut needs integer costs: this is one seam between two unrelated patterns. */
const WHOLE = 1000
/** Cost of copying from a cell that is not source. */
const FORBIDDEN = 5000 * WHOLE
/** Cost of a source at another scale, in seams. */
const SCALE_WEIGHT = 0.15
/** The four adjacent neighbours, as columns and rows: every second one of the cut's eight. */
const WAYS = NEIGHBOURS.filter((_, index) => index % 2 === 0)
/** The first two, so that each pair is joined once. */
const JOINED = 2

/**
 * Offset that fills each cell of the hole, or −1 (Y. Pritch, E. Kav-Venaki, S. Peleg, "Shift-map image editing", ICCV
 * 2009), by α-expansion (Y. Boykov et al., 2001); irregular costs are truncated as in C. Rother et al., "Digital
 * tapestry", 2005. Yields progress, 0 to 1.
 */
export function* labelCells(
  cells: FaceCells,
  offsets: readonly Offset[],
  isOpen: Uint8Array,
  isFilled: Uint8Array,
  sweeps: number,
): Generator<number, Int16Array> {
  const labelling = new Labelling(cells, offsets, isOpen, isFilled)
  let worst = Number.POSITIVE_INFINITY
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let changed = 0
    for (let label = 0; label < offsets.length; label++) {
      changed += labelling.expand(label)
      yield (sweep + (label + 1) / offsets.length) / sweeps
    }
    if (changed === 0 || changed >= worst) break
    worst = changed
  }
  return labelling.labels
}

class Labelling {
  readonly labels: Int16Array
  readonly #width: number
  readonly #height: number
  readonly #cut: GridCut
  readonly #table: PatternTable
  readonly #count: number
  readonly #free: readonly number[]
  /** Index of each free cell; −1 for the others. */
  readonly #sites: Int32Array
  readonly #isFree: Uint8Array
  readonly #isKnown: Uint8Array
  /** Cost of each label for each free cell. */
  readonly #data: Int32Array
  readonly #pull: Int32Array

  constructor(cells: FaceCells, offsets: readonly Offset[], isOpen: Uint8Array, isFilled: Uint8Array) {
    const { isUsable, chart } = cells
    this.#width = chart.width
    this.#height = chart.height
    this.#cut = new GridCut(chart.width, chart.height)
    this.#count = offsets.length
    this.labels = new Int16Array(isOpen.length).fill(-1)
    this.#isFree = isOpen
    this.#isKnown = isUsable.map((usable, cell) => usable | (isFilled[cell] as number))
    this.#free = [...isOpen.keys()].filter((cell) => isOpen[cell])
    this.#sites = new Int32Array(isOpen.length).fill(-1)
    for (const [index, cell] of this.#free.entries()) this.#sites[cell] = index
    const isRim = new Uint8Array(isOpen.length)
    for (const cell of this.#free)
      for (let way = 0; way < 4; way++) if (this.#neighbour(cell, way) >= 0) isRim[this.#neighbour(cell, way)] = 1
    this.#table = new PatternTable(cells, offsets, this.#isKnown, (cell) => isOpen[cell] === 1 || isRim[cell] === 1)
    this.#data = this.#dataCosts(cells, offsets)
    this.#pull = new Int32Array(isOpen.length)
    for (const cell of this.#free) this.labels[cell] = this.#cheapest(cell)
  }

  /** Offers one label to all cells; returns how many took it. */
  expand(label: number): number {
    const { labels } = this
    const cut = this.#cut
    cut.clear()
    const takers: number[] = []
    for (const cell of this.#free)
      if (labels[cell] !== label && this.#isPossible(cell, label)) {
        takers.push(cell)
        this.#pull[cell] = this.#costOf(cell, label) - this.#costOf(cell, labels[cell] as number)
      }
    const isTaker = new Uint8Array(labels.length)
    for (const cell of takers) isTaker[cell] = 1
    for (const cell of takers)
      for (let way = 0; way < 4; way++) {
        const other = this.#neighbour(cell, way)
        if (other < 0 || !this.#isFree[other]) continue
        if (!isTaker[other])
          this.#draw(cell, this.#seam(cell, other, label, labels[other] as number) - this.#seamNow(cell, other))
        else if (way < JOINED) this.#join(cut, cell, other, way * 2, label)
      }
    for (const cell of takers) {
      const [x, y] = [cell % this.#width, Math.floor(cell / this.#width)]
      cut.pull(cut.nodeAt(x, y), this.#pull[cell] as number)
    }
    cut.solve()
    let taken = 0
    for (const cell of takers)
      if (!cut.isWithSource(cut.nodeAt(cell % this.#width, Math.floor(cell / this.#width)))) {
        labels[cell] = label
        taken++
      }
    return taken
  }

  #draw(cell: number, cost: number) {
    this.#pull[cell] = (this.#pull[cell] as number) + cost
  }

  /** Seam between two free cells: a unary part for each, and a pairwise part. */
  #join(cut: GridCut, cell: number, other: number, way: number, label: number) {
    const [mine, theirs] = [this.labels[cell] as number, this.labels[other] as number]
    const otherChanges = this.#seam(cell, other, mine, label)
    const thisChanges = this.#seam(cell, other, label, theirs)
    const now = Math.min(this.#seamNow(cell, other), otherChanges + thisChanges)
    const parting = (otherChanges + thisChanges - now) >> 1
    this.#draw(cell, thisChanges - now - parting)
    this.#draw(other, parting - thisChanges)
    if (parting > 0) cut.link(cut.nodeAt(cell % this.#width, Math.floor(cell / this.#width)), way, parting)
  }

  #seamNow = (cell: number, other: number) =>
    this.#seam(cell, other, this.labels[cell] as number, this.labels[other] as number)

  #seam(cell: number, other: number, label: number, otherLabel: number): number {
    if (label === otherLabel) return 0
    return Math.round(
      WHOLE * (this.#table.difference(cell, label, otherLabel) + this.#table.difference(other, label, otherLabel)),
    )
  }

  /** −1 outside the chart. */
  #neighbour(cell: number, way: number): number {
    const [dx, dy] = WAYS[way] as (typeof WAYS)[number]
    const x = (cell % this.#width) + dx
    const y = Math.floor(cell / this.#width) + dy
    return x < 0 || y < 0 || x >= this.#width || y >= this.#height ? -1 : y * this.#width + x
  }

  #isPossible = (cell: number, label: number) => this.#costOf(cell, label) < FORBIDDEN
  #costOf = (cell: number, label: number) => (label < 0 ? FORBIDDEN : (this.#data[this.#costAt(cell, label)] as number))

  #costAt = (cell: number, label: number) => (this.#sites[cell] as number) * this.#count + label

  #dataCosts({ chart }: FaceCells, offsets: readonly Offset[]): Int32Array {
    const data = new Int32Array(this.#free.length * this.#count)
    for (const cell of this.#free) {
      const [u, v] = cellCentre(chart, cell)
      const here = chart.plane.pixelsPerMetre(u, v)
      for (let label = 0; label < offsets.length; label++) {
        const { x, y } = offsets[label] as Offset
        const index = this.#costAt(cell, label)
        if (!this.#table.has(cell, label)) {
          data[index] = FORBIDDEN
          continue
        }
        const there = chart.plane.pixelsPerMetre(u + x * chart.cellM, v + y * chart.cellM)
        let cost = SCALE_WEIGHT * scaleCost(here, there)
        for (let way = 0; way < 4; way++) {
          const other = this.#neighbour(cell, way)
          if (other >= 0 && this.#isKnown[other]) cost += 2 * this.#table.mistake(other, label)
        }
        data[index] = Math.round(WHOLE * cost)
      }
    }
    return data
  }

  #cheapest(cell: number): number {
    let [best, least] = [-1, FORBIDDEN]
    for (let label = 0; label < this.#count; label++) {
      const cost = this.#costOf(cell, label)
      if (cost < least) [best, least] = [label, cost]
    }
    return best
  }
}
