import type { Triple } from '../colour.ts'
import { type Photo, resizedByArea } from '../picture.ts'
import { lightOf } from './tone.ts'

/** A picture of a material that can be laid edge to edge, and how large it is in a room. */
export type Swatch = { photo: Photo; widthM: number; heightM: number }

/** A swatch as light, then at half the size, and so on: sides are powers of two (L. Williams, "Pyramidal parametrics", 1983). */
export type Texture = { levels: Level[]; widthM: number; heightM: number }
type Level = { width: number; height: number; light: Float32Array }

const LONGEST_PX = 1024

export function textureOf({ photo, widthM, heightM }: Swatch): Texture {
  const { width, height, channels, data } = resizedByArea(photo, powerOfTwo(photo.width), powerOfTwo(photo.height))
  const light = new Float32Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let channel = 0; channel < 3; channel++)
      light[pixel * 3 + channel] = lightOf[data[pixel * channels + channel] as number] as number
  const levels: Level[] = [{ width, height, light }]
  for (let last = levels[0] as Level; last.width > 1 || last.height > 1; ) {
    last = halved(last)
    levels.push(last)
  }
  return { levels, widthM, heightM }
}

const powerOfTwo = (size: number) => Math.min(LONGEST_PX, 2 ** Math.round(Math.log2(size)))

function halved({ width, height, light }: Level): Level {
  const [across, down] = [width > 1 ? 2 : 1, height > 1 ? 2 : 1]
  const [half, low] = [width / across, height / down]
  const result = new Float32Array(half * low * 3)
  for (let y = 0, to = 0; y < low; y++)
    for (let x = 0; x < half; x++)
      for (let channel = 0; channel < 3; channel++, to++) {
        const from = (y * down * width + x * across) * 3 + channel
        const [right, below] = [(across - 1) * 3, (down - 1) * width * 3]
        result[to] =
          ((light[from] as number) +
            (light[from + right] as number) +
            (light[from + below] as number) +
            (light[from + right + below] as number)) /
          4
      }
  return { width: half, height: low, light: result }
}

/** Samples along the longer side of a pixel's footprint, at most. */
const MOST_TAPS = 8

/**
 * The mean light of a texture under a pixel: `u`, `v` where its middle lies and `footprint` how far its sides reach, in
 * repeats of the texture. Taps along the longer axis of the footprint, each as wide as the shorter (J. McCormack et al.,
 * "Feline: fast elliptical lines for anisotropic texture mapping", 1999).
 */
export function sampled(texture: Texture, u: number, v: number, footprint: readonly number[]): Triple {
  const { width, height } = texture.levels[0] as Level
  const [ax, ay, bx, by] = footprint as [number, number, number, number]
  // Half of the axes of the ellipse into which the footprint turns a circle, in texels.
  const [e, f, g, h] = [ax * width, ay * height, bx * width, by * height]
  const [sum, apart, mixed] = [e * e + f * f + g * g + h * h, e * e + g * g - f * f - h * h, e * f + g * h]
  const root = Math.sqrt(apart * apart + 4 * mixed * mixed)
  const longest = Math.sqrt((sum + root) / 2)
  const shortest = Math.sqrt(Math.max(0, (sum - root) / 2))
  const turn = Math.atan2(2 * mixed, apart) / 2
  const taps = Math.max(1, Math.min(MOST_TAPS, Math.ceil(longest / Math.max(shortest, 1) - 0.2)))
  const level = Math.log2(Math.max(1, shortest, longest / taps))
  const reach = taps > 1 ? longest * (1 - 1 / taps) : 0
  const [alongU, alongV] = [(Math.cos(turn) * reach) / width, (Math.sin(turn) * reach) / height]
  const mean: Triple = [0, 0, 0]
  for (let tap = 0; tap < taps; tap++) {
    const place = taps > 1 ? tap / (taps - 1) - 0.5 : 0
    addSample(mean, texture, u + alongU * place, v + alongV * place, level, 1 / taps)
  }
  return mean
}

function addSample(mean: Triple, { levels }: Texture, u: number, v: number, level: number, weight: number) {
  const last = levels.length - 1
  const fine = Math.min(last, Math.floor(level))
  const blur = Math.min(1, level - fine)
  addFrom(mean, levels[fine] as Level, u, v, weight * (1 - blur))
  if (blur > 0.02) addFrom(mean, levels[Math.min(last, fine + 1)] as Level, u, v, weight * blur)
}

function addFrom(mean: Triple, { width, height, light }: Level, u: number, v: number, weight: number) {
  const x = u * width - 0.5
  const y = v * height - 0.5
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [right, low] = [x - column, y - row]
  // Sides are powers of two: the repeats are the lower bits.
  const [left, next] = [column & (width - 1), (column + 1) & (width - 1)]
  const [above, below] = [(row & (height - 1)) * width, ((row + 1) & (height - 1)) * width]
  const [a, b, c, d] = [(above + left) * 3, (above + next) * 3, (below + left) * 3, (below + next) * 3]
  const [wa, wb] = [weight * (1 - right) * (1 - low), weight * right * (1 - low)]
  const [wc, wd] = [weight * (1 - right) * low, weight * right * low]
  for (let channel = 0; channel < 3; channel++)
    mean[channel] =
      (mean[channel] as number) +
      (light[a + channel] as number) * wa +
      (light[b + channel] as number) * wb +
      (light[c + channel] as number) * wc +
      (light[d + channel] as number) * wd
}
