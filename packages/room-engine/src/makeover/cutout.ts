import type { Photo } from '../picture.ts'
import type { Item } from '../staging/furniture.ts'

/** A picture of one thing with premultiplied opacity, and its real size. */
export type Cutout = { layer: Photo; widthM: number; heightM: number }
export type CutoutFound = { ok: true; cutout: Cutout } | { ok: false; code: 'cutout_opaque' | 'cutout_empty' }

/** Less transparency means the picture was not cut out; less opacity means it is empty. */
const LEAST_CLEAR = 0.02
const LEAST_OPAQUE = 0.005
/** Opacity from which a pixel belongs to the thing. */
export const OPAQUE = 128

/** Crops a transparent picture to its thing, `heightM` metres high. */
export function cutoutOf(picture: Photo, heightM: number): CutoutFound {
  const { width, height, channels, data } = picture
  let [left, top, right, bottom, opaque] = [width, height, 0, 0, 0]
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (channels === 4 && (data[pixel * 4 + 3] as number) < OPAQUE) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    opaque++
    ;[left, top] = [Math.min(left, x), Math.min(top, y)]
    ;[right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)]
  }
  if (opaque > (1 - LEAST_CLEAR) * width * height) return { ok: false, code: 'cutout_opaque' }
  if (opaque < LEAST_OPAQUE * width * height) return { ok: false, code: 'cutout_empty' }
  const layer = premultiplied(picture, left, top, right - left, bottom - top)
  return { ok: true, cutout: { layer, heightM, widthM: (heightM * layer.width) / layer.height } }
}

function premultiplied(
  { width: stride, data }: Photo,
  left: number,
  top: number,
  width: number,
  height: number,
): Photo {
  const result = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const from = ((top + Math.floor(pixel / width)) * stride + left + (pixel % width)) * 4
    const cover = data[from + 3] as number
    for (let channel = 0; channel < 3; channel++)
      result[pixel * 4 + channel] = ((data[from + channel] as number) * cover) / 255
    result[pixel * 4 + 3] = cover
  }
  return { width, height, channels: 4, data: result }
}

/** A picture has no depth: assume a share of the width, capped in millimetres. */
export const DEPTH_SHARE = 0.5
const MOST_DEPTH_MM = 450
/** Depth of a frame and height of eyes, in millimetres. */
const FRAME_MM = 30
const EYES_MM = 1500

/** A cut-out as an item that stands on the floor or hangs on a wall. */
export function itemOf({ widthM, heightM }: Cutout, hangs: boolean): Item {
  const [widthMm, heightMm] = [widthM * 1000, heightM * 1000]
  const item = { id: 'cutout', category: 'cutout', widthMm, heightMm }
  if (!hangs) return { ...item, depthMm: Math.min(MOST_DEPTH_MM, widthMm * DEPTH_SHARE) }
  return { ...item, depthMm: FRAME_MM, mountedAtMm: Math.max(1250, EYES_MM - heightMm / 2) }
}
