import { distanceTo } from './distance.ts'
import type { Size } from './mask.ts'

/** How far the usual odds may be moved, and by which steps. */
const [FURTHEST, STEP] = [1.6, 0.2]
/** What a step away from the usual odds costs, against the strength of the border. */
const PER_SHIFT = 0.3
/** Strength above which a border is as good as any, and the unit in which it counts. */
const [STRONGEST, UNIT] = [12, 6]
/** A border of unknown strength, as many pixels long, belongs to each region. */
const [UNKNOWN, UNKNOWN_PX] = [8, 8]
/** Minimum pixels of a region. */
const FEWEST = 30
/** What it costs that a region is wider elsewhere than where it was tapped. */
const OFF_MIDDLE = 1.5
/**
 * What a person takes away is small beside what is right: shares of what is marked cost nothing up to the first, then so
 * much a share, and no more from the last on, because a whole wall may be wrong.
 */
const [FAIR_SHARE, PER_SHARE, MOST_SHARE] = [0.2, 6, 0.4]

/**
 * How much to add to the odds of each pixel so that the region where they are positive is what a person meant: of the
 * nested regions around a tap, the one that ends at edges and has the tap in its middle, because the middle of what is
 * wrong is where people tap. Where it meets what is right already, its border does not count. `marked`: pixels of what a
 * tap takes away from; none where it adds.
 */
export function bestGrowth(
  size: Size,
  edges: Float32Array,
  at: number,
  among: readonly number[],
  odds: Float32Array,
  marked = 0,
): number {
  const isAmong = new Uint8Array(edges.length)
  for (const pixel of among) isAmong[pixel] = 1
  const border = new Border(size, edges, isAmong)
  const ordered = Uint32Array.from(among).sort((a, b) => (odds[b] as number) - (odds[a] as number))
  let [best, shift, taken] = [Number.NEGATIVE_INFINITY, 0, 0]
  for (let step = Math.round(-FURTHEST / STEP); step <= Math.round(FURTHEST / STEP); step++) {
    const before = taken
    while (taken < ordered.length && (odds[ordered[taken] as number] as number) + step * STEP > 0)
      border.take(ordered[taken++] as number)
    if (taken < FEWEST || taken === before) continue
    const beyond = marked > 0 ? Math.max(0, Math.min(MOST_SHARE, taken / marked) - FAIR_SHARE) : 0
    const score =
      border.strength / UNIT -
      PER_SHIFT * Math.abs(step * STEP) -
      PER_SHARE * beyond +
      OFF_MIDDLE * Math.log(middleness(size, at, border.isTaken))
    if (score <= best) continue
    best = score
    shift = step * STEP
  }
  return shift
}

/** Distance from a pixel to the border of a region, as a share of the greatest one. */
function middleness({ width, height }: Size, at: number, isTaken: Uint8Array): number {
  const [columns, rows] = [width + 2, height + 2]
  // The picture's rim is a border too: nobody can tap beyond it.
  const depth = distanceTo(columns, rows, (index) => {
    const [x, y] = [(index % columns) - 1, Math.floor(index / columns) - 1]
    return x < 0 || y < 0 || x >= width || y >= height || isTaken[y * width + x] === 0
  })
  let most = 1
  for (const here of depth) if (here > most) most = here
  return Math.max(1, depth[(Math.floor(at / width) + 1) * columns + (at % width) + 1] as number) / most
}

/** The border of a growing region. */
class Border {
  readonly isTaken: Uint8Array
  readonly #size: Size
  readonly #edges: Float32Array
  readonly #isAmong: Uint8Array
  #sum = UNKNOWN * UNKNOWN_PX
  #length = UNKNOWN_PX

  constructor(size: Size, edges: Float32Array, isAmong: Uint8Array) {
    this.#size = size
    this.#edges = edges
    this.#isAmong = isAmong
    this.isTaken = new Uint8Array(edges.length)
  }

  /** Mean strength of the edges along it. */
  get strength() {
    return this.#sum / this.#length
  }

  take(pixel: number) {
    const { width, height } = this.#size
    const column = pixel % width
    this.isTaken[pixel] = 1
    if (column > 0) this.#meet(pixel, pixel - 1)
    if (column < width - 1) this.#meet(pixel, pixel + 1)
    if (pixel >= width) this.#meet(pixel, pixel - width)
    if (pixel + width < width * height) this.#meet(pixel, pixel + width)
  }

  #meet(pixel: number, other: number) {
    if (!this.#isAmong[other]) return
    const edge = Math.min(STRONGEST, Math.max(this.#edges[pixel] as number, this.#edges[other] as number))
    const sign = this.isTaken[other] ? -1 : 1
    this.#sum += sign * edge
    this.#length += sign
  }
}
