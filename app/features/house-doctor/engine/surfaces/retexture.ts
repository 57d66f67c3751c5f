import { fromOklab, type Triple, toOklab } from '../colour.ts'
import type { Photo } from '../picture.ts'
import { type Area, areasOf, copyOf, eachPixel, put } from './area.ts'
import { ChartReader } from './chart.ts'
import { whiteIn, whiteOn } from './exposure.ts'
import { Laid, type Laying } from './laying.ts'
import { type Light, type Lit, lightOn, lightShare, tintBeside, usualOf } from './light.ts'
import { Place } from './plane-map.ts'
import type { Extent } from './repaint.ts'
import type { Part } from './surface.ts'
import { type Texture, TextureReader } from './texture.ts'

/** The photo with another material on surfaces, in the light that falls there. */
export function retextured(
  photo: Photo,
  parts: readonly Part[],
  texture: Texture,
  laying: Laying = {},
  extent: Extent = {},
): Photo {
  const { strength = 1, white = whiteIn(photo) } = extent
  const areas = areasOf(parts.map(({ mask }) => mask))
  const lights = parts.map(({ surface }, place) => lightOn(photo, areas[place] as Area, surface))
  const usual = usualOf(areas, lights)
  const exposed = Math.cbrt(whiteOn(usual.lightness, white))
  const result = copyOf(photo)
  const laid = new Laid(texture, laying)
  const reader = new TextureReader(texture)
  for (const [place, { surface }] of parts.entries()) {
    const shade = new Shade(lights[place] as Light, usual, exposed)
    const at = new Place(surface.map)
    eachPixel(areas[place] as Area, (pixel, x, y, share) => {
      at.goTo(x + 0.5, y + 0.5)
      at.lookAround()
      reader.read(
        laid.fromLeft(at.u, at.v),
        laid.fromTop(at.u, at.v),
        laid.across(at.rightU, at.rightV),
        laid.down(at.rightU, at.rightV),
        laid.across(at.downU, at.downV),
        laid.down(at.downU, at.downV),
      )
      put(result, pixel, shade.on(reader, x, y), share * strength)
    })
  }
  return result
}

/** Puts colours that are seen in even light into the light of a surface. */
class Shade {
  readonly #light: Light
  readonly #usual: Lit
  readonly #exposed: number
  readonly #tinting: number
  readonly #reader: ChartReader

  constructor(light: Light, usual: Lit, exposed: number) {
    this.#light = light
    this.#usual = usual
    this.#exposed = exposed
    this.#tinting = lightShare(usual)
    this.#reader = new ChartReader(light.chart)
  }

  /** A material's colour, as light, at a pixel. */
  on({ red, green, blue }: TextureReader, x: number, y: number): Triple {
    const { lightness, tintA, tintB } = this.#light
    const usual = this.#usual
    this.#reader.goTo(x, y)
    const brighter = this.#exposed * Math.exp(this.#reader.read(lightness) - usual.lightness)
    const own = toOklab(red, green, blue)
    return fromOklab(
      own[0] * brighter,
      (own[1] + own[0] * tintBeside(this.#reader.read(tintA), usual.tintA, this.#tinting)) * brighter,
      (own[2] + own[0] * tintBeside(this.#reader.read(tintB), usual.tintB, this.#tinting)) * brighter,
    )
  }
}
