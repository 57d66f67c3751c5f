import type { Triple } from '../colour.ts'
import type { Photo, Picture } from '../picture.ts'
import { heldLight, lightOf, storedOf } from './tone.ts'

/** One value a pixel, white = edit: bytes from 0 to 255, or shares from 0 to 1. */
export type Mask = Picture<Uint8Array | Uint8ClampedArray | Float32Array>

/** What may be changed, as shares from 0 to 1; nothing outside the rows and columns named. */
export type Area = {
  width: number
  height: number
  share: Float32Array
  left: number
  top: number
  right: number
  bottom: number
}

/** Pixels over which a change fades in from the edge of its mask; two hide the stairs of a mask of whole pixels. */
export const FEATHER_PX = 2

/** The mask with an edge that fades inwards: what the mask leaves out has no share at all. */
export function areaOf({ width, height, data }: Mask, featherPx = FEATHER_PX): Area {
  const full = data instanceof Float32Array ? 1 : 255
  const share = insideBy(width, data, featherPx)
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      const depth = share[pixel] as number
      if (depth === 0) continue
      share[pixel] = Math.min(1, depth / featherPx) * Math.min(1, (data[pixel] as number) / full)
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  return { width, height, share, left, top, right, bottom }
}

/** How many pixels each pixel of the mask is from one outside, counted to just beyond `enough` (G. Borgefors, "Distance transformations in digital images", 1986). */
function insideBy(width: number, data: Mask['data'], enough: number): Float32Array {
  const far = enough + 1
  const depth = Float32Array.from(data, (value) => (value > 0 ? far : 0))
  const relax = (pixel: number, x: number, towards: 1 | -1) => {
    const row = pixel - towards * width
    let least = depth[pixel] as number
    const see = (place: number, step: number) => {
      // Beyond the picture the surface goes on.
      const there = place >= 0 && place < depth.length ? (depth[place] as number) + step : far
      if (there < least) least = there
    }
    const [before, after] = towards === 1 ? [x > 0, x < width - 1] : [x < width - 1, x > 0]
    see(row, 1)
    if (before) {
      see(pixel - towards, 1)
      see(row - towards, Math.SQRT2)
    }
    if (after) see(row + towards, Math.SQRT2)
    depth[pixel] = least
  }
  for (let pixel = 0; pixel < depth.length; pixel++) if (depth[pixel]) relax(pixel, pixel % width, 1)
  for (let pixel = depth.length - 1; pixel >= 0; pixel--) if (depth[pixel]) relax(pixel, pixel % width, -1)
  return depth
}

/** Goes through the pixels that have a share. */
export function eachPixel(area: Area, visit: (pixel: number, x: number, y: number, share: number) => void) {
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left, pixel = y * area.width + area.left; x < area.right; x++, pixel++) {
      const share = area.share[pixel] as number
      if (share > 0) visit(pixel, x, y, share)
    }
}

/** A copy to change: opacity and all that has no share stay as they are. */
export const copyOf = (photo: Photo): Photo => ({ ...photo, data: photo.data.slice() })

/** Puts light over a pixel, by its share; opacity stays. */
export function put({ data, channels }: Photo, pixel: number, light: Triple, share: number) {
  const from = pixel * channels
  for (let channel = 0; channel < 3; channel++) {
    const before = lightOf[data[from + channel] as number] as number
    data[from + channel] = storedOf(before + (heldLight(light[channel] as number) - before) * share)
  }
}
