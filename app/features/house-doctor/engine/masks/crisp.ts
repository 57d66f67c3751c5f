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

/**
 * A mask of the photo's size from labels of a smaller one: the border moves onto the photo's own edges by a guided
 * filter (K. He, J. Sun, X. Tang, "Guided image filtering", ECCV 2010). Away from borders pixels are wholly in or out.
 */
export function crisp(photo: Photo, labels: Uint8Array, size: Size): Mask {
  const { width, height } = photo
  const reachPx = Math.max(1, Math.round((REACH * width) / size.width))
  const rough = enlarged(labels, size, photo)
  const light = luminance(photo).data.map((value) => value / 255)
  const window = new Window(width, height, reachPx)
  const meanLight = window.mean((pixel) => light[pixel] as number)
  const meanRough = window.mean((pixel) => rough[pixel] as number)
  const meanSquare = window.mean((pixel) => (light[pixel] as number) ** 2)
  const meanProduct = window.mean((pixel) => (light[pixel] as number) * (rough[pixel] as number))
  const slope = meanProduct.map((product, pixel) => {
    const [a, b] = [meanLight[pixel] as number, meanRough[pixel] as number]
    return (product - a * b) / ((meanSquare[pixel] as number) - a * a + FLAT)
  })
  const start = slope.map((rise, pixel) => (meanRough[pixel] as number) - rise * (meanLight[pixel] as number))
  const meanSlope = window.mean((pixel) => slope[pixel] as number)
  const meanStart = window.mean((pixel) => start[pixel] as number)
  const mask = newMask(width, height)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const share = (meanSlope[pixel] as number) * (light[pixel] as number) + (meanStart[pixel] as number)
    const isBorder = (meanRough[pixel] as number) > 1e-4 && (meanRough[pixel] as number) < 1 - 1e-4
    const value = isBorder ? (share - 0.5) * STEEPNESS + 0.5 : (rough[pixel] as number)
    mask.data[pixel] = Math.round(255 * Math.min(1, Math.max(0, value)))
  }
  return mask
}

/** 1 where the labels say inside and 0 elsewhere, and in between between their pixels. */
function enlarged(labels: Uint8Array, size: Size, { width, height }: Size): Float32Array {
  const share = (column: number, row: number) => (labels[row * size.width + column] === INSIDE ? 1 : 0)
  const columns = placesOf(width, size.width)
  const plane = new Float32Array(width * height)
  for (const [y, row] of placesOf(height, size.height).entries())
    for (let x = 0; x < width; x++) {
      const column = columns[x] as Place
      const above = share(column.first, row.first) * (1 - column.share) + share(column.second, row.first) * column.share
      const below =
        share(column.first, row.second) * (1 - column.share) + share(column.second, row.second) * column.share
      plane[y * width + x] = above * (1 - row.share) + below * row.share
    }
  return plane
}

/** Two neighbouring places in a shorter row, and how much the second one counts. */
type Place = { first: number; second: number; share: number }

const placesOf = (length: number, shorter: number) =>
  Array.from({ length }, (_, place): Place => {
    const at = Math.min(shorter - 1, Math.max(0, ((place + 0.5) * shorter) / length - 0.5))
    const first = Math.floor(at)
    return { first, second: Math.min(shorter - 1, first + 1), share: at - first }
  })
