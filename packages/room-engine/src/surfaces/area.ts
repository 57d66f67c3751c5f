import type { Photo, Picture } from '../picture.ts'
import { heldLight, lightOf, storedOf } from './tone.ts'

/** One value a pixel, white is edited: bytes 0 to 255, or shares 0 to 1. */
export type AnyMask = Picture<Uint8Array | Uint8ClampedArray | Float32Array>

/** Editable shares, 0 to 1; zero outside the given rows and columns. */
export type Area = {
  width: number
  height: number
  share: Float32Array
  left: number
  top: number
  right: number
  bottom: number
}

/** Share of an edge pixel, beside an unmasked one or touching its corner. */
const [BESIDE, AT_CORNER] = [0.65, 0.9]

/**
 * Areas of one change. Masks that meet have no edge between them, overlaps go to the first; the outer edge fades
 * inwards.
 */
export function areasOf(masks: readonly AnyMask[]): Area[] {
  const [{ width, height }] = masks as [AnyMask]
  const owner = ownersOf(masks)
  const shares = masks.map(() => new Float32Array(width * height))
  const most = masks.map(({ data }) => (data instanceof Float32Array ? 1 : 255))
  const [lefts, tops] = [masks.map(() => width), masks.map(() => height)]
  const [rights, bottoms] = [masks.map(() => 0), masks.map(() => 0)]
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      const place = (owner[pixel] as number) - 1
      if (place < 0) continue
      const value = ((masks[place] as AnyMask).data[pixel] as number) / (most[place] as number)
      const share = shares[place] as Float32Array
      share[pixel] = Math.min(1, value) * edgeShare(owner, pixel, x, y, width, height)
      if (x < (lefts[place] as number)) lefts[place] = x
      if (x >= (rights[place] as number)) rights[place] = x + 1
      if (y < (tops[place] as number)) tops[place] = y
      bottoms[place] = y + 1
    }
  return shares.map((share, index) => ({
    width,
    height,
    share,
    left: lefts[index] as number,
    top: tops[index] as number,
    right: rights[index] as number,
    bottom: bottoms[index] as number,
  }))
}

export const areaOfMask = (mask: AnyMask) => areasOf([mask])[0] as Area

/** For each pixel the number of the first mask that has it, from 1; else 0. */
function ownersOf(masks: readonly AnyMask[]): Uint8Array {
  const owner = new Uint8Array((masks[0] as AnyMask).data.length)
  for (const [index, { data }] of masks.entries())
    for (let pixel = 0; pixel < owner.length; pixel++)
      if (owner[pixel] === 0 && (data[pixel] as number) > 0) owner[pixel] = index + 1
  return owner
}

/** The picture's border is no edge: the surface continues. */
function edgeShare(owner: Uint8Array, pixel: number, x: number, y: number, width: number, height: number): number {
  const left = x > 0 ? 1 : 0
  const right = x < width - 1 ? 1 : 0
  const above = y > 0 ? pixel - width : pixel
  const below = y < height - 1 ? pixel + width : pixel
  if (!(owner[pixel - left] && owner[pixel + right] && owner[above] && owner[below])) return BESIDE
  if (!(owner[above - left] && owner[above + right] && owner[below - left] && owner[below + right])) return AT_CORNER
  return 1
}

/** Visits the pixels with a share. */
export function eachPixel(
  { width, share, left, top, right, bottom }: Area,
  visit: (pixel: number, x: number, y: number) => void,
) {
  for (let y = top; y < bottom; y++)
    for (let x = left, pixel = y * width + left; x < right; x++, pixel++)
      if ((share[pixel] as number) > 0) visit(pixel, x, y)
}

/** A run of pixels from column `left` to before `right`; `first` is its index in the picture. */
export type Run = { y: number; left: number; right: number; first: number }

/**
 * Rows of an area, from the first to the last pixel with a share. Work passes whole rows between functions, because
 * engines put single floats on the heap.
 */
export function* rowsOf({ width, share, left, top, right, bottom }: Area): Generator<Run> {
  for (let y = top; y < bottom; y++) {
    let first = y * width + left
    let last = y * width + right - 1
    while (first <= last && share[first] === 0) first++
    while (last >= first && share[last] === 0) last--
    if (first <= last) yield { y, left: first - y * width, right: last - y * width + 1, first }
  }
}

/** One value per pixel of a row. */
export type Row = Float64Array
export type Rows = readonly [Row, Row, Row]
export const newRow = ({ width }: { width: number }): Row => new Float64Array(width)
export const newRows = (size: { width: number }): Rows => [newRow(size), newRow(size), newRow(size)]

/** A copy to edit: opacity and pixels without a share stay. */
export const copyOf = (photo: Photo): Photo => ({ ...photo, data: photo.data.slice() })

/** Blends linear light into a row by the area's shares; opacity stays. */
export function putRow(
  { data, channels }: Photo,
  { share }: Area,
  { left, right, first }: Run,
  light: Rows,
  strength: number,
) {
  for (const [channel, row] of light.entries())
    for (let at = 0, to = first * channels + channel; at < right - left; at++, to += channels) {
      const part = (share[first + at] as number) * strength
      if (part === 0) continue
      const before = lightOf[data[to] as number] as number
      data[to] = storedOf(before + (heldLight(row[at] as number) - before) * part)
    }
}
