import type { Gradient } from '../picture.ts'

/** Radians by which an edge may differ from its region. */
export const TOLERANCE = Math.PI / 8
/** Gradient (brightness per pixel) below which a direction is noise. */
export const FAINTEST = 2
/** Minimum share of a rectangle that its region fills; below LSD's 0.7, because photos are softer. */
const DENSEST = 0.45

/** Centre, direction and extent of a region, weighted by gradient. */
export type EdgeRegion = { x: number; y: number; along: readonly [number, number]; from: number; to: number } & {
  length: number
  width: number
  count: number
}

/** Region growing and cutting of LSD: the edges of a picture, and which are taken. */
export class EdgeField {
  readonly taken: Uint8Array
  readonly #slopes: Gradient
  readonly #queue: Uint32Array

  constructor(slopes: Gradient) {
    this.#slopes = slopes
    this.taken = new Uint8Array(slopes.size.length)
    this.#queue = new Uint32Array(slopes.size.length)
  }

  /** Connected pixels around a seed with the region's direction, within the tolerance (radians). */
  grow(seed: number, tolerance: number): Uint32Array {
    const { width, height, x: slopeX, y: slopeY, size } = this.#slopes
    const leastSquare = Math.cos(tolerance) ** 2
    const queue = this.#queue
    queue[0] = seed
    this.taken[seed] = 1
    let [end, sumX, sumY] = [
      1,
      (slopeX[seed] as number) / (size[seed] as number),
      (slopeY[seed] as number) / (size[seed] as number),
    ]
    for (let next = 0; next < end; next++) {
      const pixel = queue[next] as number
      const [column, row] = [pixel % width, Math.floor(pixel / width)]
      for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++)
        for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++) {
          const near = y * width + x
          const strength = size[near] as number
          if (strength <= FAINTEST || this.taken[near]) continue
          const [unitX, unitY] = [(slopeX[near] as number) / strength, (slopeY[near] as number) / strength]
          const agreement = unitX * sumX + unitY * sumY
          if (agreement * Math.abs(agreement) < leastSquare * (sumX * sumX + sumY * sumY)) continue
          this.taken[near] = 1
          queue[end++] = near
          sumX += unitX
          sumY += unitY
        }
    }
    return queue.slice(0, end)
  }

  /**
   * The region's rectangle once it is dense: regrown with a tighter tolerance around bends, then cut back to its seed.
   */
  dense(region: Uint32Array, seed: number): EdgeRegion | undefined {
    const first = this.#rectangle(region)
    if (isDense(first)) return first
    this.#release(region)
    let kept = this.grow(seed, this.#spread(region, seed, first.width))
    let rectangle = this.#rectangle(kept)
    const { width } = this.#slopes
    const distance = (pixel: number) => apart(pixel, seed, width)
    let reach = rectangle.length
    while (!isDense(rectangle)) {
      reach *= 0.75
      const outer = kept.filter((pixel) => distance(pixel) > reach)
      kept = kept.filter((pixel) => distance(pixel) <= reach)
      this.#release(outer)
      if (kept.length < 4) return undefined
      rectangle = this.#rectangle(kept)
    }
    return rectangle
  }

  #release(region: Uint32Array) {
    for (const pixel of region) this.taken[pixel] = 0
  }

  /** Twice the standard deviation of directions near the seed (radians): a tolerance that stops at a bend. */
  #spread(region: Uint32Array, seed: number, reach: number): number {
    const { width, x, y } = this.#slopes
    let [count, squares] = [0, 0]
    const heading = Math.atan2(y[seed] as number, x[seed] as number)
    for (const pixel of region) {
      if (apart(pixel, seed, width) > reach) continue
      const turn = Math.atan2(y[pixel] as number, x[pixel] as number) - heading
      squares += Math.atan2(Math.sin(turn), Math.cos(turn)) ** 2
      count++
    }
    return Math.min(TOLERANCE, 2 * Math.sqrt(squares / Math.max(1, count)))
  }

  #rectangle(region: Uint32Array): EdgeRegion {
    const { width, size } = this.#slopes
    let [weight, x, y] = [0, 0, 0]
    for (const pixel of region) {
      const strength = size[pixel] as number
      weight += strength
      x += strength * (pixel % width)
      y += strength * Math.floor(pixel / width)
    }
    x /= weight
    y /= weight
    let [xx, yy, xy] = [0, 0, 0]
    for (const pixel of region) {
      const [dx, dy] = [(pixel % width) - x, Math.floor(pixel / width) - y]
      const strength = size[pixel] as number
      xx += strength * dx * dx
      yy += strength * dy * dy
      xy += strength * dx * dy
    }
    const heading = 0.5 * Math.atan2(2 * xy, xx - yy)
    const along = [Math.cos(heading), Math.sin(heading)] as const
    let [from, to, left, right] = [0, 0, 0, 0]
    for (const pixel of region) {
      const [dx, dy] = [(pixel % width) - x, Math.floor(pixel / width) - y]
      const [forward, sideways] = [dx * along[0] + dy * along[1], dy * along[0] - dx * along[1]]
      from = Math.min(from, forward)
      to = Math.max(to, forward)
      left = Math.min(left, sideways)
      right = Math.max(right, sideways)
    }
    return { x, y, along, from, to, length: to - from, width: right - left + 1, count: region.length }
  }
}

const isDense = ({ count, length, width }: EdgeRegion) => count >= DENSEST * length * width

/** Distance in pixels between two indices of an image of this width. */
function apart(a: number, b: number, width: number): number {
  const [x, y] = [(a % width) - (b % width), Math.floor(a / width) - Math.floor(b / width)]
  return Math.sqrt(x * x + y * y)
}
