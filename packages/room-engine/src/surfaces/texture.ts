import { type Photo, resizedByArea } from '../picture.ts'
import { lightOf } from './tone.ts'

/** A seamless picture of a material, and its real size. */
export type Swatch = { photo: Photo; widthM: number; heightM: number }

/** Mip levels in linear light; sides are powers of two (L. Williams, "Pyramidal parametrics", 1983). */
export type Texture = { levels: Level[]; widthM: number; heightM: number }
type Level = { width: number; height: number; light: Float32Array }

const LONGEST_PX = 1024

export function textureOf({ photo, widthM, heightM }: Swatch): Texture {
  const { width, height, channels, data } = toPowersOfTwo(photo)
  const light = new Float32Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++)
      light[pixel * 3 + channel] = lightOf[data[pixel * channels + channel] as number] as number
  const levels: Level[] = [{ width, height, light }]
  for (let last = levels[0] as Level; last.width > 1 || last.height > 1; ) {
    last = halve(last)
    levels.push(last)
  }
  return { levels, widthM, heightM }
}

function toPowersOfTwo(photo: Photo): Photo {
  const [width, height] = [powerOfTwo(photo.width), powerOfTwo(photo.height)]
  return width === photo.width && height === photo.height ? photo : resizedByArea(photo, width, height)
}

const powerOfTwo = (size: number) => Math.min(LONGEST_PX, 2 ** Math.round(Math.log2(size)))

function halve({ width, height, light }: Level): Level {
  const [half, low] = [Math.max(1, width / 2), Math.max(1, height / 2)]
  const result = new Float32Array(half * low * 3)
  const right = width > 1 ? 3 : 0
  const below = height > 1 ? width * 3 : 0
  for (let y = 0, to = 0; y < low; y++)
    for (let x = 0; x < half; x++)
      for (let channel = 0; channel < 3; channel++, to++) {
        const from = ((y * height) / low) * width * 3 + ((x * width) / half) * 3 + channel
        result[to] =
          ((light[from] as number) +
            (light[from + right] as number) +
            (light[from + below] as number) +
            (light[from + right + below] as number)) /
          4
      }
  return { width: half, height: low, light: result }
}

/** Maximum samples along a pixel's footprint. */
const MOST_TAPS = 8
/** Fractions of a mip level that are ignored. */
const UNSEEN = 0.1

/**
 * Anisotropic lookup: taps along the footprint's longer axis, each as wide as the shorter (J. McCormack et al.,
 * "Feline", 1999). Results are fields, because `read` runs for every pixel.
 */
export class TextureReader {
  red = 0
  green = 0
  blue = 0
  readonly #texture: Texture

  constructor(texture: Texture) {
    this.#texture = texture
  }

  /** Reads the mean light under a pixel; position and derivatives are in repeats. */
  read(u: number, v: number, rightU: number, rightV: number, downU: number, downV: number) {
    const { width, height } = this.#texture.levels[0] as Level
    // Semi-axes of the footprint's ellipse, in texels.
    const e = rightU * width
    const f = rightV * height
    const g = downU * width
    const h = downV * height
    const sum = e * e + f * f + g * g + h * h
    const apart = e * e + g * g - f * f - h * h
    const mixed = e * f + g * h
    const root = Math.sqrt(apart * apart + 4 * mixed * mixed)
    const longest = Math.sqrt((sum + root) / 2)
    const shortest = Math.sqrt(Math.max(0, (sum - root) / 2))
    const taps = Math.max(1, Math.min(MOST_TAPS, Math.ceil(longest / Math.max(shortest, 1) - 0.25)))
    const level = Math.log2(Math.max(1, shortest, longest / taps))
    this.red = 0
    this.green = 0
    this.blue = 0
    if (taps === 1) return this.#mixIn(u, v, level, 1)
    const turn = Math.atan2(2 * mixed, apart) / 2
    const stepU = (Math.cos(turn) * longest) / (taps * width)
    const stepV = (Math.sin(turn) * longest) / (taps * height)
    for (let tap = 0; tap < taps; tap++) {
      const index = tap - (taps - 1) / 2
      this.#mixIn(u + stepU * index, v + stepV * index, level, 1 / taps)
    }
  }

  #mixIn(u: number, v: number, level: number, weight: number) {
    const { levels } = this.#texture
    const last = levels.length - 1
    const fine = Math.min(last, Math.floor(level))
    const blur = Math.min(1, level - fine)
    if (blur < 1 - UNSEEN) this.#mixFrom(levels[fine] as Level, u, v, blur < UNSEEN ? weight : weight * (1 - blur))
    if (blur > UNSEEN)
      this.#mixFrom(levels[Math.min(last, fine + 1)] as Level, u, v, blur > 1 - UNSEEN ? weight : weight * blur)
  }

  #mixFrom({ width, height, light }: Level, u: number, v: number, weight: number) {
    const x = u * width - 0.5
    const y = v * height - 0.5
    const column = Math.floor(x)
    const row = Math.floor(y)
    const right = x - column
    const lower = (y - row) * weight
    const upper = weight - lower
    // Sides are powers of two: masking wraps around.
    const left = column & (width - 1)
    const next = (column + 1) & (width - 1)
    const above = (row & (height - 1)) * width
    const below = ((row + 1) & (height - 1)) * width
    const a = (above + left) * 3
    const b = (above + next) * 3
    const c = (below + left) * 3
    const d = (below + next) * 3
    const wa = upper * (1 - right)
    const wb = upper * right
    const wc = lower * (1 - right)
    const wd = lower * right
    const at = (index: number) => light[index] as number
    this.red += at(a) * wa + at(b) * wb + at(c) * wc + at(d) * wd
    this.green += at(a + 1) * wa + at(b + 1) * wb + at(c + 1) * wc + at(d + 1) * wd
    this.blue += at(a + 2) * wa + at(b + 2) * wb + at(c + 2) * wc + at(d + 2) * wd
  }
}
