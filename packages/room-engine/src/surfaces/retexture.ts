import type { Triple } from '../colour.ts'
import type { Photo } from '../picture.ts'
import { copyOf, newRow, newRows, putRow, type Row, rowsOf } from './area.ts'
import { ChartReader } from './chart.ts'
import { Laid, type Laying } from './laying.ts'
import { litColours } from './light.ts'
import type { LitSurfaces } from './lit-surfaces.ts'
import { PlanePoint } from './plane-map.ts'
import { type Texture, TextureReader } from './texture.ts'

/** OKLab. */
const WHITE: Triple = [1, 0, 0]

/** Lays another material on surfaces, in their light. `strength` is 0 to 1. */
export function retexture(
  { photo, surfaces, ...lighting }: LitSurfaces,
  texture: Texture,
  laying: Laying = {},
  strength = 1,
): Photo {
  const result = copyOf(photo)
  const laid = new Laid(texture, laying)
  const reader = new TextureReader(texture)
  for (const { area, surface, light } of surfaces) {
    const lit = litColours(light, lighting, WHITE)
    const shade = new ChartReader(light.chart, area)
    const at = new PlanePoint(surface.map)
    const row = newRow(area)
    const colours = newRows(area)
    const [reds, greens, blues] = colours
    for (const run of rowsOf(area)) {
      const count = run.right - run.left
      for (let x = 0; x < count; x++) {
        if (area.share[run.first + x] === 0) continue
        at.goTo(run.left + x + 0.5, run.y + 0.5)
        at.lookAround()
        reader.read(
          laid.fromLeft(at.u, at.v),
          laid.fromTop(at.u, at.v),
          laid.across(at.rightU, at.rightV),
          laid.down(at.rightU, at.rightV),
          laid.across(at.downU, at.downV),
          laid.down(at.downU, at.downV),
        )
        reds[x] = reader.red
        greens[x] = reader.green
        blues[x] = reader.blue
      }
      shade.goTo(run)
      for (const [channel, plane] of lit.entries()) {
        shade.read(plane, row)
        const colour = colours[channel] as Row
        for (let x = 0; x < count; x++)
          if (area.share[run.first + x] !== 0) colour[x] = (colour[x] as number) * (row[x] as number)
      }
      putRow(result, area, run, colours, strength)
    }
  }
  return result
}
