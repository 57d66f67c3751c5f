/** Box filter: means over squares of radius `reachPx`, cropped at the border. */
export class BoxFilter {
  readonly #width: number
  readonly #height: number
  readonly #reach: number
  /** Scratch space of all means. */
  readonly #before: Float32Array

  constructor(width: number, height: number, reachPx: number) {
    this.#width = width
    this.#height = height
    this.#reach = reachPx
    this.#before = new Float32Array(width * height)
  }

  /** Writes into `plane` when it is given. */
  mean(value: (pixel: number) => number, plane = new Float32Array(this.#width * this.#height)): Float32Array {
    for (let pixel = 0; pixel < plane.length; pixel++) plane[pixel] = value(pixel)
    this.#across(plane)
    this.#down(plane)
    return plane
  }

  #across(plane: Float32Array) {
    const [width, reach] = [this.#width, this.#reach]
    const row = new Float32Array(width)
    const counts = countsOf(width, reach)
    for (let start = 0; start < plane.length; start += width) {
      row.set(plane.subarray(start, start + width))
      let sum = 0
      for (let x = 0; x < Math.min(reach, width); x++) sum += row[x] as number
      for (let x = 0; x < width; x++) {
        if (x + reach < width) sum += row[x + reach] as number
        if (x > reach) sum -= row[x - reach - 1] as number
        plane[start + x] = sum / (counts[x] as number)
      }
    }
  }

  #down(plane: Float32Array) {
    const [width, height, reach] = [this.#width, this.#height, this.#reach]
    const before = this.#before
    before.set(plane)
    const sums = new Float64Array(width)
    const counts = countsOf(height, reach)
    const add = (row: number, sign: number) => {
      if (row < 0 || row >= height) return
      for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + sign * (before[row * width + x] as number)
    }
    for (let row = 0; row < reach; row++) add(row, 1)
    for (let row = 0; row < height; row++) {
      add(row + reach, 1)
      add(row - reach - 1, -1)
      for (let x = 0; x < width; x++) plane[row * width + x] = (sums[x] as number) / (counts[row] as number)
    }
  }
}

/** Number of pixels that the window covers at each index of a row. */
const countsOf = (length: number, reach: number) =>
  Uint32Array.from({ length }, (_, index) => Math.min(length - 1, index + reach) - Math.max(0, index - reach) + 1)
