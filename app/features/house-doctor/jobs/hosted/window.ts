import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'

/** A crop, in pixels of the photo. */
export type CropWindow = { left: number; top: number; width: number; height: number }

/** Margin around the mask, as a share of its longer side, and minimum in pixels. */
const AROUND = 0.25
const LEAST_AROUND_PX = 32
/** Minimum side, so that enough of the room is visible. */
const LEAST_SIDE_PX = 256

/** The mask's bounding box with its margin. */
export function windowAround({ width, height, data }: Mask): CropWindow {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let pixel = 0; pixel < data.length; pixel++) {
    if (data[pixel] === 0) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  const around = Math.max(LEAST_AROUND_PX, Math.round(AROUND * Math.max(right - left, bottom - top)))
  const [across, down] = [spanAround(left, right, around, width), spanAround(top, bottom, around, height)]
  return { left: across.start, width: across.length, top: down.start, height: down.length }
}

function spanAround(from: number, to: number, around: number, most: number) {
  const length = Math.min(most, Math.max(LEAST_SIDE_PX, to - from + 2 * around))
  const start = Math.min(most - length, Math.max(0, Math.round((from + to - length) / 2)))
  return { start, length }
}

export function cutOut<Picture extends Photo>(picture: Picture, { left, top, width, height }: CropWindow): Picture {
  const { channels, width: stride } = picture
  const data = picture.data.slice(0, width * height * channels)
  for (let row = 0; row < height; row++) {
    const start = ((top + row) * stride + left) * channels
    data.set(picture.data.subarray(start, start + width * channels), row * width * channels)
  }
  return { ...picture, width, height, data }
}

/** Pastes a repainted crop through the mask; black keeps every byte. */
export function pasted(photo: Photo, painted: Photo, mask: Mask, { left, top }: CropWindow): Photo {
  const data = photo.data.slice()
  for (let y = 0; y < painted.height; y++)
    for (let x = 0; x < painted.width; x++) {
      const index = (top + y) * photo.width + left + x
      const share = (mask.data[index] as number) / 255
      if (share === 0) continue
      for (let channel = 0; channel < photo.channels; channel++) {
        const to = index * photo.channels + channel
        const [before, after] = [data[to], painted.data[(y * painted.width + x) * painted.channels + channel]] as [
          number,
          number,
        ]
        data[to] = Math.round(before + share * (after - before))
      }
    }
  return { ...photo, data }
}
