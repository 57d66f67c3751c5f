import { fromOklab, type Triple } from '../colour.ts'
import type { Photo } from '../picture.ts'
import { areaOf, copyOf, eachPixel, type Mask, put } from './area.ts'
import { ChartReader } from './chart.ts'
import { type Light, lightOn, oklabAt } from './light.ts'
import type { Surface } from './surface.ts'
import { brightnessOf } from './tone.ts'

/** How far single places may differ from the light around them (logarithm of lightness): plaster stays, an old pattern goes. */
const RELIEF = 0.05

/**
 * The photo with a surface painted: in the light that is usual there it gets the paint's colour (OKLab); elsewhere the
 * colour is as much lighter or darker as the surface was. What shines keeps the colour of its light (S. Shafer, "Using color
 * to separate reflection components", 1985).
 */
export function repainted(photo: Photo, mask: Mask, surface: Surface, paint: Triple, strength = 1): Photo {
  const area = areaOf(mask)
  const result = copyOf(photo)
  const light = lightOn(photo, area, surface)
  const reader = new ChartReader(light.chart)
  const { usual } = light
  const [own, a, b] = paint
  const body = new Body(light)
  eachPixel(area, (pixel, x, y, share) => {
    reader.goTo(x, y)
    const around = reader.read(light.lightness)
    const seen = oklabAt(photo, pixel)
    const detail = Math.log(Math.max(1e-3, seen[0])) - around
    const brighter = Math.exp(around - usual.lightness + RELIEF * Math.tanh(detail / RELIEF))
    const colour = fromOklab(
      own * brighter,
      (a + own * (reader.read(light.tintA) - usual.tintA)) * brighter,
      (b + own * (reader.read(light.tintB) - usual.tintB)) * brighter,
    )
    const shine = body.shineOf(seen, around)
    put(result, pixel, [colour[0] + shine, colour[1] + shine, colour[2] + shine], share * strength)
  })
  return result
}

/** How much lighter than around a place shines although its colour does not tell (logarithm of lightness). */
const GLARE = 0.2
/** How far, squared, a colour is from grey so that what is added to it can be told. */
const TELLING = 0.02

/** What a surface throws back in its own colour, to tell it from what it mirrors. */
class Body {
  /** Red, green and blue over their brightness, less one. */
  readonly #hue: Triple
  readonly #told: number

  constructor({ usual }: Light) {
    const [red, green, blue] = fromOklab(1, usual.tintA, usual.tintB)
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
    return byHue * sure + byGlare * (1 - sure)
  }
}
