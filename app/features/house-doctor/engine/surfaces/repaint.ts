import { fromOklab, type Triple } from '../colour.ts'
import type { Photo } from '../picture.ts'
import { type Area, areasOf, copyOf, eachPixel, put } from './area.ts'
import { ChartReader } from './chart.ts'
import { whiteIn, whiteOn } from './exposure.ts'
import { type Light, type Lit, lightOn, lightShare, oklabAt, tintBeside, usualOf } from './light.ts'
import type { Part } from './surface.ts'
import { brightnessOf, smoothStep } from './tone.ts'

/** How far single places may differ from the light around them (logarithm of lightness): plaster stays, an old pattern goes. */
const RELIEF = 0.05

/** How much of a change is made, from 0 to 1, and how bright white is in the photo that it began with (`whiteIn`). */
export type Extent = { strength?: number; white?: number }

/**
 * The photo with surfaces painted: in the light that is usual there they get the paint's colour (OKLab), as bright as the
 * photo is exposed; elsewhere the colour is as much lighter or darker as the surface was. What shines keeps the colour of its
 * light (S. Shafer, "Using color to separate reflection components", 1985).
 */
export function repainted(photo: Photo, parts: readonly Part[], paint: Triple, extent: Extent = {}): Photo {
  const { strength = 1, white = whiteIn(photo) } = extent
  const areas = areasOf(parts.map(({ mask }) => mask))
  const lights = parts.map(({ surface }, place) => lightOn(photo, areas[place] as Area, surface))
  const usual = usualOf(areas, lights)
  const exposed = Math.cbrt(whiteOn(usual.lightness, white))
  const tinting = lightShare(usual)
  const result = copyOf(photo)
  const body = new Body(usual)
  const [own, a, b] = paint
  for (const [place, area] of areas.entries()) {
    const { chart, lightness, tintA, tintB, painted } = lights[place] as Light
    const reader = new ChartReader(chart)
    eachPixel(area, (pixel, x, y, share) => {
      reader.goTo(x, y)
      const around = reader.read(lightness)
      const seen = oklabAt(photo, pixel)
      const detail = Math.log(Math.max(1e-3, seen[0])) - reader.read(painted) - around
      // At an edge a pixel is partly of what stands before the surface, and as dark as that.
      const relief = share < 1 ? Math.min(detail, RELIEF) : RELIEF * Math.tanh(detail / RELIEF)
      const brighter = exposed * Math.exp(around - usual.lightness + relief)
      const colour = fromOklab(
        own * brighter,
        (a + own * tintBeside(reader.read(tintA), usual.tintA, tinting)) * brighter,
        (b + own * tintBeside(reader.read(tintB), usual.tintB, tinting)) * brighter,
      )
      const shine = body.shineOf(seen, around + reader.read(painted))
      put(result, pixel, [colour[0] + shine, colour[1] + shine, colour[2] + shine], share * strength)
    })
  }
  return result
}

/** How much lighter than around a place shines although its colour does not tell (logarithm of lightness). */
const GLARE = 0.2
/** Lighter than around by less, a place does not shine; by more, it does. */
const [DULL, SHINY] = [0.03, 0.14]
/** How far, squared, a colour is from grey so that what is added to it can be told. */
const TELLING = 0.02

/** What a surface throws back in its own colour, to tell it from what it mirrors. */
class Body {
  /** Red, green and blue over their brightness, less one. */
  readonly #hue: Triple
  readonly #told: number

  constructor({ tintA, tintB }: Lit) {
    const [red, green, blue] = fromOklab(1, tintA, tintB)
    const brightness = brightnessOf(red, green, blue)
    this.#hue = [red / brightness - 1, green / brightness - 1, blue / brightness - 1]
    const [r, g, b] = this.#hue
    this.#told = r * r + g * g + b * b
  }

  /** The light that is mirrored where a place is lighter than around (OKLab; logarithm of lightness). */
  shineOf(seen: Triple, around: number): number {
    if (seen[0] < Math.exp(around)) return 0
    const [red, green, blue] = fromOklab(...seen)
    const brightness = brightnessOf(red, green, blue)
    const [r, g, b] = this.#hue
    const own = ((red - brightness) * r + (green - brightness) * g + (blue - brightness) * b) / (this.#told + 1e-6)
    const sure = this.#told / (this.#told + TELLING)
    const byHue = Math.max(0, brightness - Math.max(own, Math.exp(3 * around)))
    const byGlare = Math.max(0, brightness - Math.exp(3 * (around + GLARE)))
    return (byHue * sure + byGlare * (1 - sure)) * smoothStep(DULL, SHINY, Math.log(seen[0]) - around)
  }
}
