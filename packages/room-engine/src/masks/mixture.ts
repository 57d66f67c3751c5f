/** Symmetric 3 × 3 matrix: 11, 12, 13, 22, 23, 33. */
type Symmetric = [number, number, number, number, number, number]
type Mean = [number, number, number]

/** Sums from which a Gaussian follows. */
class Moments {
  count = 0
  readonly sum: Mean = [0, 0, 0]
  readonly squares: Symmetric = [0, 0, 0, 0, 0, 0]

  add(colours: Float32Array, pixel: number) {
    const a = colours[pixel * 3] as number
    const b = colours[pixel * 3 + 1] as number
    const c = colours[pixel * 3 + 2] as number
    const { sum, squares } = this
    this.count++
    sum[0] += a
    sum[1] += b
    sum[2] += c
    squares[0] += a * a
    squares[1] += a * b
    squares[2] += a * c
    squares[3] += b * b
    squares[4] += b * c
    squares[5] += c * c
  }

  get mean(): Mean {
    const { sum, count } = this
    return [sum[0] / count, sum[1] / count, sum[2] / count]
  }

  get covariance(): Symmetric {
    const [a, b, c] = this.mean
    const { squares, count } = this
    return [
      squares[0] / count - a * a,
      squares[1] / count - a * b,
      squares[2] / count - a * c,
      squares[3] / count - b * b,
      squares[4] / count - b * c,
      squares[5] / count - c * c,
    ]
  }
}

/** Added to each variance (colour units squared): sensor noise. */
const LEAST_VARIANCE = 0.5
/** Minimum pixels of a component. */
const FEWEST = 8
/** Numbers per component: mean, inverse covariance, and the constant cost of width and share. */
const NUMBERS = 10

/**
 * Gaussian mixture of an area's colours (C. Rother et al., "GrabCut", 2004), first split along the greatest variance
 * (M. Orchard, C. Bouman, 1991). `learnt` reassigns each pixel to its best component.
 */
export class Mixture {
  readonly #numbers: Float64Array
  readonly #size: number

  private constructor(groups: readonly Moments[]) {
    const kept = groups.filter(({ count }) => count >= FEWEST)
    const total = kept.reduce((sum, { count }) => sum + count, 0)
    this.#size = kept.length
    this.#numbers = Float64Array.from(kept.flatMap((group) => numbersOf(group, group.count / total)))
  }

  /** Fits a mixture to the colours (three numbers a pixel) of some pixels. */
  static of(colours: Float32Array, pixels: Uint32Array, size = 5): Mixture {
    return new Mixture(divided(colours, pixels, size).map((group) => momentsOf(colours, group)))
  }

  learnt(colours: Float32Array, pixels: Uint32Array): Mixture {
    const groups = Array.from({ length: this.#size }, () => new Moments())
    for (const pixel of pixels) {
      // Two variables, not a pair: this runs for every pixel in each round.
      let best = 0
      let least = Number.POSITIVE_INFINITY
      for (let index = 0; index < this.#size; index++) {
        const cost = this.#misfit(index, colours, pixel)
        if (cost >= least) continue
        best = index
        least = cost
      }
      groups[best]?.add(colours, pixel)
    }
    return new Mixture(groups)
  }

  /** Minus the log density of a pixel's colour under its best component. */
  cost(colours: Float32Array, pixel: number): number {
    let least = Number.POSITIVE_INFINITY
    for (let index = 0; index < this.#size; index++) least = Math.min(least, this.#misfit(index, colours, pixel))
    return least
  }

  #misfit(index: number, colours: Float32Array, pixel: number): number {
    const numbers = this.#numbers
    const from = index * NUMBERS
    const a = (colours[pixel * 3] as number) - (numbers[from] as number)
    const b = (colours[pixel * 3 + 1] as number) - (numbers[from + 1] as number)
    const c = (colours[pixel * 3 + 2] as number) - (numbers[from + 2] as number)
    return (
      (numbers[from + 9] as number) +
      a *
        (a * (numbers[from + 3] as number) +
          2 * (b * (numbers[from + 4] as number) + c * (numbers[from + 5] as number))) +
      b * (b * (numbers[from + 6] as number) + 2 * c * (numbers[from + 7] as number)) +
      c * c * (numbers[from + 8] as number)
    )
  }
}

function numbersOf(group: Moments, share: number): number[] {
  const [xx, xy, xz, yy, yz, zz] = group.covariance
  const [a, d, f] = [xx + LEAST_VARIANCE, yy + LEAST_VARIANCE, zz + LEAST_VARIANCE]
  const [aa, ab, ac] = [d * f - yz * yz, xz * yz - xy * f, xy * yz - xz * d]
  const determinant = a * aa + xy * ab + xz * ac
  const inverse = [aa, ab, ac, a * f - xz * xz, xy * xz - a * yz, a * d - xy * xy]
  // Halved here once: a Gaussian's exponent is half the squared distance.
  return [
    ...group.mean,
    ...inverse.map((value) => value / determinant / 2),
    Math.log(determinant) / 2 - Math.log(share),
  ]
}

function momentsOf(colours: Float32Array, pixels: Uint32Array): Moments {
  const moments = new Moments()
  for (const pixel of pixels) moments.add(colours, pixel)
  return moments
}

/** Splits the group of greatest variance at its mean until there are enough. */
function divided(colours: Float32Array, pixels: Uint32Array, size: number): Uint32Array[] {
  const groups = [{ pixels, ...mainAxis(momentsOf(colours, pixels)) }]
  while (groups.length < size) {
    const widest = groups.reduce((a, b) => (b.variance > a.variance ? b : a))
    if (widest.variance < LEAST_VARIANCE || widest.pixels.length < 2 * FEWEST) break
    const { axis, mean } = widest
    const isBeyond = (pixel: number) =>
      axis[0] * ((colours[pixel * 3] as number) - mean[0]) +
        axis[1] * ((colours[pixel * 3 + 1] as number) - mean[1]) +
        axis[2] * ((colours[pixel * 3 + 2] as number) - mean[2]) >
      0
    const halves = [widest.pixels.filter(isBeyond), widest.pixels.filter((pixel) => !isBeyond(pixel))]
    groups.splice(
      groups.indexOf(widest),
      1,
      ...halves.map((half) => ({ pixels: half, ...mainAxis(momentsOf(colours, half)) })),
    )
  }
  return groups.map((group) => group.pixels)
}

const ROUNDS = 16

/** Principal axis and its variance, by power iteration. */
function mainAxis(group: Moments): { axis: Mean; mean: Mean; variance: number } {
  const [xx, xy, xz, yy, yz, zz] = group.covariance
  let axis: Mean = [1, 1, 1]
  let variance = 0
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b, c] = axis
    const next: Mean = [xx * a + xy * b + xz * c, xy * a + yy * b + yz * c, xz * a + yz * b + zz * c]
    variance = Math.hypot(...next)
    if (variance < 1e-9) break
    axis = [next[0] / variance, next[1] / variance, next[2] / variance]
  }
  return { axis, mean: group.mean, variance }
}
