import type { Triple } from '../../colour.ts'
import { smoothStep } from '../tone.ts'
import { mixed, shaded } from './drawing.ts'
import { chanceAt, noiseAt } from './noise.ts'

/** Early and late wood as linear light, ring width in millimetres, pores from 0 to 1. */
export type WoodGrain = { early: Triple; late: Triple; ringMm: number; pores: number; variation: number }

/**
 * A board as a cut through a leaning, wavering trunk: rings become arches along the cut and stripes across it (rings as
 * in C. Buchanan, “Simulating wood using a voxel approach”, 1998).
 */
export class Board {
  readonly #wood: WoodGrain
  readonly #seed: number
  readonly #tone: number
  readonly #warmth: number
  readonly #middle: number
  readonly #depth: number
  readonly #lean: number

  constructor(wood: WoodGrain, seed: number, widthMm: number) {
    const chance = (use: number) => chanceAt(seed, use, 91)
    this.#wood = wood
    this.#seed = seed
    this.#tone = 1 + (chance(1) - 0.5) * 2 * wood.variation
    this.#warmth = (chance(2) - 0.5) * wood.variation
    // One board in three shows arches, the others the sides of a trunk.
    this.#middle = chance(3) < 0.4 ? widthMm * (0.25 + 0.5 * chance(4)) : widthMm * (chance(4) < 0.5 ? -1.2 : 2.2)
    this.#depth = 25 + 60 * chance(5)
    this.#lean = (chance(6) - 0.5) * 0.05
  }

  /** Reflected light at millimetres along and across. */
  at(along: number, across: number, pixelMm: number): Triple {
    const { early, late, ringMm, pores } = this.#wood
    const seed = this.#seed
    const wave = noiseAt(along / 420, seed, 11) * 9 + noiseAt(along / 130, seed, 12) * 2.5
    const side = across - this.#middle + wave
    const depth = this.#depth + this.#lean * along + noiseAt(along / 260, across / 70, seed) * 7
    const radius = Math.hypot(side, depth)
    const ring = radius / ringMm + noiseAt(along / 90, across / 14, seed + 1) * 0.35
    const year = ring - Math.floor(ring)
    const lateness = year < 0.8 ? (year / 0.8) ** 2 : (1 - year) / 0.2
    // Rings narrower than a pixel are averaged.
    const apartMm = (ringMm * radius) / Math.max(1, Math.abs(side))
    const visible = smoothStep(1.2, 4, apartMm / pixelMm)
    const strength = 0.55 + 0.45 * chanceAt(Math.floor(ring), seed, 5)
    const figure = 0.38 + (lateness - 0.38) * visible * strength
    const streaks =
      noiseAt(along / 160, across / 2.6, seed + 2) * 0.5 + noiseAt(along / 45, across / 5.5, seed + 3) * 0.35
    const pore =
      smoothStep(0.35, 0.85, noiseAt(along / 12, across / 2.2, seed + 4)) * pores * (0.4 + 0.6 * (1 - lateness))
    const cloud = noiseAt(along / 350, across / 90, seed + 5) * 0.05
    const colour = mixed(early, late, Math.min(1, Math.max(0, figure + streaks * 0.22)))
    const [red, green, blue] = shaded(colour, this.#tone * (1 + cloud) * (1 - 0.22 * pore))
    return [red * (1 + this.#warmth * 0.3), green, blue * (1 - this.#warmth * 0.5)]
  }
}
