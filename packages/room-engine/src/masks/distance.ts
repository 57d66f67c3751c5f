/** Squared distance that counts as infinite. */
const FAR = 1e12
/** Single precision rounds `FAR`. */
const NEARLY_FAR = 0.99 * FAR

/**
 * Exact distance in pixels to the nearest pixel where `isThere` (P. Felzenszwalb, D. Huttenlocher, "Distance transforms
 * of sampled functions", 2012). Infinity when there is none.
 */
export function distanceTo(width: number, height: number, isThere: (pixel: number) => boolean): Float32Array {
  const squares = new Float32Array(width * height)
  for (let pixel = 0; pixel < squares.length; pixel++) squares[pixel] = isThere(pixel) ? 0 : FAR
  const envelope = new Envelope(Math.max(width, height))
  for (let x = 0; x < width; x++) envelope.lower(squares, x, width, height)
  for (let y = 0; y < height; y++) envelope.lower(squares, y * width, 1, width)
  for (let pixel = 0; pixel < squares.length; pixel++) {
    const square = squares[pixel] as number
    squares[pixel] = square >= NEARLY_FAR ? Number.POSITIVE_INFINITY : Math.sqrt(square)
  }
  return squares
}

/** Lower envelope of parabolas over one row or column. */
class Envelope {
  readonly #values: Float64Array
  readonly #places: Int32Array
  readonly #borders: Float64Array

  constructor(length: number) {
    this.#values = new Float64Array(length)
    this.#places = new Int32Array(length)
    this.#borders = new Float64Array(length + 1)
  }

  /** Replaces `count` values from `start`, `stride` apart, by those of the envelope. */
  lower(squares: Float32Array, start: number, stride: number, count: number) {
    const [values, places, borders] = [this.#values, this.#places, this.#borders]
    for (let index = 0; index < count; index++) values[index] = squares[start + index * stride] as number
    let last = 0
    places[0] = 0
    borders[0] = Number.NEGATIVE_INFINITY
    borders[1] = Number.POSITIVE_INFINITY
    for (let index = 1; index < count; index++) {
      let border = this.#crossing(index, places[last] as number)
      while (border <= (borders[last] as number)) border = this.#crossing(index, places[--last] as number)
      places[++last] = index
      borders[last] = border
      borders[last + 1] = Number.POSITIVE_INFINITY
    }
    for (let index = 0, parabola = 0; index < count; index++) {
      while ((borders[parabola + 1] as number) < index) parabola++
      const foot = places[parabola] as number
      squares[start + index * stride] = (index - foot) ** 2 + (values[foot] as number)
    }
  }

  #crossing(index: number, before: number): number {
    const here = this.#values[index] as number
    const there = this.#values[before] as number
    return (here + index * index - there - before * before) / (2 * (index - before))
  }
}
