import { type Triple, toOklab } from '../colour.ts'
import type { Photo } from '../picture.ts'
import type { AnyMask } from './area.ts'
import type { Tint } from './light.ts'
import { brightnessOf, lightOf } from './tone.ts'

/** How white looks in a photo's light: linear brightness (1 is the photo's maximum), and its tint. */
export type White = { brightness: number } & Tint

/** White relative to the 75th percentile of brightness: similar in most rooms. */
const WHITE = 1.2
const QUARTILE = 0.75
/** Plausible range of white: darker photos would be retaken, brighter ones are blown out. */
const [DARKEST, LIGHTEST] = [0.15, 1.3]
/** Reflectance of the whitest and blackest surfaces. */
const [MOST, LEAST] = [0.88, 0.03]

const BINS = 1024
const EVERY = 5

/**
 * White in a photo of a room; to be estimated before any change. `changing` is left out of its tint: nothing says what
 * of a wall's colour is its own.
 */
export const whiteIn = (photo: Photo, changing: readonly { mask: AnyMask }[] = []): White => ({
  brightness: whiteBrightness(photo),
  ...lightTint(
    photo,
    changing.map(({ mask }) => mask),
  ),
})

/** White under light without a tint. */
export const plainWhite = (brightness: number): White => ({ brightness, ...UNTINTED })
const UNTINTED: Tint = { tintA: 0, tintB: 0 }

/** White in a photo of something else than a room, whose sky would pass for blue light. */
export const whiteOutdoors = (photo: Photo): White => plainWhite(whiteBrightness(photo))

function whiteBrightness({ width, height, channels, data }: Photo): number {
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

/** Bright places count more the higher this is: at 1 a red wall would be red light. */
const MINKOWSKI = 4
/** What of the estimate is believed: the rest is coloured walls and furniture. */
const BELIEVED = 0.7
/** The most that is believed, as a share of lightness. */
const STRONGEST = 0.08
const BLOWN = 250
/** Share of the photo that must tell something. */
const LEAST_TOLD = 0.1

/**
 * Tint of the light in a room, of pixels that are not blown out (G. Finlayson and E. Trezzi, "Shades of gray and colour
 * constancy", 2004). Without it, oak in a room with warm lamps looks grey.
 */
function lightTint({ width, height, channels, data }: Photo, changing: readonly AnyMask[]): Tint {
  const sums: Triple = [0, 0, 0]
  let told = 0
  for (let pixel = 0; pixel < width * height; pixel += EVERY) {
    const from = pixel * channels
    if (Math.max(data[from] as number, data[from + 1] as number, data[from + 2] as number) > BLOWN) continue
    if (changing.some((mask) => mask.data[pixel * mask.channels] !== 0)) continue
    told++
    for (let channel = 0; channel < 3; channel++)
      (sums[channel] as number) += (lightOf[data[from + channel] as number] as number) ** MINKOWSKI
  }
  const [red, green, blue] = sums.map((sum) => sum ** (1 / MINKOWSKI)) as Triple
  const [lightness, a, b] = toOklab(red, green, blue)
  if (told * EVERY < LEAST_TOLD * width * height || lightness === 0) return UNTINTED
  const size = (BELIEVED * Math.hypot(a, b)) / lightness
  const share = size > STRONGEST ? (BELIEVED * STRONGEST) / size : BELIEVED
  return { tintA: (share * a) / lightness, tintB: (share * b) / lightness }
}

/** The brightness of white for a surface of known lightness (log OKLab): none reflects all light, or none. */
export function whiteOn(usualLightness: number, white: number): number {
  const brightness = Math.exp(3 * usualLightness)
  return Math.min(brightness / LEAST, Math.max(brightness / MOST, white))
}
