import type { Triple } from '../../colour.ts'
import { smoothStep } from '../tone.ts'
import { coverage, lightOfHex, mixed, type Pattern, patternOf, shaded } from './drawing.ts'
import { chanceAt, cloudsAt, noiseAt } from './noise.ts'

/** Square tiles, `count` each way; `colourAt` draws one by millimetres from its corner. */
function tiled(
  { sideMm, count, jointMm, joint }: { sideMm: number; count: number; jointMm: number; joint: Triple },
  colourAt: (tile: number, x: number, y: number, pixelMm: number) => Triple,
): Pattern {
  const pitch = sideMm + jointMm
  return patternOf(pitch * count, pitch * count, (x, y, pixelMm) => {
    const [column, row] = [Math.floor(x / pitch), Math.floor(y / pitch)]
    const [inX, inY] = [x - column * pitch - jointMm / 2, y - row * pitch - jointMm / 2]
    const nearest = Math.min(inX, sideMm - inX, inY, sideMm - inY) + jointMm / 2
    const colour = colourAt(row * count + column, inX, inY, pixelMm)
    return mixed(colour, joint, coverage(nearest, jointMm, pixelMm))
  })
}

/** Clouds with veins where warped noise crosses zero (K. Perlin, “An image synthesizer”, 1985). */
function marbleAt(ground: Triple, vein: Triple, x: number, y: number, seed: number): Triple {
  const [along, across] = [x * 0.8 + y * 0.6, y * 0.8 - x * 0.6]
  const warp = cloudsAt(x / 380, y / 380, seed, 4)
  const broad = Math.abs(noiseAt(along / 1500 + warp * 0.35, across / 330 + warp * 1.3, seed + 20))
  const fine = Math.abs(noiseAt(along / 620 + warp * 0.5, across / 120 + warp * 1.8, seed + 40))
  const presence = smoothStep(-0.3, 0.6, cloudsAt(x / 520, y / 520, seed + 60, 2))
  const haze = Math.exp(-broad * 5) * 0.22
  const veins = (Math.exp(-broad * 38) * 0.8 + haze) * presence + Math.exp(-fine * 30) * 0.22 * (1 - 0.6 * presence)
  const cloud = 1 + cloudsAt(x / 260, y / 260, seed + 80, 4) * 0.06
  return shaded(mixed(ground, vein, Math.min(1, veins)), cloud)
}

/** Polished marble in large tiles, each from another place of the block. */
export const marbleFloor = (ground: Triple, vein: Triple, joint: Triple, seed: number): Pattern =>
  tiled({ sideMm: 600, count: 4, jointMm: 2, joint }, (tile, x, y) => {
    const turned = chanceAt(tile, 1, seed) < 0.5
    const [u, v] = turned ? [600 - x, 600 - y] : [x, y]
    return marbleAt(ground, vein, u + tile * 1930, v + tile * 770, seed)
  })

/** Large and small chips: cell size in millimetres, and the share of empty cells. */
const CHIPS = [
  { cellMm: 30, empty: 0.35 },
  { cellMm: 12, empty: 0.5 },
] as const

/** Stone chips in cement: shrunk cells of scattered points (S. Worley, “A cellular texture basis function”, 1996). */
export function terrazzo(cement: Triple, chips: readonly Triple[], seed: number): Pattern {
  const sideMm = 1800
  return patternOf(sideMm, sideMm, (x, y, pixelMm) => {
    for (const [index, { cellMm, empty }] of CHIPS.entries()) {
      const chip = chipAt(x / cellMm, y / cellMm, sideMm / cellMm, seed + index)
      if (chip.inside <= 0 || chip.chance < empty) continue
      const kind = chips[Math.floor(chip.kind * chips.length)] as Triple
      return mixed(cement, shaded(kind, 0.85 + 0.3 * chip.chance), smoothStep(0, (1.5 * pixelMm) / cellMm, chip.inside))
    }
    return shaded(cement, 1 + noiseAt((x / sideMm) * 36, (y / sideMm) * 36, seed, 36, 36) * 0.025)
  })
}

/** Depth inside the nearest chip, in cells; negative in the cement. */
function chipAt(x: number, y: number, cells: number, seed: number): { inside: number; chance: number; kind: number } {
  let [nearest, next, chance, kind] = [9, 9, 0, 0]
  const [column, row] = [Math.floor(x), Math.floor(y)]
  for (let j = row - 1; j <= row + 1; j++)
    for (let i = column - 1; i <= column + 1; i++) {
      const [a, b] = [(i + cells) % cells, (j + cells) % cells]
      const skew = chanceAt(a, b, seed + 7)
      const [dx, dy] = [i + chanceAt(a, b, seed) - x, j + skew - y]
      const distance = Math.max(Math.abs(dx + (skew - 0.5) * dy), Math.abs(dy), Math.abs(dx - dy) * 0.75)
      if (distance < nearest) {
        next = nearest
        nearest = distance
        chance = chanceAt(a, b, seed + 13)
        kind = chanceAt(a, b, seed + 17)
      } else if (distance < next) next = distance
    }
  return { inside: Math.min((next - nearest) * 0.8 - 0.06, 0.3 + chance * 0.25 - nearest), chance, kind }
}

/** Hand-made fired clay: varied tiles with darker edges. */
export const clayTiles = (clay: Triple, joint: Triple, seed: number): Pattern =>
  tiled({ sideMm: 300, count: 6, jointMm: 6, joint }, (tile, x, y) => {
    const tone = 0.86 + 0.28 * chanceAt(tile, 2, seed)
    const edge = 1 - 0.16 * (1 - smoothStep(0, 16, Math.min(x, y, 300 - x, 300 - y)))
    const spots =
      1 + cloudsAt(x / 60 + tile * 31, y / 60, seed, 4) * 0.22 + noiseAt(x / 4, y / 4 + tile * 50, seed) * 0.05
    const [red, green, blue] = shaded(clay, tone * edge * spots)
    const fired = chanceAt(tile, 5, seed) * 0.12
    return [red, green * (1 - fired), blue * (1 - fired)]
  })

/** Pressed cement tiles: four make a star with a ring, as in old houses of the region. */
export function cementTiles(ground: Triple, figure: Triple, accent: Triple, joint: Triple, seed: number): Pattern {
  const sideMm = 200
  return tiled({ sideMm, count: 6, jointMm: 1.5, joint }, (tile, x, y, pixelMm) => {
    const [column, row] = [tile % 6, Math.floor(tile / 6)]
    // Measured from the corner where four tiles meet.
    const [u, v] = [(column % 2 ? x : sideMm - x) / sideMm, (row % 2 ? y : sideMm - y) / sideMm]
    const soft = (pixelMm * 0.7) / sideMm
    const inked = (colour: Triple, ink: Triple, depth: number) => mixed(colour, ink, smoothStep(-soft, soft, depth))
    const [radius, corner] = [Math.hypot(u, v), Math.hypot(1 - u, 1 - v)]
    const angle = Math.atan2(v, u)
    const petal = 0.5 * Math.abs(Math.cos(4 * angle)) ** 0.7 + 0.12
    let colour = inked(ground, figure, petal - radius)
    colour = inked(colour, accent, 0.17 - radius)
    colour = inked(colour, ground, 0.07 - radius)
    colour = inked(colour, figure, 0.045 - Math.abs(radius - 0.78))
    colour = inked(colour, accent, 0.26 - corner)
    colour = inked(colour, ground, 0.14 - corner)
    const worn = 0.93 + 0.14 * chanceAt(tile, 3, seed) + cloudsAt(x / 70 + tile * 17, y / 70, seed, 3) * 0.08
    return shaded(colour, worn)
  })
}

/** Hand-smoothed concrete: clouds, trowel marks, a few pores. */
export const concrete = (base: Triple, seed: number): Pattern => {
  const sideMm = 3000
  return patternOf(sideMm, sideMm, (x, y) => {
    const [u, v] = [(x / sideMm) * 6, (y / sideMm) * 6]
    const clouds = cloudsAt(u, v, seed, 6, 6) * 0.2
    const marks = noiseAt(u * 4 + clouds * 8, v * 12, seed + 30, 24, 72) * 0.012
    const pores = smoothStep(0.75, 0.95, noiseAt(u * 80, v * 80, seed + 50, 480, 480)) * 0.12
    return shaded(base, 1 + clouds + marks - pores)
  })
}

export const SAND_JOINT = lightOfHex('B9B1A4')
