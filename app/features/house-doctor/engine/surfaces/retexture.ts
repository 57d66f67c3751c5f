import type { Triple } from '../colour.ts'
import type { Photo } from '../picture.ts'
import { copyOf, eachPixel, put } from './area.ts'
import { ChartReader } from './chart.ts'
import { Laid, type Laying } from './laying.ts'
import { litColours } from './light.ts'
import type { LitSurfaces } from './lit-surfaces.ts'
import { Place } from './plane-map.ts'
import { type Texture, TextureReader } from './texture.ts'

/** In OKLab. */
const WHITE: Triple = [1, 0, 0]

/** The photo with another material on surfaces, in the light that falls there. `strength`: how much of it shows, 0 to 1. */
export function retextured(
  { photo, surfaces, usual, exposed }: LitSurfaces,
  texture: Texture,
  laying: Laying = {},
  strength = 1,
): Photo {
  const result = copyOf(photo)
  const laid = new Laid(texture, laying)
  const reader = new TextureReader(texture)
  for (const { area, surface, light } of surfaces) {
    const [reds, greens, blues] = litColours(light, usual, exposed, WHITE)
    const shade = new ChartReader(light.chart)
    const at = new Place(surface.map)
    eachPixel(area, (pixel, x, y, share) => {
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
