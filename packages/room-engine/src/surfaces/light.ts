import { fromOklab, oklabRow, type Triple } from '../colour.ts'
import type { Photo } from '../picture.ts'
import type { Area, Rows } from './area.ts'
import { chartOf, type SurfaceGrid } from './chart.ts'
import { paintedSteps } from './painted-steps.ts'
import { softened, withoutTexture } from './smoothing.ts'
import type { Surface } from './surface.ts'
import { smoothStep } from './tone.ts'

/**
 * Light on a surface, separated from its pattern. Lightness is log OKLab (a third of log light); tints are OKLab colour
 * axes divided by lightness.
 */
export type Light = {
  chart: SurfaceGrid
  lightness: Float32Array
  tintA: Float32Array
  tintB: Float32Array
  /** Wide lightness differences that are paint (`paintedSteps`). */
  painted: Float32Array
}
export type Tint = { tintA: number; tintB: number }
/** Light at one place. */
export type Lit = { lightness: number } & Tint

/** Darker OKLab lightness is noise. */
const DARKEST = 0.04
const LOG_DARKEST = Math.log(DARKEST)
/** Steps in log lightness from here on are light and shadow: a sixth more light. */
const FAINT = 0.05
/** Light changes its tint only over such distances (metres), and only this much: more is another material. */
const TINT_M = 0.35
const MOST_TINT = 0.03
const ROUNDS = 4
/** Pixels from which a cell is fully trusted. */
const SURE = 4

/** Log lightness below which nothing is visible. */
const LEAST_SEEN = 1e-3

/**
 * Splits light from pattern: variation wider than the pattern, or with enough contrast, is light. Writes log lightness
 * of the area's pixels into `seen` (one number per photo pixel).
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

/** Converts OKLab in place to log lightness (also into `seen`) and tints. */
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

/** Samples one of this many pixels. */
const EVERY = 64

/** Median light over all surfaces, by pixels rather than metres: what fills the picture is what people see. */
export function medianLight(lights: readonly Light[]): Lit {
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

/** Chroma at which half of a surface's tint changes count as its own. */
const COLOURFUL = 0.05

/** Share of tint changes that are light: all on grey surfaces, little on colourful ones. */
const lightShare = ({ tintA, tintB }: Lit) => 1 / (1 + (tintA * tintA + tintB * tintB) / COLOURFUL ** 2)

/** Linear RGB of each cell of a chart. */
export type LitColours = readonly [Float32Array, Float32Array, Float32Array]

/** Light takes at most this share of a colour's own chroma: people look for the colour that they chose. */
const MOST_TAKEN = 0.4
/** Chroma from which a colour is chosen for its hue, and from which wholly: a cool white under warm lamps is warm. */
const [PALE, HUED] = [0.02, 0.05]

/** What light of a tint adds to a colour (OKLab): blue under warm lamps stays blue, and white turns warm. */
export function tintOn(tint: Tint, [lightness, a, b]: Triple): Tint {
  const chroma = Math.hypot(a, b)
  const against = -(tint.tintA * a + tint.tintB * b) * lightness
  if (against <= MOST_TAKEN * chroma * chroma) return tint
  const less = (smoothStep(PALE, HUED, chroma) * (against / (chroma * chroma) - MOST_TAKEN)) / lightness
  return { tintA: tint.tintA + less * a, tintB: tint.tintB + less * b }
}

/**
 * How a colour (OKLab) looks in each cell's light, when the usual light shows it `exposed` times as light and with a
 * tint. White gives the light itself.
 */
export function litColours(
  light: Light,
  { usual, exposed, tint }: { usual: Lit; exposed: number; tint: Tint },
  colour: Triple,
): LitColours {
  const [own, a, b] = colour
  const added = tintOn(tint, colour)
  const tinting = lightShare(usual)
  const colours = [0, 1, 2].map(() => new Float32Array(light.lightness.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  for (let cell = 0; cell < light.lightness.length; cell++) {
    const brighter = exposed * Math.exp((light.lightness[cell] as number) - usual.lightness)
    const tintA = added.tintA + tintBeside(light.tintA[cell] as number, usual.tintA, tinting)
    const tintB = added.tintB + tintBeside(light.tintB[cell] as number, usual.tintB, tinting)
    const lit = fromOklab(own * brighter, (a + own * tintA) * brighter, (b + own * tintB) * brighter)
    for (let channel = 0; channel < 3; channel++) (colours[channel] as Float32Array)[cell] = lit[channel] as number
  }
  return colours
}

/** Tint of a place relative to the usual one. */
const tintBeside = (tint: number, usual: number, share: number) =>
  share * MOST_TINT * Math.tanh((tint - usual) / MOST_TINT)
