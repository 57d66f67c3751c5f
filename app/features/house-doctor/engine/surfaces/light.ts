import { type Triple, toOklab } from '../colour.ts'
import type { Photo } from '../picture.ts'
import { type Area, eachPixel } from './area.ts'
import { type Chart, ChartReader, chartOf } from './chart.ts'
import { paintedSteps } from './painted-steps.ts'
import { softened, withoutTexture } from './smoothing.ts'
import type { Surface } from './surface.ts'
import { lightOf } from './tone.ts'

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
/** Steps in the logarithm of lightness from which on they are light and shadow: a sixth more light. */
const FAINT = 0.05
/** Light changes its colour only over distances like these, metres, and only so far: what differs more is another material. */
const TINT_M = 0.35
const MOST_TINT = 0.03
const ROUNDS = 4
/** Pixels after which a cell is as sure as any. */
const SURE = 4

/** OKLab of a pixel of a photo. */
export function oklabAt({ data, channels }: Photo, pixel: number): Triple {
  const from = pixel * channels
  return toOklab(
    lightOf[data[from] as number] as number,
    lightOf[data[from + 1] as number] as number,
    lightOf[data[from + 2] as number] as number,
  )
}

/** What is larger than the surface's pattern and contrasty enough is light, its edges too. */
export function lightOn(photo: Photo, area: Area, { map, patternM, isWall }: Surface): Light {
  const chart = chartOf(area, map, (pixel) => {
    const [lightness, a, b] = oklabAt(photo, pixel)
    const held = Math.max(DARKEST, lightness)
    return [Math.log(held), a / held, b / held]
  })
  const { columns, rows, cellM, values } = chart
  const weight = chart.weight.map((count) => Math.min(SURE, count) / SURE)
  const grid = (plane: Float32Array) => ({ columns, rows, values: plane, weight })
  const painted = isWall ? paintedSteps(chart) : new Float32Array(chart.weight.length)
  const bare = values[0].map((value, cell) => value - (painted[cell] as number))
  const lightness = withoutTexture(grid(bare), patternM / cellM, FAINT, ROUNDS)
  const tint = (plane: Float32Array) => softened(grid(plane), TINT_M / cellM)
  return { chart, painted, lightness, tintA: tint(values[1]), tintB: tint(values[2]) }
}

/** What is in the middle of all that areas show. By pixels, not by metres: what fills the picture is what people see. */
export function usualOf(areas: readonly Area[], lights: readonly Light[]): Lit {
  const found: [number[], number[], number[]] = [[], [], []]
  for (const [place, area] of areas.entries()) {
    const { chart, lightness, tintA, tintB } = lights[place] as Light
    const reader = new ChartReader(chart)
    eachPixel(area, (pixel, x, y, share) => {
      if (share < 1 || pixel % 7) return
      reader.goTo(x, y)
      found[0].push(reader.read(lightness))
      found[1].push(reader.read(tintA))
      found[2].push(reader.read(tintB))
    })
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
export const lightShare = ({ tintA, tintB }: Lit) => 1 / (1 + (tintA * tintA + tintB * tintB) / COLOURFUL ** 2)

/** The tint of light in one place against the usual one. */
export const tintBeside = (tint: number, usual: number, share: number) =>
  share * MOST_TINT * Math.tanh((tint - usual) / MOST_TINT)
