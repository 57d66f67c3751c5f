import type { Triple } from '../../colour.ts'
import { smoothStep } from '../tone.ts'
import { type Pattern, patternOf, shaded } from './drawing.ts'
import { chanceAt, cloudsAt, noiseAt } from './noise.ts'

/** Linen in plain weave: yarns that lie over and under each other, uneven in tone and with thick places. */
export function linen(flax: Triple, seed: number): Pattern {
  const [yarnMm, count, slubMm] = [4, 128, 64]
  const sideMm = yarnMm * count
  const slubs = sideMm / slubMm
  /** Tone of a yarn at a place along it. */
  const toneOf = (yarn: number, along: number, way: number) => {
    const own = (chanceAt(yarn, way, seed) - 0.5) * 0.11
    const slub = noiseAt(along / slubMm, yarn, seed + way, slubs, count) * 0.08
    return 1 + own + slub
  }
  return patternOf(sideMm, sideMm, (left, top, pixelMm) => {
    // The swatch begins in the middle of a yarn.
    const [x, y] = [left + yarnMm / 2, top + yarnMm / 2]
    const [column, row] = [Math.floor(x / yarnMm) % count, Math.floor(y / yarnMm) % count]
    const [upright, level] = [toneOf(column, y, 1), toneOf(row, x, 2)]
    const isUpright = (column + row) % 2 === 0
    // Half a yarn's width from its middle, and how far along it dips below the next one.
    const across = Math.abs((((isUpright ? x : y) / yarnMm) % 1) - 0.5)
    const dip = Math.abs((((isUpright ? y : x) / yarnMm) % 1) - 0.5)
    const near = (isUpright ? upright : level) * (1.12 - 0.42 * across - 0.2 * dip)
    // From afar both yarns mix.
    const distance = smoothStep(yarnMm / 2, yarnMm * 1.5, pixelMm)
    return shaded(flax, near + ((upright + level) / 2 - near) * distance)
  })
}

/** Leather: pebbled grain between fine creases, over a hide that is darker in places. */
export function leather(hide: Triple, seed: number): Pattern {
  const [pebbleMm, count] = [5, 100]
  const sideMm = pebbleMm * count
  return patternOf(sideMm, sideMm, (x, y, pixelMm) => {
    const [u, v] = [x / pebbleMm, y / pebbleMm]
    const { pebble, inward } = pebbleAt(u, v, count, seed)
    const crease = 1 - smoothStep(0, 0.22, inward)
    const fine = noiseAt(u * 3, v * 3, seed + 5, count * 3, count * 3) * 0.04
    const grain = (chanceAt(pebble, 3, seed) - 0.5) * 0.12 + 0.04 - 0.2 * crease + fine
    const seen = 1 - smoothStep(pebbleMm / 4, pebbleMm, pixelMm)
    const clouds = cloudsAt((x / sideMm) * 4, (y / sideMm) * 4, seed + 9, 4, 4)
    const [red, green, blue] = shaded(hide, 1 + grain * seen + clouds * 0.22)
    // Where it is darker it is redder.
    return [red, green * (1 + 0.1 * clouds), blue * (1 + 0.14 * clouds)]
  })
}

/** The pebble at a place of a seamless grid of `count` cells, and how far the next one is beyond it. */
function pebbleAt(u: number, v: number, count: number, seed: number): { pebble: number; inward: number } {
  let [nearest, next, pebble] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0]
  const wrapped = (cell: number) => ((cell % count) + count) % count
  for (let row = Math.floor(v) - 1; row <= v + 1; row++)
    for (let column = Math.floor(u) - 1; column <= u + 1; column++) {
      const cell = wrapped(row) * count + wrapped(column)
      const away = Math.hypot(column + chanceAt(cell, 1, seed) - u, row + chanceAt(cell, 2, seed) - v)
      if (away < nearest) [next, nearest, pebble] = [nearest, away, cell]
      else if (away < next) next = away
    }
  return { pebble, inward: next - nearest }
}
