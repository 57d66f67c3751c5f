import type { Triple } from '../colour.ts'
import type { Photo } from '../picture.ts'
import { type Area, areasOf, copyOf, eachPixel, put } from './area.ts'
import { ChartReader } from './chart.ts'
import { whiteIn, whiteOn } from './exposure.ts'
import { Laid, type Laying } from './laying.ts'
import { type Light, lightOn, litColours, usualOf } from './light.ts'
import { Place } from './plane-map.ts'
import type { Extent } from './repaint.ts'
import type { Part } from './surface.ts'
import { type Texture, TextureReader } from './texture.ts'

/** In OKLab. */
const WHITE: Triple = [1, 0, 0]

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
  const seen = new Float32Array(photo.width * photo.height)
  const lights = parts.map(({ surface }, place) => lightOn(photo, areas[place] as Area, surface, seen))
  const usual = usualOf(areas, lights)
  const exposed = Math.cbrt(whiteOn(usual.lightness, white))
  const result = copyOf(photo)
  const laid = new Laid(texture, laying)
  const reader = new TextureReader(texture)
  for (const [place, { surface }] of parts.entries()) {
    const light = lights[place] as Light
    const [reds, greens, blues] = litColours(light, usual, exposed, WHITE)
    const shade = new ChartReader(light.chart)
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
      shade.goTo(x, y)
      put(
        result,
        pixel,
        reader.red * shade.read(reds),
        reader.green * shade.read(greens),
        reader.blue * shade.read(blues),
        share * strength,
      )
    })
  }
  return result
}
