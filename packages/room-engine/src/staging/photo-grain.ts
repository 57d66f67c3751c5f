import { randomFrom } from '@vuong-tron/geometry/numbers'
import { blurred, gradient, luminance, newPlane, type Photo, type Plane } from '../picture.ts'

/** A photo's noise (standard deviation in stored values, 0 to 255) and blur (Gaussian sigma in pixels). */
export type Grain = { noise: number; softPx: number }

export function grainOf(photo: Photo): Grain {
  const plane = luminance(photo)
  return { noise: noiseIn(plane), softPx: softnessOf(plane) }
}

const LAPLACIAN = [1, -2, 1, -2, 4, -2, 1, -2, 1]

/** Row and column stride of the noise estimate. */
const NOISE_STEP = 3

/** Noise from the residual of a filter that ignores edges (J. Immerkær, "Fast noise variance estimation", 1996). */
function noiseIn({ width, height, data }: Plane): number {
  const answers: number[] = []
  for (let y = 1; y < height - 1; y += NOISE_STEP)
    for (let x = 1; x < width - 1; x += NOISE_STEP) {
      let sum = 0
      for (let tap = 0; tap < 9; tap++)
        sum += (LAPLACIAN[tap] as number) * (data[(y + Math.floor(tap / 3) - 1) * width + x + (tap % 3) - 1] as number)
      answers.push(Math.abs(sum))
    }
  // The median, because edges would dominate a mean.
  const middle = Float32Array.from(answers).sort()[Math.floor(answers.length / 2)] ?? 0
  return middle / 6 / MEDIAN_OF_NORMAL
}

/** Median absolute deviation of a normal distribution, in standard deviations. */
const MEDIAN_OF_NORMAL = 0.6745

/** Range of a camera's sharpest edges. */
const SOFTNESS_PX = { least: 0.35, most: 2 }
/** Half width of an edge's neighbourhood. */
const REACH_PX = 4

/** A step blurred by σ rises by its height over √(2π) σ per pixel: the sharpest edges give the photo's blur. */
function softnessOf(plane: Plane): number {
  const { width, height, data } = plane
  const { x: across, y: down, size } = gradient(plane)
  const some = size.filter((_, index) => index % 7 === 0).sort()
  const strong = some[Math.floor(some.length * 0.98)] ?? 0
  const found: number[] = []
  for (let y = REACH_PX; y < height - REACH_PX - 1; y++)
    for (let x = REACH_PX; x < width - REACH_PX - 1; x++) {
      const at = y * width + x
      const rise = size[at] as number
      if (rise < Math.max(strong, 6)) continue
      const isAcross = Math.abs(across[at] as number) > Math.abs(down[at] as number)
      const step = isAcross ? 1 : width
      // A gradient maximum, nearly along an axis.
      if ((size[at - step] as number) > rise || (size[at + step] as number) >= rise) continue
      const heightOf = Math.abs((data[at + REACH_PX * step] as number) - (data[at - (REACH_PX - 1) * step] as number))
      found.push(heightOf / rise / Math.sqrt(2 * Math.PI))
    }
  found.sort((a, b) => a - b)
  const sharp = found[Math.floor(found.length * 0.25)] ?? SOFTNESS_PX.least
  return Math.min(SOFTNESS_PX.most, Math.max(SOFTNESS_PX.least, sharp))
}

/** Gives a rendered layer (premultiplied RGBA) the photo's blur and grain. */
export function asDrawn(layer: Photo, { noise, softPx }: Grain, seed = 1): Photo {
  const { width, height } = layer
  const added = Math.sqrt(Math.max(0, softPx ** 2 - RENDERED_PX ** 2))
  // One channel at a time in two shared planes: all at once would take thirty megabytes.
  const [plane, spare] = [newPlane(width, height), new Float32Array(width * height)]
  const softened = (channel: number) => {
    for (let pixel = 0; pixel < spare.length; pixel++) plane.data[pixel] = layer.data[pixel * 4 + channel] as number
    return added > 0.2 ? blurred(plane, added, spare).data : plane.data
  }
  const data = new Uint8ClampedArray(width * height * 4)
  const cover = softened(3).slice()
  const stray = strayed(cover, noise, seed)
  for (let channel = 0; channel < 3; channel++) {
    const values = softened(channel)
    for (let pixel = 0; pixel < cover.length; pixel++)
      if (cover[pixel] !== 0) data[pixel * 4 + channel] = (values[pixel] as number) + (stray[pixel] as number)
  }
  for (let pixel = 0; pixel < cover.length; pixel++) data[pixel * 4 + 3] = cover[pixel] as number
  return { width, height, channels: 4, data }
}

/** Noise of this deviation, scaled by cover. */
function strayed(cover: Float32Array, noise: number, seed: number): Float32Array {
  const chance = randomFrom(seed)
  return cover.map((share) => (share === 0 ? 0 : (chance() + chance() + chance() - 1.5) * 2 * noise * (share / 255)))
}

/** Blur of the renderer's own edges. */
const RENDERED_PX = 0.4
