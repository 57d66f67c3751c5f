import type { FaceCells } from './face-cells.ts'
import type { Offset } from './offsets.ts'

/** Difference assumed for patterns that cannot be compared. */
const STRANGERS = 1
/** Cap, in spreads: one glint must not shape a seam. */
const WORST = 6

/** What each cell of the hole and its rim would show under each offset. */
export class PatternTable {
  readonly #pattern: Float32Array
  readonly #spread: number
  readonly #sites: Int32Array
  readonly #labels: number
  /** Three numbers per site and label; NaN first when the offset leaves the source. */
  readonly #values: Float32Array
  readonly #isKnown: Uint8Array

  constructor(cells: FaceCells, offsets: readonly Offset[], isKnown: Uint8Array, isWanted: (cell: number) => boolean) {
    const { chart, isUsable, pattern, spread } = cells
    this.#pattern = pattern
    this.#spread = spread
    this.#labels = offsets.length
    this.#sites = new Int32Array(isUsable.length).fill(-1)
    const wanted: number[] = []
    for (let cell = 0; cell < isUsable.length; cell++)
      if (isWanted(cell)) {
        this.#sites[cell] = wanted.length
        wanted.push(cell)
      }
    this.#values = new Float32Array(wanted.length * offsets.length * 3)
    for (let site = 0; site < wanted.length; site++)
      for (let label = 0; label < offsets.length; label++) {
        const cell = wanted[site] as number
        const { x, y } = offsets[label] as Offset
        const to = (site * offsets.length + label) * 3
        const column = (cell % chart.width) + x
        const row = Math.floor(cell / chart.width) + y
        between(pattern, isUsable, chart.width, chart.height, column, row, this.#values, to)
      }
    this.#isKnown = isKnown
  }

  #placeOf = (cell: number, label: number) => ((this.#sites[cell] as number) * this.#labels + label) * 3

  /** True if an offset leads a cell to source. */
  has = (cell: number, label: number) => !Number.isNaN(this.#values[this.#placeOf(cell, label)] as number)

  /** Difference of two offsets at a cell, in spreads. */
  difference(cell: number, label: number, other: number): number {
    const [a, b] = [this.#placeOf(cell, label), this.#placeOf(cell, other)]
    let sum = 0
    for (let channel = 0; channel < 3; channel++)
      sum += ((this.#values[a + channel] as number) - (this.#values[b + channel] as number)) ** 2
    return Number.isNaN(sum) ? STRANGERS : Math.min(WORST, sum / this.#spread)
  }

  /** Error of an offset at a known cell. */
  mistake(cell: number, label: number): number {
    if (!this.#isKnown[cell]) return 0
    const a = this.#placeOf(cell, label)
    let sum = 0
    for (let channel = 0; channel < 3; channel++)
      sum += ((this.#values[a + channel] as number) - (this.#pattern[cell * 3 + channel] as number)) ** 2
    return Number.isNaN(sum) ? STRANGERS : Math.min(WORST, sum / this.#spread)
  }
}

function between(
  pattern: Float32Array,
  isUsable: Uint8Array,
  width: number,
  height: number,
  column: number,
  row: number,
  values: Float32Array,
  to: number,
) {
  const [left, top] = [Math.floor(column), Math.floor(row)]
  const [across, below] = [column - left, row - top]
  values.fill(0, to, to + 3)
  for (let y = 0; y < 2; y++)
    for (let x = 0; x < 2; x++) {
      const share = (x ? across : 1 - across) * (y ? below : 1 - below)
      if (share < 1e-6) continue
      const [cx, cy] = [left + x, top + y]
      const from = cy * width + cx
      if (cx < 0 || cy < 0 || cx >= width || cy >= height || !isUsable[from]) {
        values[to] = Number.NaN
        return
      }
      for (let channel = 0; channel < 3; channel++)
        values[to + channel] = (values[to + channel] as number) + share * (pattern[from * 3 + channel] as number)
    }
}
