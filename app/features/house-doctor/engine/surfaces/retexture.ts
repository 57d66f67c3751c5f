import { fromOklab, type Triple, toOklab } from '../colour.ts'
import type { Photo } from '../picture.ts'
import { areaOf, copyOf, eachPixel, type Mask, put } from './area.ts'
import { ChartReader } from './chart.ts'
import { Laid, type Laying } from './laying.ts'
import { type Light, lightOn } from './light.ts'
import { metresAt, metresPerPixel } from './plane-map.ts'
import type { Surface } from './surface.ts'
import { type Swatch, sampled, textureOf } from './texture.ts'

/** The photo with another material on a surface, in the light that falls there; `strength` 0 leaves it as it is. */
export function retextured(
  photo: Photo,
  mask: Mask,
  surface: Surface,
  swatch: Swatch,
  laying: Laying = {},
  strength = 1,
): Photo {
  const area = areaOf(mask)
  const result = copyOf(photo)
  const light = lightOn(photo, area, surface)
  const texture = textureOf(swatch)
  const laid = new Laid(swatch, laying)
  const shade = new Shade(light)
  const footprint = [0, 0, 0, 0]
  eachPixel(area, (pixel, x, y, share) => {
    const [u, v] = metresAt(surface.map, x + 0.5, y + 0.5)
    const [rightU, rightV, downU, downV] = metresPerPixel(surface.map, x + 0.5, y + 0.5)
    footprint[0] = laid.across(rightU, rightV)
    footprint[1] = laid.down(rightU, rightV)
    footprint[2] = laid.across(downU, downV)
    footprint[3] = laid.down(downU, downV)
    const color = sampled(texture, laid.fromLeft(u, v), laid.fromTop(u, v), footprint)
    put(result, pixel, shade.on(color, x, y), share * strength)
  })
  return result
}

/** Puts colours that are seen in even light into the light of a surface. */
class Shade {
  readonly #light: Light
  readonly #reader: ChartReader

  constructor(light: Light) {
    this.#light = light
    this.#reader = new ChartReader(light.chart)
  }

  /** A material's colour, as light, at a pixel. */
  on([red, green, blue]: Triple, x: number, y: number): Triple {
    const { lightness, tintA, tintB, usual } = this.#light
    this.#reader.goTo(x, y)
    const brighter = Math.exp(this.#reader.read(lightness) - usual.lightness)
    const [own, a, b] = toOklab(red, green, blue)
    return fromOklab(
      own * brighter,
      (a + own * (this.#reader.read(tintA) - usual.tintA)) * brighter,
      (b + own * (this.#reader.read(tintB) - usual.tintB)) * brighter,
    )
  }
}
