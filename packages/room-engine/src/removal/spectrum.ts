/** A square of complex numbers; the side is a power of two. */
export type Complex = { real: Float32Array; imaginary: Float32Array }

/** Fourier transforms of squares (J. Cooley, J. Tukey, 1965). */
export class Spectrum {
  readonly side: number
  readonly #cosines: Float64Array
  readonly #sines: Float64Array
  readonly #swaps: Int32Array

  /** Padded so that two grids of `cells` a side can be shifted without wrapping around. */
  constructor(cells: number) {
    this.side = 2 ** Math.ceil(Math.log2(cells * 2))
    const angles = Float64Array.from({ length: this.side / 2 }, (_, index) => (2 * Math.PI * index) / this.side)
    this.#cosines = angles.map(Math.cos)
    this.#sines = angles.map(Math.sin)
    const bits = Math.log2(this.side)
    this.#swaps = Int32Array.from({ length: this.side }, (_, index) => {
      let turned = 0
      for (let bit = 0; bit < bits; bit++) if (index & (1 << bit)) turned |= 1 << (bits - 1 - bit)
      return turned
    })
  }

  new = (): Complex => ({
    real: new Float32Array(this.side * this.side),
    imaginary: new Float32Array(this.side * this.side),
  })

  /** Transform of a grid in the square's corner; the result is transposed. Reuses `square` when given. */
  of(width: number, height: number, value: (cell: number) => number, square = this.new()): Complex {
    square.real.fill(0)
    square.imaginary.fill(0)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) square.real[y * this.side + x] = value(y * width + x)
    this.#rows(square, height, 1)
    this.#turn(square)
    this.#rows(square, this.side, 1)
    return square
  }

  /**
   * Real part of the inverse transform; shift (x, y) lies at x + y × side, negative shifts from the end. Overwrites the
   * spectrum, as each square takes 2 MB.
   */
  back(square: Complex): Float32Array {
    this.#rows(square, this.side, -1)
    this.#turn(square)
    this.#rows(square, this.side, -1)
    const { real } = square
    const scale = 1 / (this.side * this.side)
    for (let index = 0; index < real.length; index++) real[index] = (real[index] as number) * scale
    return real
  }

  /** Transposes, because rows are read fastest. */
  #turn({ real, imaginary }: Complex) {
    for (const values of [real, imaginary])
      for (let y = 1; y < this.side; y++)
        for (let x = 0; x < y; x++) {
          const here = y * this.side + x
          const there = x * this.side + y
          const value = values[here] as number
          values[here] = values[there] as number
          values[there] = value
        }
  }

  #rows({ real, imaginary }: Complex, count: number, sign: 1 | -1) {
    const { side } = this
    for (let row = 0; row < count; row++)
      this.#transform(
        real.subarray(row * side, (row + 1) * side),
        imaginary.subarray(row * side, (row + 1) * side),
        sign,
      )
  }

  #transform(real: Float32Array, imaginary: Float32Array, sign: 1 | -1) {
    const [side, cosines, sines, swaps] = [this.side, this.#cosines, this.#sines, this.#swaps]
    for (let index = 0; index < side; index++) {
      const other = swaps[index] as number
      if (other <= index) continue
      const r = real[index] as number
      const i = imaginary[index] as number
      real[index] = real[other] as number
      imaginary[index] = imaginary[other] as number
      real[other] = r
      imaginary[other] = i
    }
    for (let half = 1; half < side; half *= 2) {
      const turn = side / (2 * half)
      for (let block = 0; block < side; block += 2 * half)
        for (let index = 0; index < half; index++) {
          const c = cosines[index * turn] as number
          const s = -sign * (sines[index * turn] as number)
          const a = block + index
          const b = a + half
          const r = (real[b] as number) * c - (imaginary[b] as number) * s
          const i = (real[b] as number) * s + (imaginary[b] as number) * c
          real[b] = (real[a] as number) - r
          imaginary[b] = (imaginary[a] as number) - i
          real[a] = (real[a] as number) + r
          imaginary[a] = (imaginary[a] as number) + i
        }
    }
  }
}
