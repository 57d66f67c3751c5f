/** Row-major from the top, channels interleaved. 8-bit values are sRGB, as a canvas or a decoder gives them. */
export type Picture<Values extends Uint8Array | Uint8ClampedArray | Float32Array> = {
  width: number
  height: number
  channels: number
  data: Values
}
/** RGB or RGBA, 0 to 255. */
export type Photo = Picture<Uint8Array | Uint8ClampedArray>
/** One number a pixel. */
export type Plane = Picture<Float32Array>

export const newPlane = (width: number, height: number): Plane => ({
  width,
  height,
  channels: 1,
  data: new Float32Array(width * height),
})

/** Stored brightness, 0 to 255 (Rec. 601 weights), for edge detection. */
export function luminance({ width, height, channels, data }: Photo): Plane {
  const plane = newPlane(width, height)
  for (let pixel = 0, from = 0; pixel < plane.data.length; pixel++, from += channels)
    plane.data[pixel] =
      0.299 * (data[from] as number) + 0.587 * (data[from + 1] as number) + 0.114 * (data[from + 2] as number)
  return plane
}

/** Downscales so that the longer side is at most `edgePx`; never enlarges. */
export function shrink(photo: Photo, edgePx: number): Photo {
  const share = edgePx / Math.max(photo.width, photo.height)
  if (share >= 1) return photo
  return resizedByArea(
    photo,
    Math.max(1, Math.round(photo.width * share)),
    Math.max(1, Math.round(photo.height * share)),
  )
}

/** Area averaging, for downscaling. */
export function resizedByArea(photo: Photo, width: number, height: number): Photo {
  const { channels } = photo
  const columns = overlaps(photo.width, width)
  const rows = overlaps(photo.height, height)
  const data = new Uint8ClampedArray(width * height * channels)
  const narrow = new Float32Array(width * channels)
  const sums = new Float32Array(width * channels)
  for (let y = 0; y < height; y++) {
    sums.fill(0)
    for (let step = 0; step < rows.most; step++) {
      const share = rows.shares[y * rows.most + step] as number
      if (share === 0) continue
      narrowRow(photo, (rows.first[y] as number) + step, columns, narrow)
      for (let index = 0; index < sums.length; index++)
        sums[index] = (sums[index] as number) + (narrow[index] as number) * share
    }
    data.set(sums, y * sums.length)
  }
  return { width, height, channels, data }
}

function narrowRow({ width, channels, data }: Photo, row: number, { first, shares, most }: Overlaps, to: Float32Array) {
  const start = row * width * channels
  for (let x = 0; x < first.length; x++) {
    const from = start + (first[x] as number) * channels
    for (let channel = 0; channel < channels; channel++) {
      let sum = 0
      for (let step = 0; step < most; step++) {
        const share = shares[x * most + step] as number
        if (share > 0) sum += share * (data[from + step * channels + channel] as number)
      }
      to[x * channels + channel] = sum
    }
  }
}

/**
 * For each index of the shorter row: the first index that it covers of the longer one, and `most` weights from there.
 */
type Overlaps = { first: Uint32Array; shares: Float32Array; most: number }

function overlaps(from: number, to: number): Overlaps {
  const scale = from / to
  const most = Math.ceil(scale) + 1
  const first = new Uint32Array(to)
  const shares = new Float32Array(to * most)
  for (let index = 0; index < to; index++) {
    const start = index * scale
    const end = Math.min(from, start + scale)
    first[index] = Math.floor(start)
    for (let pixel = Math.floor(start); pixel < end - 1e-9; pixel++)
      shares[index * most + pixel - Math.floor(start)] = (Math.min(end, pixel + 1) - Math.max(start, pixel)) / scale
  }
  return { first, shares, most }
}

/** Gaussian blur with clamped borders. Overwrites the plane when `spare` (same size) is given. */
export function blurred(plane: Plane, sigmaPx: number, spare?: Float32Array): Plane {
  const radius = Math.ceil(sigmaPx * 3)
  const weights = Float32Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius) ** 2) / (2 * sigmaPx * sigmaPx)),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const kernel = weights.map((weight) => weight / total)
  const { width, height } = plane
  const [rows, columns] = [
    { count: height, stride: width },
    { count: width, stride: 1 },
  ]
  const across = along(plane.data, kernel, rows, columns, spare)
  return { ...plane, data: along(across, kernel, columns, rows, spare && plane.data) }
}

type Walk = { count: number; stride: number }

/** Convolves each of `lines`, whose pixels are `steps` apart. */
function along(
  data: Float32Array,
  kernel: Float32Array,
  lines: Walk,
  steps: Walk,
  result: Float32Array = new Float32Array(data.length),
): Float32Array {
  const radius = (kernel.length - 1) / 2
  const last = steps.count - 1
  for (let line = 0; line < lines.count; line++) {
    const start = line * lines.stride
    for (let step = 0; step <= last; step++) {
      let sum = 0
      for (let tap = -radius; tap <= radius; tap++) {
        const from = Math.min(last, Math.max(0, step + tap))
        sum += (kernel[tap + radius] as number) * (data[start + from * steps.stride] as number)
      }
      result[start + step * steps.stride] = sum
    }
  }
  return result
}

export type Gradient = { width: number; height: number; x: Float32Array; y: Float32Array; size: Float32Array }

/** Gradient of each 2 × 2 block, at its centre (x + 1, y + 1): the smallest support, as LSD asks for. */
export function gradient({ width, height, data }: Plane): Gradient {
  const [x, y, size] = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  for (let row = 0; row < height - 1; row++)
    for (let column = 0; column < width - 1; column++) {
      const at = row * width + column
      const falling = (data[at + width + 1] as number) - (data[at] as number)
      const rising = (data[at + 1] as number) - (data[at + width] as number)
      x[at] = (falling + rising) / 2
      y[at] = (falling - rising) / 2
      size[at] = Math.sqrt((x[at] as number) ** 2 + (y[at] as number) ** 2)
    }
  return { width, height, x, y, size }
}
