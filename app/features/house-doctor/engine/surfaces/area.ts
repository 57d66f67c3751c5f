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

/** What a pixel of the mask's edge is of the surface: beside one that the mask leaves out, and touching one with a corner. */
const [BESIDE, AT_CORNER] = [0.65, 0.9]

/**
 * The masks of one change; where they meet there is no edge, and what two of them have belongs to the first. The edge around
 * all of them fades inwards: what they leave out has no share at all.
 */
export function areasOf(masks: readonly Mask[]): Area[] {
  const [{ width, height }] = masks as [Mask]
  const owner = ownersOf(masks)
  const areas = masks.map(
    (): Area => ({
      width,
      height,
      share: new Float32Array(width * height),
      left: width,
      top: height,
      right: 0,
      bottom: 0,
    }),
  )
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      const place = owner[pixel] as number
      if (place === 0) continue
      const area = areas[place - 1] as Area
      const { data } = masks[place - 1] as Mask
      const value = (data[pixel] as number) / (data instanceof Float32Array ? 1 : 255)
      area.share[pixel] = Math.min(1, value) * edgeShare(owner, pixel, x, y, width, height)
      area.left = Math.min(area.left, x)
      area.right = Math.max(area.right, x + 1)
      area.top = Math.min(area.top, y)
      area.bottom = y + 1
    }
  return areas
}

export const areaOf = (mask: Mask) => areasOf([mask])[0] as Area

/** For each pixel the first mask that has it, counted from 1; 0 where none has. */
function ownersOf(masks: readonly Mask[]): Uint8Array {
  const owner = new Uint8Array((masks[0] as Mask).data.length)
  for (const [place, { data }] of masks.entries())
    for (let pixel = 0; pixel < owner.length; pixel++)
      if (owner[pixel] === 0 && (data[pixel] as number) > 0) owner[pixel] = place + 1
  return owner
}

/** The edge of the picture is none: the surface goes on beyond it. */
function edgeShare(owner: Uint8Array, pixel: number, x: number, y: number, width: number, height: number): number {
  const [left, right] = [x > 0 ? 1 : 0, x < width - 1 ? 1 : 0]
  const [up, down] = [y > 0 ? width : 0, y < height - 1 ? width : 0]
  if (!(owner[pixel - left] && owner[pixel + right] && owner[pixel - up] && owner[pixel + down])) return BESIDE
  const [above, below] = [pixel - up, pixel + down]
  if (!(owner[above - left] && owner[above + right] && owner[below - left] && owner[below + right])) return AT_CORNER
  return 1
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
export function put({ data, channels }: Photo, pixel: number, red: number, green: number, blue: number, share: number) {
  const from = pixel * channels
  data[from] = blend(data[from] as number, red, share)
  data[from + 1] = blend(data[from + 1] as number, green, share)
  data[from + 2] = blend(data[from + 2] as number, blue, share)
}

function blend(stored: number, light: number, share: number): number {
  const before = lightOf[stored] as number
  return storedOf(before + (heldLight(light) - before) * share)
}
