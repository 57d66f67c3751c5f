import { distanceTo } from '../src/masks/distance.ts'
import type { Mask } from '../src/masks/mask.ts'
import { blurred, luminance, type Photo, resizedByArea } from '../src/picture.ts'
import { CHOSEN } from '../src/removal/shrunk-mask.ts'
import { IDS } from './rooms/scene.ts'

const isSurface = (id: number) => id >= IDS.floor && id <= IDS.front

/** Distance from other surfaces, so that no edge counts as texture. */
const CLEAR_PX = 5
const GRAIN_PX = 2
const FEWEST = 400

/**
 * Texture in the hole against the truth: energy that a 2 px blur removes, each normalised by the same surface beside
 * the hole, as exposure and noise differ. Mean log ratio over the faces, by area.
 */
export function textureRatio(
  photo: Photo,
  result: Photo,
  truth: Photo,
  hole: Mask,
  ids: Uint8Array,
  truthIds: Uint8Array,
): number {
  const { width, height } = result
  const [made, real, seen] = [grain(result), grain(truth), grain(photo)]
  let [sum, total] = [0, 0]
  for (let id: number = IDS.floor; id <= IDS.right; id++) {
    const clear = (isPart: (pixel: number) => boolean) => {
      const toOther = distanceTo(width, height, (pixel) => truthIds[pixel] !== id || !isPart(pixel))
      return [...toOther.keys()].filter((pixel) => (toOther[pixel] as number) >= CLEAR_PX)
    }
    const inside = clear((pixel) => hole.data[pixel] !== 0)
    const outside = clear((pixel) => hole.data[pixel] === 0 && ids[pixel] === id)
    if (inside.length < FEWEST || outside.length < FEWEST) continue
    const size = (values: Float32Array, pixels: number[]) =>
      Math.sqrt(pixels.reduce((squares, pixel) => squares + (values[pixel] as number) ** 2, 0) / pixels.length)
    const ratio = size(made, inside) / size(seen, outside) / (size(real, inside) / size(real, outside))
    sum += inside.length * Math.log(ratio)
    total += inside.length
  }
  return total === 0 ? Number.NaN : Math.exp(sum / total)
}

function grain(photo: Photo): Float32Array {
  const plane = luminance(photo)
  const smooth = blurred(plane, GRAIN_PX).data
  return plane.data.map((value, pixel) => value - (smooth[pixel] as number))
}

/** Steps across the hole's border on one surface, against steps 3 px to either side. */
export function seamRatio(result: Photo, hole: Mask, ids: Uint8Array, truthIds: Uint8Array): number {
  const { width, height } = result
  const { data } = luminance(result)
  let [across, beside, count] = [0, 0, 0]
  const isInside = (pixel: number) => hole.data[pixel] !== 0
  for (let y = 4; y < height - 4; y++)
    for (let x = 4; x < width - 4; x++)
      for (const step of [1, width]) {
        const pixel = y * width + x
        const other = pixel + step
        if (isInside(pixel) === isInside(other)) continue
        const run = [-3, -2, -1, 0, 1, 2, 3, 4].map((index) => pixel + index * step)
        const surface = truthIds[pixel] as number
        if (!isSurface(surface) || run.some((one) => truthIds[one] !== surface)) continue
        if (run.some((one) => !isInside(one) && ids[one] !== surface)) continue
        const change = (index: number) =>
          Math.abs((data[run[index] as number] as number) - (data[run[index + 1] as number] as number))
        across += change(3)
        beside += (change(0) + change(6)) / 2
        count++
      }
  return count < 50 ? Number.NaN : across / beside
}

/** Gaussian low-pass with the sampling distance as its sigma. */
const SAMPLE_PX = 16
const WINDOW = 3
/** Minimum known share of a sample. */
const HALF = 0.5

/**
 * Structural similarity (Z. Wang et al., 2004) of brightness in the hole, after a 16 px low-pass that drops grain;
 * windows are 7 × 7 samples, 16 px apart. Windows less than half known are ignored, as are `unseen` (white) pixels.
 */
export function coarseSimilarity(photo: Photo, result: Photo, truth: Photo, hole: Mask, unseen?: Mask): number {
  const expected = { ...truth, data: truth.data.slice() }
  for (let index = 0; index < truth.data.length; index++)
    if (hole.data[Math.floor(index / 3)] === 0) expected.data[index] = photo.data[index] as number
  const [width, height] = [Math.round(result.width / SAMPLE_PX), Math.round(result.height / SAMPLE_PX)]
  const shares = (mask: Mask) => resizedByArea(mask, width, height).data
  const lowPass = (values: ArrayLike<number>) =>
    blurred({ width, height, channels: 1, data: Float32Array.from(values) }, 1).data
  const [made, real] = [result, expected].map((picture) =>
    lowPass(luminance(resizedByArea(without(picture, unseen), width, height)).data),
  ) as [Float32Array, Float32Array]
  const covered = shares(hole)
  const seen = lowPass(shares({ ...hole, data: hole.data.map((_, pixel) => (unseen?.data[pixel] ? 0 : 255)) })).map(
    (share) => share / 255,
  )
  for (const values of [made, real])
    for (let index = 0; index < values.length; index++)
      values[index] = (values[index] as number) / Math.max(HALF, seen[index] as number)
  const isKnown = (index: number) => (seen[index] as number) >= HALF
  let [sum, count] = [0, 0]
  for (let y = WINDOW; y < height - WINDOW; y++)
    for (let x = WINDOW; x < width - WINDOW; x++) {
      if ((covered[y * width + x] as number) < CHOSEN || !isKnown(y * width + x)) continue
      const samples: number[] = []
      for (let row = y - WINDOW; row <= y + WINDOW; row++)
        for (let column = x - WINDOW; column <= x + WINDOW; column++)
          if (isKnown(row * width + column)) samples.push(row * width + column)
      if (samples.length < HALF * (2 * WINDOW + 1) ** 2) continue
      sum += similarity(made, real, samples)
      count++
    }
  return count === 0 ? Number.NaN : sum / count
}

const without = (picture: Photo, unseen: Mask | undefined): Photo =>
  unseen
    ? {
        ...picture,
        data: picture.data.map((value, index) => (unseen.data[Math.floor(index / picture.channels)] ? 0 : value)),
      }
    : picture

function similarity(a: Float32Array, b: Float32Array, samples: readonly number[]): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0]
  for (const sample of samples) {
    const [one, other] = [a[sample] as number, b[sample] as number]
    sumA += one
    sumB += other
    squaresA += one * one
    squaresB += other * other
    products += one * other
  }
  const size = samples.length
  const [meanA, meanB] = [sumA / size, sumB / size]
  const [varianceA, varianceB] = [squaresA / size - meanA * meanA, squaresB / size - meanB * meanB]
  const covariance = products / size - meanA * meanB
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2]
  return (
    ((2 * meanA * meanB + c1) * (2 * covariance + c2)) /
    ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
  )
}

/** The largest change outside the mask. */
export function changeOutside(result: Photo, photo: Photo, hole: Mask): number {
  let most = 0
  for (let index = 0; index < photo.data.length; index++)
    if (hole.data[Math.floor(index / photo.channels)] === 0)
      most = Math.max(most, Math.abs((result.data[index] as number) - (photo.data[index] as number)))
  return most
}
