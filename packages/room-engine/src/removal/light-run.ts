import { observe, solved } from '../linear-equations.ts'

/** So many places tell how light runs, in so many rounds. */
const [SAMPLES, ROUNDS] = [3000, 4]
/** Differences of this size (logarithm of light) begin to be doubted. */
const DOUBTED = 0.06
/** A surface that nothing bends stays flat; against this share of what was seen. */
const STIFF = 1e-4

/** Light at the places of a small picture, row by row. */
export type LightMap = { width: number; light: Float32Array }

/**
 * How light runs over so many places of a face: a quadratic surface, fitted without what it does not explain (P. Holland,
 * R. Welsch, "Robust regression using iteratively reweighted least-squares", 1977); and how much the places differ from
 * it, half of them less than that.
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

/** Writes into `parts` what light is made of at a place: x from the middle, y from the top, in parts of the picture's width. */
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

/** One equation for each part alone. */
const FLAT = [0, 1, 2, 3, 4, 5].map((part) => [0, 1, 2, 3, 4, 5].map((other) => (part === other ? 1 : 0)))
