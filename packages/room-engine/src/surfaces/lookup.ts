import { fromLight, fromOklab, type Triple, toLight, toOklab } from '../colour.ts'
import type { Photo } from '../picture.ts'
import { type AnyMask, areaOfMask, copyOf, eachPixel } from './area.ts'

/** OKLab to OKLab. */
export type ColourChange = (colour: Triple) => Triple
/** Results for 33 steps of red, green and blue each; stored values, 0 to 255. */
export type Lookup = Float32Array

const SIZE = 33
const LAST = SIZE - 1
/** Index distance to the next red, green or blue. */
const [RED, GREEN, BLUE] = [3, SIZE * 3, SIZE * SIZE * 3] as const

export function lookupOf(change: ColourChange): Lookup {
  const lookup = new Float32Array(SIZE ** 3 * 3)
  const light = Array.from({ length: SIZE }, (_, step) => toLight(step / LAST))
  for (let blue = 0, index = 0; blue < SIZE; blue++)
    for (let green = 0; green < SIZE; green++)
      for (let red = 0; red < SIZE; red++, index += 3) {
        const before = toOklab(light[red] as number, light[green] as number, light[blue] as number)
        const after = fromOklab(...change(before))
        for (let channel = 0; channel < 3; channel++)
          lookup[index + channel] = 255 * fromLight(Math.min(1, Math.max(0, after[channel] as number)))
      }
  return lookup
}

/** Changes colours everywhere, or within the mask. */
export function applyLookup(photo: Photo, lookup: Lookup, mask?: AnyMask): Photo {
  const result = copyOf(photo)
  const { width, height, channels, data } = result
  const colour: Triple = [0, 0, 0]
  const change = (pixel: number, share: number) => {
    const from = pixel * channels
    look(lookup, data[from] as number, data[from + 1] as number, data[from + 2] as number, colour)
    for (let channel = 0; channel < 3; channel++) {
      const before = data[from + channel] as number
      data[from + channel] = Math.round(before + ((colour[channel] as number) - before) * share)
    }
  }
  if (mask) {
    const area = areaOfMask(mask)
    eachPixel(area, (pixel) => change(pixel, area.share[pixel] as number))
  } else for (let pixel = 0; pixel < width * height; pixel++) change(pixel, 1)
  return result
}

/** Tetrahedral interpolation (J. Kasson et al., 1995). */
function look(lookup: Lookup, red: number, green: number, blue: number, to: Triple) {
  const x = (red * LAST) / 255
  const y = (green * LAST) / 255
  const z = (blue * LAST) / 255
  const left = cellOf(x)
  const low = cellOf(y)
  const near = cellOf(z)
  const u = x - left
  const v = y - low
  const w = z - near
  const start = left * RED + low * GREEN + near * BLUE
  const most = Math.max(u, v, w)
  const least = Math.min(u, v, w)
  const middle = u + v + w - most - least
  // From the cell's darkest corner to the lightest, along the axes by descending share.
  const one = start + (most === u ? RED : most === v ? GREEN : BLUE)
  const end = start + RED + GREEN + BLUE
  const two = end - (least === w && most !== w ? BLUE : least === v && most !== v ? GREEN : RED)
  for (let channel = 0; channel < 3; channel++)
    to[channel] =
      (lookup[start + channel] as number) * (1 - most) +
      (lookup[one + channel] as number) * (most - middle) +
      (lookup[two + channel] as number) * (middle - least) +
      (lookup[end + channel] as number) * least
}

const cellOf = (index: number) => Math.min(LAST - 1, Math.floor(index))
