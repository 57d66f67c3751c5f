import type { Photo } from '../picture.ts'
import { brightnessOf, lightOf } from './tone.ts'

/** What something white is of the brightness that three quarters of a photo's pixels stay below: the same in most rooms. */
const WHITE = 1.2
const QUARTILE = 0.75
/** A photo in which white is darker would be taken again; brighter than this, everything is blown. */
const [DARKEST, LIGHTEST] = [0.15, 1.3]
/** What part of the light the whitest and the blackest surfaces throw back. */
const [MOST, LEAST] = [0.88, 0.03]

const BINS = 1024
const EVERY = 5

/**
 * The light that something white would throw back in a photo of a room, where 1 is the most that the photo can hold: found
 * from the photo as a whole, before anything in it is changed.
 */
export function whiteIn({ width, height, channels, data }: Photo): number {
  const counts = new Uint32Array(BINS)
  let left = 0
  for (let pixel = 0; pixel < width * height; pixel += EVERY, left++) {
    const from = pixel * channels
    const brightness = brightnessOf(
      lightOf[data[from] as number] as number,
      lightOf[data[from + 1] as number] as number,
      lightOf[data[from + 2] as number] as number,
    )
    const bin = Math.min(BINS - 1, Math.floor(brightness * BINS))
    counts[bin] = (counts[bin] as number) + 1
  }
  left *= 1 - QUARTILE
  let bin = BINS
  while (bin > 0 && left > 0) left -= counts[--bin] as number
  return Math.min(LIGHTEST, Math.max(DARKEST, (WHITE * (bin + 0.5)) / BINS))
}

/** The same on a surface that is so bright itself (OKLab's lightness, as a logarithm): no surface throws back all light, or none. */
export function whiteOn(usualLightness: number, white: number): number {
  const brightness = Math.exp(3 * usualLightness)
  return Math.min(brightness / LEAST, Math.max(brightness / MOST, white))
}
