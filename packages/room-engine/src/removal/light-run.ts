import { observe, solved } from '../linear-equations.ts'

/** Samples, and rounds of reweighting. */
const [SAMPLES, ROUNDS] = [3000, 4]
/** Residual (log light) from which samples lose weight. */
const DOUBTED = 0.06
/** Regularisation towards a flat surface. */
const STIFF = 1e-4

/** Light of a downscaled picture, row by row. */
export type LightMap = { width: number; light: Float32Array }

/**
 * Fits a quadratic surface to the light of some pixels, ignoring outliers (P. Holland, R. Welsch, "Robust regression
 * using iteratively reweighted least-squares", 1977); also returns the median residual.
 */
export function runOfLight(
  { width, light }: LightMap,
  count: number,
  placeAt: (index: number) => number,
): { expected: (index: number) => number; usual: number } {
  const step = Math.max(1, Math.floor(count / SAMPLES))
  const samples = Array.from({ length: Math.ceil(count / step) }, (_, index) => placeAt(index * step))
  const parts = FLAT.map(() => 0)
  let factors: readonly number[] = []
  const expected = (index: number) => {
    partsAt(index, width, parts)
    let sum = 0
    for (let part = 0; part < factors.length; part++) sum += (parts[part] as number) * (factors[part] as number)
    return sum
  }
  for (let round = 0; round < ROUNDS; round++) {
    const rows = FLAT.map(() => new Float64Array(FLAT.length + 1))
    for (const [bent, only] of FLAT.entries()) if (bent > 0) observe(rows, only, 0, samples.length * STIFF)
    for (const place of samples) {
      const seen = light[place] as number
      const weight = factors.length > 0 ? 1 / (1 + ((seen - expected(place)) / DOUBTED) ** 2) : 1
      partsAt(place, width, parts)
      observe(rows, parts, seen, weight)
    }
    factors = solved(rows) ?? factors
  }
  const sizes = samples
    .map((index) => Math.abs((light[index] as number) - expected(index)))
    .sort((one, other) => one - other)
  return { expected, usual: sizes[Math.floor(sizes.length / 2)] ?? 0 }
}

/** Writes the quadratic basis at a pixel into `parts`: x from the middle, y from the top, in picture widths. */
function partsAt(index: number, width: number, parts: number[]) {
  const x = (index % width) / width - 0.5
  const y = Math.floor(index / width) / width
  parts[0] = 1
  parts[1] = x
  parts[2] = y
  parts[3] = x * x
  parts[4] = x * y
  parts[5] = y * y
}

/** An identity matrix. */
const FLAT = [0, 1, 2, 3, 4, 5].map((part) => [0, 1, 2, 3, 4, 5].map((other) => (part === other ? 1 : 0)))
