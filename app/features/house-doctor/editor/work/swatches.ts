import type { Photo } from '@vuong-tron/room-engine/picture'
import { renderSwatch } from '@vuong-tron/room-engine/surfaces/materials/drawing'
import { type MaterialId, materialOf, materials, textureOfMaterial } from '@vuong-tron/room-engine/surfaces/surfaces'
import { materialProducts } from '../../material-products.ts'
import { remembered } from '../../remembered.ts'
import type { Ask, MaterialSwatch } from '../protocol.ts'

/** Side of a material's thumbnail, in pixels. */
const SWATCH_PX = 64

export const materialSwatches = ({ only, edgePx = SWATCH_PX }: Ask<'materials'> = {}): MaterialSwatch[] =>
  (only ? [only] : (Object.keys(materials) as MaterialId[])).map((id) => {
    const { surface, colour, turnDegrees = 0, pattern } = materialOf(id)
    return {
      id,
      surface,
      colour,
      ...materialProducts[id],
      turnDegrees,
      picture: opaque(renderSwatch(pattern(), edgePx).photo),
    }
  })

/** A material's texture; only the last is cached, as it takes up to 17 MB. */
export const textureNamed = remembered((id: MaterialId) => ({ bytes: [], rest: id }), textureOfMaterial)

/** Adds full opacity, as canvases need it. */
export function opaque({ width, height, channels, data }: Photo): Photo {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++)
      pixels[pixel * 4 + channel] = data[pixel * channels + channel] as number
  return { width, height, channels: 4, data: pixels }
}
