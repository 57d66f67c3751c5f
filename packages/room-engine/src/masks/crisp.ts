import { luminance, type Photo } from '../picture.ts'
import { INSIDE } from './labelling.ts'
import { type Mask, newMask, type Size } from './mask.ts'
import { Window } from './window.ts'

/** Pixels of the small picture to either side within which a border is drawn anew. */
const REACH = 1.5
/** Contrast (of light from 0 to 1, squared) below which the photo shows no border to hold on to. */
const FLAT = 2e-4
/** How much steeper the border becomes than the filter leaves it. */
const STEEPNESS = 2.5
/** The filter's lines are found in a picture made so many times smaller. */
const FEWER = 2

/**
 * A mask of the photo's size from labels of a smaller one: the border moves onto the photo's own edges by a guided
 * filter (K. He, J. Sun, X. Tang, "Guided image filtering", ECCV 2010; its lines at a smaller size as in K. He, J. Sun,
 * "Fast guided filter", 2015). Away from borders pixels are wholly in or out.
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

/** How the labels follow the light around each place, as slope and start of a line, and what share of them is inside. */
type Lines = { slope: Float32Array; start: Float32Array; mean: Float32Array }

function linesOf(light: Float32Array, rough: Float32Array, { width, height }: Size, enlargedBy: number): Lines {
  const window = new Window(width, height, Math.max(1, Math.round(REACH * enlargedBy)))
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

/** Light from 0 to 1 of a picture made smaller: each place is the mean of the pixels that it stands for. */
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

/** 1 where the labels say inside and 0 elsewhere, and in between between their pixels. */
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

/** For each place of a row two neighbouring places in a shorter one, and how much the second one counts. */
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
