import { luminance, type Photo } from '../picture.ts'
import { INSIDE, OUTSIDE } from './labelling.ts'
import { type Mask, newMask, type Size } from './mask.ts'
import { BoxFilter } from './window.ts'

/** Distance from a border within which it is redrawn, in small pixels. */
const REACH = 1.5
/** Variance of light (0 to 1, squared) below which the photo shows no border. */
const FLAT = 2e-4
/** Steepening of the filtered border. */
const STEEPNESS = 2.5
/** Subsampling of the filter's coefficients. */
const FEWER = 2

/**
 * Upsamples labels to a mask of the photo's size; a guided filter (K. He, J. Sun, X. Tang, 2010; subsampled: 2015)
 * moves borders to the photo's edges. Pixels away from borders are 0 or 255.
 */
export function crisp(photo: Photo, labels: Uint8Array, size: Size): Mask {
  const { width, height } = photo
  const small = { width: Math.ceil(width / FEWER), height: Math.ceil(height / FEWER) }
  const light = luminance(photo).data
  const lines = linesOf(meansOf(light, photo, small), enlarged(labels, size, small), small, small.width / size.width)
  const across = placesOf(width, small.width)
  const down = placesOf(height, small.height)
  const mask = newMask(width, height)
  for (let y = 0, pixel = 0; y < height; y++) {
    const upper = (down.first[y] as number) * small.width
    const lower = (down.second[y] as number) * small.width
    const downShare = down.share[y] as number
    for (let x = 0; x < width; x++, pixel++) {
      const left = across.first[x] as number
      const right = across.second[x] as number
      const share = across.share[x] as number
      const read = (plane: Float32Array) => {
        const above = (plane[upper + left] as number) * (1 - share) + (plane[upper + right] as number) * share
        const below = (plane[lower + left] as number) * (1 - share) + (plane[lower + right] as number) * share
        return above + (below - above) * downShare
      }
      const around = read(lines.mean)
      const isBorder = around > 1e-4 && around < 1 - 1e-4
      const value = isBorder
        ? (read(lines.slope) * ((light[pixel] as number) / 255) + read(lines.start) - 0.5) * STEEPNESS + 0.5
        : around
      mask.data[pixel] = Math.round(255 * Math.min(1, Math.max(0, value)))
    }
  }
  return mask
}

/** Mask value from which a pixel counts as marked. */
const MARKED = 128

/** A mask for a larger version of its picture, with borders at the larger one's edges. */
export const enlargedMask = (large: Photo, { width, height, data }: Mask): Mask =>
  crisp(
    large,
    data.map((value) => (value < MARKED ? OUTSIDE : INSIDE)),
    { width, height },
  )

/** Linear coefficients of labels over light per pixel, and the mean label. */
type Lines = { slope: Float32Array; start: Float32Array; mean: Float32Array }

function linesOf(light: Float32Array, rough: Float32Array, { width, height }: Size, enlargedBy: number): Lines {
  const window = new BoxFilter(width, height, Math.max(1, Math.round(REACH * enlargedBy)))
  const meanLight = window.mean((pixel) => light[pixel] as number)
  const meanRough = window.mean((pixel) => rough[pixel] as number)
  const meanSquare = window.mean((pixel) => (light[pixel] as number) ** 2)
  const meanProduct = window.mean((pixel) => (light[pixel] as number) * (rough[pixel] as number))
  const slope = new Float32Array(light.length)
  const start = new Float32Array(light.length)
  for (let pixel = 0; pixel < light.length; pixel++) {
    const a = meanLight[pixel] as number
    const b = meanRough[pixel] as number
    const rise = ((meanProduct[pixel] as number) - a * b) / ((meanSquare[pixel] as number) - a * a + FLAT)
    slope[pixel] = rise
    start[pixel] = b - rise * a
  }
  return {
    slope: window.mean((pixel) => slope[pixel] as number),
    start: window.mean((pixel) => start[pixel] as number),
    mean: meanRough,
  }
}

/** Light (0 to 1) of a downscaled picture, by area means. */
function meansOf(light: Float32Array, { width, height }: Size, small: Size): Float32Array {
  const means = new Float32Array(small.width * small.height)
  for (let row = 0, index = 0; row < small.height; row++)
    for (let column = 0; column < small.width; column++, index++) {
      const [left, top] = [column * FEWER, row * FEWER]
      const right = Math.min(width - 1, left + 1)
      const below = Math.min(height - 1, top + 1) * width
      const sum =
        (light[top * width + left] as number) +
        (light[top * width + right] as number) +
        (light[below + left] as number) +
        (light[below + right] as number)
      means[index] = sum / 4 / 255
    }
  return means
}

/** Labels enlarged with linear interpolation, 0 to 1. */
function enlarged(labels: Uint8Array, size: Size, { width, height }: Size): Float32Array {
  const across = placesOf(width, size.width)
  const down = placesOf(height, size.height)
  const plane = new Float32Array(width * height)
  for (let y = 0, pixel = 0; y < height; y++) {
    const upper = (down.first[y] as number) * size.width
    const lower = (down.second[y] as number) * size.width
    for (let x = 0; x < width; x++, pixel++) {
      const left = across.first[x] as number
      const right = across.second[x] as number
      const share = across.share[x] as number
      const isIn = (index: number) => (labels[index] === INSIDE ? 1 : 0)
      const above = isIn(upper + left) * (1 - share) + isIn(upper + right) * share
      const below = isIn(lower + left) * (1 - share) + isIn(lower + right) * share
      plane[pixel] = above + (below - above) * (down.share[y] as number)
    }
  }
  return plane
}

/** Interpolation weights: two neighbouring indices in the shorter row, and the share of the second. */
type Places = { first: Uint32Array; second: Uint32Array; share: Float32Array }

function placesOf(length: number, shorter: number): Places {
  const places = { first: new Uint32Array(length), second: new Uint32Array(length), share: new Float32Array(length) }
  for (let index = 0; index < length; index++) {
    const at = Math.min(shorter - 1, Math.max(0, ((index + 0.5) * shorter) / length - 0.5))
    const first = Math.floor(at)
    places.first[index] = first
    places.second[index] = Math.min(shorter - 1, first + 1)
    places.share[index] = at - first
  }
  return places
}
