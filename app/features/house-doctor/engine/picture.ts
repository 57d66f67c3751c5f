/** Rows from the top, channels side by side. 8-bit values are sRGB as a canvas or a decoder gives them. */
export type Picture<Values extends Uint8Array | Uint8ClampedArray | Float32Array> = {
  width: number
  height: number
  channels: number
  data: Values
}
/** A photograph: red, green, blue and perhaps opacity, 0 to 255. */
export type Photo = Picture<Uint8Array | Uint8ClampedArray>
/** One number a pixel. */
export type Plane = Picture<Float32Array>

export const newPlane = (width: number, height: number): Plane => ({
  width,
  height,
  channels: 1,
  data: new Float32Array(width * height),
})

/** Brightness as it is stored, 0 to 255 (Rec. 601 weights): what edges are looked for in. */
export function luminance({ width, height, channels, data }: Photo): Plane {
  const plane = newPlane(width, height)
  for (let pixel = 0, from = 0; pixel < plane.data.length; pixel++, from += channels)
    plane.data[pixel] =
      0.299 * (data[from] as number) + 0.587 * (data[from + 1] as number) + 0.114 * (data[from + 2] as number)
  return plane
}

/** The photo with its longer side at most `edgePx` long; smaller ones stay as they are. */
export function shrunk(photo: Photo, edgePx: number): Photo {
  const share = edgePx / Math.max(photo.width, photo.height)
  if (share >= 1) return photo
  return resizedByArea(
    photo,
    Math.max(1, Math.round(photo.width * share)),
    Math.max(1, Math.round(photo.height * share)),
  )
}

/** Every pixel is the mean of the area that it covers: the filter for making a picture smaller. */
export function resizedByArea(photo: Photo, width: number, height: number): Photo {
  const { channels } = photo
  const columns = overlaps(photo.width, width)
  const narrow = new Float32Array(width * photo.height * channels)
  for (let y = 0; y < photo.height; y++) {
    const start = y * photo.width * channels
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * channels
      for (const [from, share] of columns[x] as Overlap[])
        for (let channel = 0; channel < channels; channel++)
          narrow[to + channel] =
            (narrow[to + channel] as number) + (photo.data[start + from * channels + channel] as number) * share
    }
  }
  const data = new Uint8ClampedArray(width * height * channels)
  const row = new Float32Array(width * channels)
  for (const [y, rows] of overlaps(photo.height, height).entries()) {
    row.fill(0)
    for (const [from, share] of rows)
      for (let place = 0; place < row.length; place++)
        row[place] = (row[place] as number) + (narrow[from * row.length + place] as number) * share
    data.set(row, y * row.length)
  }
  return { width, height, channels, data }
}

/** A pixel of the larger picture, and its share in one of the smaller. */
type Overlap = [from: number, share: number]

function overlaps(from: number, to: number): Overlap[][] {
  const scale = from / to
  return Array.from({ length: to }, (_, place) => {
    const [start, end] = [place * scale, Math.min(from, (place + 1) * scale)]
    const covered: Overlap[] = []
    for (let pixel = Math.floor(start); pixel < Math.ceil(end - 1e-9); pixel++)
      covered.push([pixel, (Math.min(end, pixel + 1) - Math.max(start, pixel)) / scale])
    return covered
  })
}

/** Gaussian blur; what lies outside is as the edge is. */
export function blurred(plane: Plane, sigmaPx: number): Plane {
  const radius = Math.ceil(sigmaPx * 3)
  const weights = Float32Array.from({ length: 2 * radius + 1 }, (_, place) =>
    Math.exp(-((place - radius) ** 2) / (2 * sigmaPx * sigmaPx)),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const kernel = weights.map((weight) => weight / total)
  const { width, height } = plane
  const across = along(plane.data, kernel, { count: height, stride: width }, { count: width, stride: 1 })
  return { ...plane, data: along(across, kernel, { count: width, stride: 1 }, { count: height, stride: width }) }
}

type Walk = { count: number; stride: number }

/** Each of `lines`, whose pixels are `steps` apart, with the kernel run over it. */
function along(data: Float32Array, kernel: Float32Array, lines: Walk, steps: Walk): Float32Array {
  const result = new Float32Array(data.length)
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

/** Change per pixel between the pixels of each 2 × 2 block, at the block's middle (x + 1, y + 1): the smallest support, as LSD asks for. */
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
