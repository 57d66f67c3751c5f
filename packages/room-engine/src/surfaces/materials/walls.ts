import type { Triple } from '../../colour.ts'
import { smoothStep } from '../tone.ts'
import { mixed, type Pattern, patternOf, shaded } from './drawing.ts'
import { chanceAt, cloudsAt, noiseAt } from './noise.ts'
import { Board, type WoodGrain } from './wood.ts'

/** Bricks of 220 × 65 mm in running bond, with broken edges, lit from above. */
export function bricks(clay: Triple, mortar: Triple, variation: number, seed: number): Pattern {
  const [lengthMm, heightMm, jointMm, columns, rows] = [220, 65, 10, 8, 24]
  const [pitchX, pitchY] = [lengthMm + jointMm, heightMm + jointMm]
  return patternOf(pitchX * columns, pitchY * rows, (x, y, pixelMm) => {
    const row = Math.floor(y / pitchY)
    const run = x / pitchX + (row % 2) / 2
    const column = Math.floor(run) % columns
    const brick = row * columns + column
    const inX = (run - Math.floor(run)) * pitchX - jointMm / 2
    const inY = y - row * pitchY - jointMm / 2
    const broken = noiseAt(inX / 9 + brick * 40, inY / 9, seed) * 1.8
    const edge = Math.min(inX, lengthMm - inX, inY, heightMm - inY) + broken
    const tone = 1 + (chanceAt(brick, 1, seed) - 0.5) * variation
    const burnt = smoothStep(0.82, 1, chanceAt(brick, 2, seed)) * variation * 0.7
    const rough = cloudsAt(inX / 34, inY / 34, seed + brick, 4) * 0.26 + noiseAt(inX / 3, inY / 3, seed + brick) * 0.07
    const face = shaded(clay, tone * (1 - burnt) * (1 + rough))
    // The upper edge catches light, the lower one shades the joint below.
    const relief = 1 + 0.18 * (1 - smoothStep(0, 7, inY)) - 0.22 * (1 - smoothStep(0, 9, heightMm - inY))
    const bed = shaded(
      mortar,
      0.82 + noiseAt(inX / 4, inY / 4, seed + 9) * 0.1 - 0.25 * (1 - smoothStep(-jointMm, 0, inY + jointMm / 2)),
    )
    return mixed(bed, shaded(face, relief), smoothStep(-pixelMm, pixelMm, edge))
  })
}

/** Lime brushed on in crossed strokes: milky clouds over a darker coat. */
export function limewash(lime: Triple, seed: number): Pattern {
  const sideMm = 3200
  return patternOf(sideMm, sideMm, (x, y) => {
    const [u, v] = [(x / sideMm) * 8, (y / sideMm) * 8]
    const warp = cloudsAt(u, v, seed, 3, 8)
    const clouds = cloudsAt(u + warp * 0.9, v + warp * 0.7, seed + 10, 5, 8)
    const strokes = noiseAt(u * 2, v * 22, seed + 31, 16, 176) * 0.5
    const crossed = noiseAt(u * 22, v * 2, seed + 32, 176, 16) * 0.5
    const presence = noiseAt(u, v, seed + 33, 8, 8) * 0.5 + 0.5
    const thin = clouds * 0.2 + (strokes * presence + crossed * (1 - presence)) * 0.045
    const [red, green, blue] = shaded(lime, 1 + thin)
    return [red, green * (1 - 0.02 * thin), blue * (1 - 0.1 * thin)]
  })
}

/** Slats on dark felt, as in acoustic panels. */
export function slats(wood: WoodGrain, felt: Triple, seed: number): Pattern {
  const [slatMm, gapMm, count, heightMm] = [27, 13, 30, 1200]
  const pitch = slatMm + gapMm
  const boards = Array.from({ length: count }, (_, index) => new Board(wood, seed + index * 7, slatMm))
  return patternOf(pitch * count, heightMm, (x, y, pixelMm) => {
    const index = Math.floor(x / pitch)
    const side = x - index * pitch - gapMm / 2
    // The swatch repeats upwards: mirroring a slat in the middle avoids a seam.
    const along = Math.min(y, heightMm - y)
    const face = (boards[index] as Board).at(along, side, pixelMm)
    const round = 1 + 0.1 * (1 - smoothStep(0, 4, side)) - 0.25 * (1 - smoothStep(0, 4, slatMm - side))
    const depth = shaded(felt, 0.5 + 0.5 * smoothStep(0, gapMm, side < 0 ? side + gapMm : side - slatMm))
    return mixed(depth, shaded(face, round), smoothStep(-pixelMm / 2, pixelMm / 2, Math.min(side, slatMm - side)))
  })
}

/** Distance of paired strands from their middle, and half a strand's width, in cells. */
const [PAIRED, HALF] = [0.11, 0.075]

/** Rattan webbing: paired level and upright strands, crossed by single slanting ones, with eight-sided holes. */
export function webbing(cane: Triple, behind: Triple, seed: number): Pattern {
  const [cellMm, cells] = [14, 24]
  return patternOf(cellMm * cells, cellMm * cells, (x, y, pixelMm) => {
    const [u, v] = [x / cellMm, y / cellMm]
    // Coordinates across and along each kind of strand, in cells.
    const strands = [
      { across: u, along: v, pitch: 1, shift: PAIRED },
      { across: v, along: u, pitch: 1, shift: PAIRED },
      { across: (u + v - 0.5) * Math.SQRT1_2, along: (u - v) * Math.SQRT1_2, pitch: Math.SQRT1_2, shift: 0 },
      { across: (u - v - 0.5) * Math.SQRT1_2, along: (u + v) * Math.SQRT1_2, pitch: Math.SQRT1_2, shift: 0 },
    ]
    let [colour, top] = [behind, Number.NEGATIVE_INFINITY]
    for (const [direction, { across, along, pitch, shift }] of strands.entries()) {
      const strand = Math.round(across / pitch)
      const from = Math.abs(Math.abs(across - strand * pitch) - shift)
      if (from > HALF) continue
      const round = Math.sqrt(1 - (from / HALF) ** 2)
      const height = 0.5 * round + 0.4 * Math.cos(Math.PI * (along / pitch + strand)) + direction * 0.3
      if (height < top) continue
      top = height
      const tone = 0.86 + 0.28 * chanceAt(strand, direction, seed)
      const fibre = 1 + noiseAt(along * 3, across * 40, seed + direction) * 0.1
      const lit = shaded(cane, tone * fibre * (0.5 + 0.5 * round))
      colour = mixed(colour, lit, smoothStep(0, pixelMm / cellMm, HALF - from))
    }
    return colour
  })
}
