import { fromOklab, oklabAt, type Triple } from '../colour.ts'
import type { Photo } from '../picture.ts'
import { type Area, copyOf, newRow, newRows, putRow, type Row, type Rows, type Run, rowsOf } from './area.ts'
import { ChartReader } from './chart.ts'
import { type Lit, litColours } from './light.ts'
import type { LitSurfaces } from './lit-surfaces.ts'
import { brightnessOf, smoothStep } from './tone.ts'

/** Local detail (log lightness) up to this is kept as plaster; stronger detail is an old pattern. */
const RELIEF = 0.05

/**
 * Paints surfaces in a colour (OKLab), scaled by exposure and local light. Highlights keep the colour of their light
 * (S. Shafer, "Using color to separate reflection components", 1985). `strength` is 0 to 1.
 */
export function repaint({ photo, surfaces, seen, ...lighting }: LitSurfaces, paint: Triple, strength = 1): Photo {
  const result = copyOf(photo)
  const body = new Body(lighting.usual)
  for (const { area, light } of surfaces) {
    const lit = litColours(light, lighting, paint)
    const bare = light.lightness.slice()
    for (let cell = 0; cell < bare.length; cell++) bare[cell] = (bare[cell] as number) + (light.painted[cell] as number)
    const reader = new ChartReader(light.chart, area)
    const around = newRow(area)
    const colours = newRows(area)
    for (const run of rowsOf(area)) {
      reader.goTo(run)
      reader.read(bare, around)
      for (const [channel, plane] of lit.entries()) reader.read(plane, colours[channel] as Row)
      withRelief(colours, { photo, area, run, seen, around, body })
      putRow(result, area, run, colours, strength)
    }
  }
  return result
}

type Bare = { photo: Photo; area: Area; run: Run; seen: Float32Array; around: Row; body: Body }

/** Multiplies colours by each pixel's relief and adds highlights. */
function withRelief([reds, greens, blues]: Rows, { photo, area, run, seen, around, body }: Bare) {
  for (let at = 0, pixel = run.first; at < run.right - run.left; at++, pixel++) {
    const share = area.share[pixel] as number
    if (share === 0) continue
    const detail = (seen[pixel] as number) - (around[at] as number)
    // Edge pixels partly show what stands in front, and stay as dark as that.
    const lighter = share < 1 && detail < 0 ? Math.exp(3 * detail) : reliefOf(detail)
    const shine = detail > DULL ? body.shineOf(oklabAt(photo, pixel), detail, around[at] as number) : 0
    reds[at] = (reds[at] as number) * lighter + shine
    greens[at] = (greens[at] as number) * lighter + shine
    blues[at] = (blues[at] as number) * lighter + shine
  }
}

/** Range of the relief table in multiples of `RELIEF`, and its steps. */
const [MOST_RELIEF, STEPS] = [5, 512]
const reliefs = Float32Array.from({ length: 2 * STEPS + 1 }, (_, step) =>
  Math.exp(3 * RELIEF * Math.tanh(((step - STEPS) / STEPS) * MOST_RELIEF)),
)

/** Light factor for a detail (log lightness). */
const reliefOf = (detail: number) =>
  reliefs[Math.round(Math.min(1, Math.max(-1, detail / (RELIEF * MOST_RELIEF))) * STEPS) + STEPS] as number

/** Above this log lightness over its surroundings, a place shines whatever its colour. */
const GLARE = 0.2
const GLARE_LIGHT = Math.exp(3 * GLARE)
/** A place starts to shine at the first of these, and fully shines at the second (log lightness). */
const [DULL, SHINY] = [0.03, 0.14]
/** Squared chroma at which highlights can be told from the surface's colour. */
const TELLING = 0.02

/** A surface's own colour, for separating its highlights. */
class Body {
  /** RGB divided by brightness, minus one. */
  readonly #hue: Triple
  readonly #told: number

  constructor({ tintA, tintB }: Lit) {
    const [red, green, blue] = fromOklab(1, tintA, tintB)
    const brightness = brightnessOf(red, green, blue)
    this.#hue = [red / brightness - 1, green / brightness - 1, blue / brightness - 1]
    const [r, g, b] = this.#hue
    this.#told = r * r + g * g + b * b
  }

  /** Mirrored light of a place (OKLab) that is `lighter` than `around` (log lightness). */
  shineOf([lightness, a, b]: Triple, lighter: number, around: number): number {
    const share = smoothStep(DULL, SHINY, lighter)
    if (share === 0) return 0
    const [red, green, blue] = fromOklab(lightness, a, b)
    const brightness = brightnessOf(red, green, blue)
    const [hueRed, hueGreen, hueBlue] = this.#hue
    const told = (red - brightness) * hueRed + (green - brightness) * hueGreen + (blue - brightness) * hueBlue
    const own = told / (this.#told + 1e-6)
    const sure = this.#told / (this.#told + TELLING)
    const dull = Math.exp(3 * around)
    const byHue = Math.max(0, brightness - Math.max(own, dull))
    const byGlare = Math.max(0, brightness - dull * GLARE_LIGHT)
    return (byHue * sure + byGlare * (1 - sure)) * share
  }
}
