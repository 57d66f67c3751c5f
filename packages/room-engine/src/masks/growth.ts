import type { Size } from './mask.ts'

/** How far the usual odds may be moved, and by which steps. */
const [FURTHEST, STEP] = [1, 0.1]
/** What a step away from the usual odds costs, against the strength of the border. */
const PER_SHIFT = 0.3
/** Strength above which a border is as good as any, and the unit in which it counts. */
const [STRONGEST, UNIT] = [12, 3]
/** A border of unknown strength, as many pixels long, belongs to each region. */
const [UNKNOWN, UNKNOWN_PX] = [8, 8]
/** Minimum pixels of a region. */
const FEWEST = 30

/**
 * How much to add to the odds of each pixel so that the region where they are positive ends at an edge: of the nested
 * regions around a tap, the one with the strongest border wins. Where it meets what is right already, nothing counts.
 */
export function bestGrowth(size: Size, edges: Float32Array, among: readonly number[], odds: Float32Array): number {
  const isAmong = new Uint8Array(edges.length)
  for (const pixel of among) isAmong[pixel] = 1
  const border = new Border(size, edges, isAmong)
  const ordered = Uint32Array.from(among).sort((a, b) => (odds[b] as number) - (odds[a] as number))
  let [best, shift, taken] = [Number.NEGATIVE_INFINITY, 0, 0]
  for (let step = -FURTHEST / STEP; step <= FURTHEST / STEP; step++) {
    while (taken < ordered.length && (odds[ordered[taken] as number] as number) + step * STEP > 0)
      border.take(ordered[taken++] as number)
    if (taken < FEWEST) continue
    const score = border.strength / UNIT - PER_SHIFT * Math.abs(step * STEP)
    if (score <= best) continue
    best = score
    shift = step * STEP
  }
  return shift
}

/** The border of a growing region. */
class Border {
  readonly #size: Size
  readonly #edges: Float32Array
  readonly #isAmong: Uint8Array
  readonly #isTaken: Uint8Array
  #sum = UNKNOWN * UNKNOWN_PX
  #length = UNKNOWN_PX

  constructor(size: Size, edges: Float32Array, isAmong: Uint8Array) {
    this.#size = size
    this.#edges = edges
    this.#isAmong = isAmong
    this.#isTaken = new Uint8Array(edges.length)
  }

  /** Mean strength of the edges along it. */
  get strength() {
    return this.#sum / this.#length
  }

  take(pixel: number) {
    const { width, height } = this.#size
    const column = pixel % width
    this.#isTaken[pixel] = 1
    if (column > 0) this.#meet(pixel, pixel - 1)
    if (column < width - 1) this.#meet(pixel, pixel + 1)
    if (pixel >= width) this.#meet(pixel, pixel - width)
    if (pixel + width < width * height) this.#meet(pixel, pixel + width)
  }

  #meet(pixel: number, other: number) {
    if (!this.#isAmong[other]) return
    const edge = Math.min(STRONGEST, Math.max(this.#edges[pixel] as number, this.#edges[other] as number))
    const sign = this.#isTaken[other] ? -1 : 1
    this.#sum += sign * edge
    this.#length += sign
  }
}
