import { fromOklab, oklabRow, type Triple } from '../colour.ts'
import type { Photo } from '../picture.ts'
import type { Area, Rows } from './area.ts'
import { type Chart, chartOf } from './chart.ts'
import { paintedSteps } from './painted-steps.ts'
import { softened, withoutTexture } from './smoothing.ts'
import type { Surface } from './surface.ts'

/**
 * The light that falls on a surface, as far as one picture tells it from the surface's own pattern. Lightness is OKLab's, as
 * a logarithm (a third of the logarithm of light); tints are OKLab's colour axes per lightness.
 */
export type Light = {
  chart: Chart
  lightness: Float32Array
  tintA: Float32Array
  tintB: Float32Array
  /** Lightness that is paint although it is wide (`paintedSteps`). */
  painted: Float32Array
}
/** Light in one place. */
export type Lit = { lightness: number; tintA: number; tintB: number }

/** What is darker, in OKLab's lightness, is noise. */
const DARKEST = 0.04
const LOG_DARKEST = Math.log(DARKEST)
/** Steps in the logarithm of lightness from which on they are light and shadow: a sixth more light. */
const FAINT = 0.05
/** Light changes its colour only over distances like these, metres, and only so far: what differs more is another material. */
const TINT_M = 0.35
const MOST_TINT = 0.03
const ROUNDS = 4
/** Pixels after which a cell is as sure as any. */
const SURE = 4

/** Lightness below which nothing is told apart, as a logarithm. */
const LEAST_SEEN = 1e-3

/**
 * What is larger than the surface's pattern and contrasty enough is light, its edges too. `seen` has a place for each pixel of
 * the photo; those of the area are given their lightness, as a logarithm.
 */
export function lightOn(photo: Photo, area: Area, { map, patternM, isWall }: Surface, seen: Float32Array): Light {
  const chart = chartOf(area, map, ({ left, right, first }, values) => {
    oklabRow(photo, first, right - left, values)
    asLight(values, seen, first, right - left)
  })
  const { columns, rows, cellM, values } = chart
  const weight = new Float32Array(columns * rows)
  for (let cell = 0; cell < weight.length; cell++) weight[cell] = Math.min(SURE, chart.weight[cell] as number) / SURE
  const painted = isWall ? paintedSteps(chart) : new Float32Array(chart.weight.length)
  const bare = values[0].slice()
  for (let cell = 0; cell < bare.length; cell++) bare[cell] = (bare[cell] as number) - (painted[cell] as number)
  const lightness = withoutTexture({ columns, rows, values: bare, weight }, patternM / cellM, FAINT, ROUNDS)
  const tints = softened({ columns, rows, weight }, [values[1], values[2]], TINT_M / cellM)
  const [tintA, tintB] = tints as [Float32Array, Float32Array]
  return { chart, painted, lightness, tintA, tintB }
}

/** OKLab of pixels becomes their lightness as a logarithm, which `seen` gets too, and their colour per lightness. */
function asLight([lightnesses, a, b]: Rows, seen: Float32Array, first: number, count: number) {
  for (let at = 0; at < count; at++) {
    const lightness = lightnesses[at] as number
    const held = Math.max(DARKEST, lightness)
    const logarithm = Math.log(Math.max(LEAST_SEEN, lightness))
    seen[first + at] = logarithm
    lightnesses[at] = Math.max(LOG_DARKEST, logarithm)
    a[at] = (a[at] as number) / held
    b[at] = (b[at] as number) / held
  }
}

/** Of so many pixels one is looked at. */
const EVERY = 64

/** What is in the middle of all that is seen of surfaces. By pixels, not by metres: what fills the picture is what people see. */
export function usualOf(lights: readonly Light[]): Lit {
  const found: [number[], number[], number[]] = [[], [], []]
  for (const { chart, lightness, tintA, tintB } of lights)
    for (let cell = 0, pixels = EVERY / 2; cell < lightness.length; cell++) {
      pixels += chart.weight[cell] as number
      for (; pixels >= EVERY; pixels -= EVERY) {
        found[0].push(lightness[cell] as number)
        found[1].push(tintA[cell] as number)
        found[2].push(tintB[cell] as number)
      }
    }
  const [lightness, tintA, tintB] = found.map(middleOf) as [number, number, number]
  return { lightness, tintA, tintB }
}

function middleOf(values: number[]): number {
  const sorted = Float32Array.from(values).sort()
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** How far from grey a surface's own colour is when half of its changes of tint are its own too. */
const COLOURFUL = 0.05

/**
 * How much of a change of tint is light: on a grey surface all, on a colourful one little, for what it mirrors is less
 * colourful than itself.
 */
const lightShare = ({ tintA, tintB }: Lit) => 1 / (1 + (tintA * tintA + tintB * tintB) / COLOURFUL ** 2)

/** Red, green and blue of each cell of a chart, as light. */
export type LitColours = readonly [Float32Array, Float32Array, Float32Array]

/**
 * What a colour (OKLab) looks like in each cell's light, where the usual light shows it `exposed` times as light as it is
 * (OKLab's lightness). White looks like the light itself: what any colour has to be multiplied by.
 */
export function litColours(light: Light, usual: Lit, exposed: number, [own, a, b]: Triple): LitColours {
  const tinting = lightShare(usual)
  const colours = [0, 1, 2].map(() => new Float32Array(light.lightness.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  for (let cell = 0; cell < light.lightness.length; cell++) {
    const brighter = exposed * Math.exp((light.lightness[cell] as number) - usual.lightness)
    const tintA = tintBeside(light.tintA[cell] as number, usual.tintA, tinting)
    const tintB = tintBeside(light.tintB[cell] as number, usual.tintB, tinting)
    const colour = fromOklab(own * brighter, (a + own * tintA) * brighter, (b + own * tintB) * brighter)
    for (let channel = 0; channel < 3; channel++) (colours[channel] as Float32Array)[cell] = colour[channel] as number
  }
  return colours
}

/** The tint of light in one place against the usual one. */
const tintBeside = (tint: number, usual: number, share: number) =>
  share * MOST_TINT * Math.tanh((tint - usual) / MOST_TINT)
