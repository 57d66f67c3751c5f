import { observe, solved } from '../linear-equations.ts'

/** So many places tell how light runs, in so many rounds. */
const [SAMPLES, ROUNDS] = [3000, 4]
/** Differences of this size (logarithm of light) begin to be doubted. */
const DOUBTED = 0.06
/** A surface that nothing bends stays flat; against this share of what was seen. */
const STIFF = 1e-4

/** Parts of the picture's width, from its middle. */
export type Place = readonly [x: number, y: number]

/**
 * How light runs over so many places of a face: a quadratic surface, fitted without what it does not explain (P. Holland,
 * R. Welsch, "Robust regression using iteratively reweighted least-squares", 1977); and how much the places differ from
 * it, half of them less than that.
 */
export function runOfLight(
  count: number,
  placeAt: (index: number) => Place,
  lightAt: (place: Place) => number,
): { expected: (place: Place) => number; usual: number } {
  const step = Math.max(1, Math.floor(count / SAMPLES))
  const samples = Array.from({ length: Math.ceil(count / step) }, (_, index) => placeAt(index * step))
  let factors: readonly number[] = []
  const expected = (place: Place) => partsAt(place).reduce((sum, part, index) => sum + part * (factors[index] ?? 0), 0)
  for (let round = 0; round < ROUNDS; round++) {
    const rows = FLAT.map(() => new Float64Array(FLAT.length + 1))
    for (const [bent, only] of FLAT.entries()) if (bent > 0) observe(rows, only, 0, samples.length * STIFF)
    const before = factors.length > 0 ? expected : undefined
    for (const place of samples) {
      const light = lightAt(place)
      const weight = before ? 1 / (1 + ((light - before(place)) / DOUBTED) ** 2) : 1
      observe(rows, partsAt(place), light, weight)
    }
    factors = solved(rows) ?? factors
  }
  const sizes = samples.map((place) => Math.abs(lightAt(place) - expected(place))).sort((one, other) => one - other)
  return { expected, usual: sizes[Math.floor(sizes.length / 2)] ?? 0 }
}

const partsAt = ([x, y]: Place) => [1, x, y, x * x, x * y, y * y]

/** One equation for each part alone. */
const FLAT = [0, 1, 2, 3, 4, 5].map((part) => [0, 1, 2, 3, 4, 5].map((other) => (part === other ? 1 : 0)))
