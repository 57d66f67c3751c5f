import type { Photo, Picture } from './picture.ts'

/** RGB, or OKLab: lightness and two colour axes. */
export type Triple = [number, number, number]

/** Linear light (0 to 1) of a stored sRGB value (0 to 1); IEC 61966-2-1. */
export const toLight = (stored: number) => (stored <= 0.04045 ? stored / 12.92 : ((stored + 0.055) / 1.055) ** 2.4)

/** Stored sRGB value (0 to 1) of linear light. */
export const fromLight = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)

/** Lookup table: linear light of each 8-bit value. */
const lightOf = Float32Array.from({ length: 256 }, (_, stored) => toLight(stored / 255))

const longOf = (red: number, green: number, blue: number) =>
  Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
const middleOf = (red: number, green: number, blue: number) =>
  Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
const shortOf = (red: number, green: number, blue: number) =>
  Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
const lightnessOf = (long: number, middle: number, short: number) =>
  0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short
const aOf = (long: number, middle: number, short: number) =>
  1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short
const bOf = (long: number, middle: number, short: number) =>
  0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short

/** OKLab of linear sRGB (B. Ottosson, "A perceptual color space for image processing", 2020). Lightness is 0 to 1. */
export function toOklab(red: number, green: number, blue: number): Triple {
  const long = longOf(red, green, blue)
  const middle = middleOf(red, green, blue)
  const short = shortOf(red, green, blue)
  return [lightnessOf(long, middle, short), aOf(long, middle, short), bOf(long, middle, short)]
}

/** Linear sRGB of OKLab; outside 0 to 1 for colours that a screen cannot show. */
export function fromOklab(lightness: number, a: number, b: number): Triple {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
}

export function oklabAt({ data, channels }: Photo, pixel: number): Triple {
  const from = pixel * channels
  return toOklab(
    lightOf[data[from] as number] as number,
    lightOf[data[from + 1] as number] as number,
    lightOf[data[from + 2] as number] as number,
  )
}

/** Writes OKLab of consecutive pixels into one array: a million separate triples would be slow. */
export function oklabRow(
  { data, channels }: Photo,
  first: number,
  count: number,
  [lightness, a, b]: readonly [Float64Array, Float64Array, Float64Array],
) {
  for (let at = 0, from = first * channels; at < count; at++, from += channels) {
    const red = lightOf[data[from] as number] as number
    const green = lightOf[data[from + 1] as number] as number
    const blue = lightOf[data[from + 2] as number] as number
    const long = longOf(red, green, blue)
    const middle = middleOf(red, green, blue)
    const short = shortOf(red, green, blue)
    lightness[at] = lightnessOf(long, middle, short)
    a[at] = aOf(long, middle, short)
    b[at] = bOf(long, middle, short)
  }
}

/** OKLab of every pixel; opacity is dropped. */
export function oklabOf(photo: Photo): Picture<Float32Array> {
  const { width, height } = photo
  const result = new Float32Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) result.set(oklabAt(photo, pixel), pixel * 3)
  return { width, height, channels: 3, data: result }
}
