import { blurred, luminance, newPlane, type Photo, type Plane } from '@vuong-tron/room-engine/picture'

/** Sigma of the window in which photo and result are compared. */
const WINDOW_PX = 1.5
/** Brightness variance that is noise. */
const NOISE = 9
/** Maximum amplification of detail. */
const MOST_DETAIL = 2

/**
 * Scales a result up to full size and adds the large photo's detail where the change kept it (after the guided filter,
 * K. He, J. Sun, X. Tang, 2013). Unchanged pixels stay identical. The returned function writes RGBA rows.
 */
export function enlargementOf(photo: Photo, result: Photo, width: number, height: number) {
  const changed = changedPixels(photo, result)
  const touched = cellsTouching(changed, photo)
  const detail = detailLeft(photo, result, changed)
  const columns = samplesAlong(photo.width, width)
  const lines = samplesAlong(photo.height, height)
  return (rows: Uint8ClampedArray, top: number) => {
    for (let y = 0; y < rows.length / (4 * width); y++) {
      const start = (lines.from[top + y] as number) * photo.width
      const lower = lines.share[top + y] as number
      for (let x = 0; x < width; x++) {
        const pixel = start + (columns.from[x] as number)
        if (!touched[pixel]) continue
        const right = columns.share[x] as number
        const strength = between(detail, 1, pixel, photo.width, right, lower)
        for (let channel = 0, to = (y * width + x) * 4; channel < 3; channel++, to++) {
          const before = between(photo, photo.channels, pixel, photo.width, right, lower, channel)
          const after = between(result, result.channels, pixel, photo.width, right, lower, channel)
          rows[to] = after + strength * ((rows[to] as number) - before)
        }
      }
    }
  }
}

/** A result in a larger version of its photo. */
export function enlarged(large: Photo, photo: Photo, result: Photo): Photo {
  if (result === photo) return large
  const data = new Uint8ClampedArray(large.data)
  enlargementOf(photo, result, large.width, large.height)(data, 0)
  return { ...large, data }
}

/** Bilinear interpolation. */
function between(
  { data }: Photo | Plane,
  channels: number,
  pixel: number,
  stride: number,
  right: number,
  lower: number,
  channel = 0,
): number {
  const at = pixel * channels + channel
  const below = at + stride * channels
  const upperValue = (data[at] as number) * (1 - right) + (data[at + channels] as number) * right
  const lowerValue = (data[below] as number) * (1 - right) + (data[below + channels] as number) * right
  return upperValue + (lowerValue - upperValue) * lower
}

/** Index and fraction of the source pixel for each target pixel. */
function samplesAlong(small: number, large: number): { from: Int32Array; share: Float32Array } {
  const from = new Int32Array(large)
  const share = new Float32Array(large)
  for (let index = 0; index < large; index++) {
    const at = Math.min(small - 1, Math.max(0, ((index + 0.5) * small) / large - 0.5))
    from[index] = Math.min(small - 2, Math.floor(at))
    share[index] = at - (from[index] as number)
  }
  return { from, share }
}

function changedPixels(photo: Photo, result: Photo): Uint8Array {
  const changed = new Uint8Array(photo.width * photo.height)
  for (let pixel = 0; pixel < changed.length; pixel++)
    for (let channel = 0; channel < 3; channel++)
      if (photo.data[pixel * photo.channels + channel] !== result.data[pixel * result.channels + channel])
        changed[pixel] = 1
  return changed
}

/** Cells of the grid that touch a changed pixel. */
function cellsTouching(changed: Uint8Array, { width, height }: Photo): Uint8Array {
  const touching = new Uint8Array(changed.length)
  for (let y = 0; y < height - 1; y++)
    for (let x = 0, pixel = y * width; x < width - 1; x++, pixel++)
      if (changed[pixel] || changed[pixel + 1] || changed[pixel + width] || changed[pixel + width + 1])
        touching[pixel] = 1
  return touching
}

/**
 * Remaining detail per pixel: 1 where unchanged or tinted, 0 where something else is shown; by local regression of
 * brightness.
 */
function detailLeft(photo: Photo, result: Photo, changed: Uint8Array): Plane {
  const { width, height } = photo
  const before = luminance(photo)
  const change = newPlane(width, height)
  const after = luminance(result)
  const [squares, products] = [newPlane(width, height), newPlane(width, height)]
  for (let pixel = 0; pixel < changed.length; pixel++) {
    const value = before.data[pixel] as number
    const difference = (after.data[pixel] as number) - value
    change.data[pixel] = difference
    squares.data[pixel] = value * value
    products.data[pixel] = value * difference
  }
  const [mean, meanChange, meanSquare, meanProduct] = [before, change, squares, products].map(
    (plane) => blurred(plane, WINDOW_PX).data,
  ) as [Float32Array, Float32Array, Float32Array, Float32Array]
  const left = newPlane(width, height)
  for (let pixel = 0; pixel < changed.length; pixel++) {
    const value = mean[pixel] as number
    const spread = Math.max(0, (meanSquare[pixel] as number) - value * value)
    const common = (meanProduct[pixel] as number) - value * (meanChange[pixel] as number)
    const slope = 1 + common / (spread + NOISE)
    left.data[pixel] = changed[pixel] ? Math.min(MOST_DETAIL, Math.max(0, slope)) : 1
  }
  return left
}
