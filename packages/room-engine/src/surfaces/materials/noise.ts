/** Hash of a grid point, 0 to 1; deterministic. */
export function chanceAt(x: number, y: number, seed: number): number {
  let mixed = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1274126177)) | 0
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1103515245)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 2246822519)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296
}

const smooth = (share: number) => share * share * (3 - 2 * share)
const wrapped = (index: number, period: number) => (period ? index - Math.floor(index / period) * period : index)

/** Value noise, −1 to 1, one bump per unit; seamless with periods. */
export function noiseAt(x: number, y: number, seed: number, periodX = 0, periodY = 0): number {
  const left = Math.floor(x)
  const low = Math.floor(y)
  const u = smooth(x - left)
  const v = smooth(y - low)
  const x0 = wrapped(left, periodX)
  const x1 = wrapped(left + 1, periodX)
  const y0 = wrapped(low, periodY)
  const y1 = wrapped(low + 1, periodY)
  const above = chanceAt(x0, y0, seed) * (1 - u) + chanceAt(x1, y0, seed) * u
  const below = chanceAt(x0, y1, seed) * (1 - u) + chanceAt(x1, y1, seed) * u
  return 2 * (above * (1 - v) + below * v) - 1
}

/** Fractal noise: each octave has half the strength; the period is the largest octave's. */
export function cloudsAt(x: number, y: number, seed: number, octaves: number, period = 0): number {
  let [sum, strength, scale] = [0, 0.5, 1]
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noiseAt(x * scale, y * scale, seed + octave, period * scale, period * scale)
    strength /= 2
    scale *= 2
  }
  return sum
}
