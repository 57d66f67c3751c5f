import type { Photo } from '../picture.ts'
import { brightnessOf, lightOf } from './tone.ts'

/** White relative to the 75th percentile of brightness: similar in most rooms. */
const WHITE = 1.2
const QUARTILE = 0.75
/** Plausible range of white: darker photos would be retaken, brighter ones are blown out. */
const [DARKEST, LIGHTEST] = [0.15, 1.3]
/** Reflectance of the whitest and blackest surfaces. */
const [MOST, LEAST] = [0.88, 0.03]

const BINS = 1024
const EVERY = 5

/** Linear light of white in a photo of a room, where 1 is the photo's maximum; to be estimated before any change. */
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

/** The same for a surface of known lightness (log OKLab): no surface reflects all light, or none. */
export function whiteOn(usualLightness: number, white: number): number {
  const brightness = Math.exp(3 * usualLightness)
  return Math.min(brightness / LEAST, Math.max(brightness / MOST, white))
}
