import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { luminance, type Photo, type Picture } from '../picture.ts'

/** One channel: 255 is edited wholly, 0 not at all. */
export type Mask = Picture<Uint8Array>
export type Size = { width: number; height: number }

export const newMask = (width: number, height: number): Mask => ({
  width,
  height,
  channels: 1,
  data: new Uint8Array(width * height),
})

export type MaskRead = { ok: true; mask: Mask } | { ok: false; code: 'mask_size_mismatch' | 'mask_empty' }

/** Darker values count as black: compression and scaling leave traces in masks drawn elsewhere. */
const FAINTEST = 8

/** Reads a mask picture of the photo's size; white is edited, opacity is ignored. */
export function readMask(picture: Photo, { width, height }: Size): MaskRead {
  if (picture.width !== width || picture.height !== height) return { ok: false, code: 'mask_size_mismatch' }
  const grey = picture.channels < 3 ? firstChannel(picture) : luminance(picture).data
  const mask = newMask(width, height)
  for (let pixel = 0; pixel < grey.length; pixel++) {
    const value = grey[pixel] as number
    mask.data[pixel] = value < FAINTEST ? 0 : Math.round(value)
  }
  return isEmpty(mask) ? { ok: false, code: 'mask_empty' } : { ok: true, mask }
}

const firstChannel = ({ width, height, channels, data }: Photo) =>
  Uint8Array.from({ length: width * height }, (_, pixel) => data[pixel * channels] as number)

/** From this value on a pixel counts as marked. */
export const MARKED = 128

/** Whether a point of the picture is marked; undefined outside the picture. */
export function isMarkedAt({ width, height, data }: Mask, [x, y]: Vec2): boolean | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined
  return (data[row * width + column] as number) >= MARKED
}

export function isEmpty({ data }: Mask): boolean {
  for (let pixel = 0; pixel < data.length; pixel++) if (data[pixel] !== 0) return false
  return true
}

export const intersection = (one: Mask, other: Mask): Mask => ({
  ...one,
  data: one.data.map((value, pixel) => Math.min(value, other.data[pixel] as number)),
})

/** What is in the first and not in the second. */
export const difference = (one: Mask, other: Mask): Mask => ({
  ...one,
  data: one.data.map((value, pixel) => Math.min(value, 255 - (other.data[pixel] as number))),
})

/** All that a mask leaves out. */
export const inverse = (mask: Mask): Mask => ({ ...mask, data: mask.data.map((value) => 255 - value) })

/** Share of a mask's marked pixels that another marks too; 0 where nothing is marked. */
export function shareWithin({ data }: Mask, other: Mask): number {
  let [both, all] = [0, 0]
  for (let pixel = 0; pixel < data.length; pixel++) {
    if ((data[pixel] as number) < MARKED) continue
    all++
    if ((other.data[pixel] as number) >= MARKED) both++
  }
  return all === 0 ? 0 : both / all
}

/** What a layer with an opacity covers. */
export const coverOf = ({ width, height, data }: Photo): Mask => ({
  width,
  height,
  channels: 1,
  data: Uint8Array.from({ length: width * height }, (_, pixel) => data[pixel * 4 + 3] as number),
})

export function union(first: Mask, ...others: readonly Mask[]): Mask {
  const data = first.data.slice()
  for (const { data: other } of others)
    for (let pixel = 0; pixel < data.length; pixel++)
      data[pixel] = Math.max(data[pixel] as number, other[pixel] as number)
  return { ...first, data }
}
