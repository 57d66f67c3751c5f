/** The item at an index that must exist. */
export function at<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`Nothing at ${index} of ${list.length}.`)
  return item
}

export const SIDES = [-1, 1] as const

/** 0, 1, … count − 1. */
export const steps = (count: number) => Array.from({ length: count }, (_, index) => index)

/** `count` values from the first to the last, both included. */
export const spread = (from: number, to: number, count: number) =>
  count === 1 ? [(from + to) / 2] : steps(count).map((index) => from + ((to - from) * index) / (count - 1))

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** Deterministic random numbers, 0 to 1 (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Hash of a name (FNV-1a). */
export const seedOf = (name: string) =>
  [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 2166136261) >>> 0

function lattice(x: number, y: number, z: number, seed: number) {
  const mixed = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(z, 2147483647) + seed * 1274126177) | 0
  const hash = Math.imul(mixed ^ (mixed >>> 13), 1274126177)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1
}

const smooth = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)
const between = (a: number, b: number, t: number) => a + (b - a) * t

/** Smooth value noise, −1 to 1, one bump per unit. */
export function noise(x: number, y: number, z = 0, seed = 0) {
  const [left, low, back] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [u, v, w] = [smooth(x - left), smooth(y - low), smooth(z - back)]
  const row = (j: number, k: number) =>
    between(lattice(left, low + j, back + k, seed), lattice(left + 1, low + j, back + k, seed), u)
  return between(between(row(0, 0), row(1, 0), v), between(row(0, 1), row(1, 1), v), w)
}
