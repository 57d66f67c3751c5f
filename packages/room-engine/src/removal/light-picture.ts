import { fromLight, toLight } from '../colour.ts'
import { type Rectangle, rectangleWhere } from '../masks/rectangle.ts'
import type { Photo } from '../picture.ts'

/** Added before the logarithm: below it, a sensor has only noise. */
export const DARKEST = 0.004

const LOGARITHMS = Float32Array.from({ length: 2 ** 8 }, (_, stored) => Math.log(toLight(stored / 255) + DARKEST))

/** Stored value (0 to 255) of log light. */
export const storedFrom = (logarithm: number) =>
  255 * fromLight(Math.min(1, Math.max(0, Math.exp(logarithm) - DARKEST)))

/** One pyramid level: premultiplied colour and weight, four numbers a pixel, cropped to a rectangle at (left, top). */
type Step = { left: number; top: number; width: number; height: number; data: Float32Array }

/**
 * Log light of a photo as a pyramid of chosen pixels only, so that samples never mix with their surroundings
 * (normalized convolution: H. Knutsson, C.-F. Westin, 1993). The finest level is the photo itself, to save memory.
 */
export class LightPicture {
  readonly #photo: Photo
  readonly #isWanted: Uint8Array
  /** Each level is half as fine as the one before; empty when no pixel is wanted. */
  readonly #steps: Step[] = []

  constructor(photo: Photo, isWanted: (pixel: number) => boolean) {
    this.#photo = photo
    this.#isWanted = new Uint8Array(photo.width * photo.height)
    for (let pixel = 0; pixel < this.#isWanted.length; pixel++) this.#isWanted[pixel] = isWanted(pixel) ? 1 : 0
    const wanted = rectangleWhere(photo, (pixel) => this.#isWanted[pixel] === 1)
    for (let size = Math.min(photo.width, photo.height), last: Step | undefined; wanted && size > 8; ) {
      last = last ? halve(last) : halvedPhoto(photo, this.#isWanted, wanted)
      this.#steps.push(last)
      size = Math.ceil(size / 2)
    }
  }

  /**
   * Writes the mean colour of a spot into `color`; returns the share of wanted pixels, 0 to 1. At 0, `color` is
   * untouched.
   */
  spot(x: number, y: number, sizePx: number, color: Float32Array | Float64Array): number {
    const level = Math.min(this.#steps.length, Math.max(0, Math.log2(sizePx)))
    const [fine, share] = [Math.floor(level), level - Math.floor(level)]
    const sum = [0, 0, 0, 0] as [number, number, number, number]
    this.#gather(fine, x, y, 1 - share, sum)
    if (share > 0) this.#gather(fine + 1, x, y, share, sum)
    if (sum[3] < 1e-3) return 0
    for (let channel = 0; channel < 3; channel++) color[channel] = (sum[channel] as number) / sum[3]
    return sum[3]
  }

  #gather(level: number, x: number, y: number, share: number, sum: number[]) {
    if (level === 0) gatherPixels(this.#photo, this.#isWanted, x, y, share, sum)
    else gather(this.#steps[level - 1] as Step, x / 2 ** level, y / 2 ** level, share, sum)
  }
}

/** An empty level at half the resolution. */
function newHalf({ left, top, right, bottom }: Rectangle): Step {
  const [width, height] = [(right >> 1) + 1 - (left >> 1), (bottom >> 1) + 1 - (top >> 1)]
  return { left: left >> 1, top: top >> 1, width, height, data: new Float32Array(width * height * 4) }
}

function halvedPhoto({ width, channels, data }: Photo, isWanted: Uint8Array, wanted: Rectangle): Step {
  const half = newHalf(wanted)
  for (let y = wanted.top; y <= wanted.bottom; y++)
    for (let x = wanted.left; x <= wanted.right; x++) {
      const pixel = y * width + x
      if (!isWanted[pixel]) continue
      const to = (((y >> 1) - half.top) * half.width + (x >> 1) - half.left) * 4
      for (let channel = 0; channel < 3; channel++)
        half.data[to + channel] =
          (half.data[to + channel] as number) + (LOGARITHMS[data[pixel * channels + channel] as number] as number) / 4
      half.data[to + 3] = (half.data[to + 3] as number) + 1 / 4
    }
  return half
}

function halve({ left, top, width, height, data }: Step): Step {
  const half = newHalf({ left, top, right: left + width - 1, bottom: top + height - 1 })
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4
      if (data[from + 3] === 0) continue
      const to = ((((y + top) >> 1) - half.top) * half.width + ((x + left) >> 1) - half.left) * 4
      for (let channel = 0; channel < 4; channel++)
        half.data[to + channel] = (half.data[to + channel] as number) + (data[from + channel] as number) / 4
    }
  return half
}

/** Adds the bilinear sample between four pixels of the photo, whose centres lie at halves. */
function gatherPixels(
  { width, height, channels, data }: Photo,
  isWanted: Uint8Array,
  x: number,
  y: number,
  share: number,
  sum: number[],
) {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  const right = x - 0.5 - left
  const down = y - 0.5 - top
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 2; column++) {
      const px = left + column
      const py = top + row
      if (px < 0 || py < 0 || px >= width || py >= height || !isWanted[py * width + px]) continue
      const part = share * (column ? right : 1 - right) * (row ? down : 1 - down)
      const from = (py * width + px) * channels
      for (let channel = 0; channel < 3; channel++)
        sum[channel] = (sum[channel] as number) + part * (LOGARITHMS[data[from + channel] as number] as number)
      sum[3] = (sum[3] as number) + part
    }
}

/** The same for a pyramid level. */
function gather(step: Step, x: number, y: number, share: number, sum: number[]) {
  const { width, height, data } = step
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  const right = x - 0.5 - left
  const down = y - 0.5 - top
  for (let row = 0; row < 2; row++)
    for (let column = 0; column < 2; column++) {
      const px = left + column - step.left
      const py = top + row - step.top
      if (px < 0 || py < 0 || px >= width || py >= height) continue
      const part = share * (column ? right : 1 - right) * (row ? down : 1 - down)
      const from = (py * width + px) * 4
      for (let channel = 0; channel < 4; channel++)
        sum[channel] = (sum[channel] as number) + part * (data[from + channel] as number)
    }
}

/** Sharp log light: Catmull–Rom interpolation (1974), which keeps grain. */
export class SharpLight {
  readonly #photo: Photo
  readonly #across = new Float64Array(4)
  readonly #down = new Float64Array(4)

  constructor(photo: Photo) {
    this.#photo = photo
  }

  at(x: number, y: number, color: Float32Array | Float64Array) {
    const { width, height, channels, data } = this.#photo
    const left = Math.floor(x - 0.5)
    const top = Math.floor(y - 0.5)
    cubic(x - 0.5 - left, this.#across)
    cubic(y - 0.5 - top, this.#down)
    let r = 0
    let g = 0
    let b = 0
    for (let row = 0; row < 4; row++) {
      const line = Math.min(height - 1, Math.max(0, top + row - 1)) * width
      for (let column = 0; column < 4; column++) {
        const part = (this.#down[row] as number) * (this.#across[column] as number)
        const from = (line + Math.min(width - 1, Math.max(0, left + column - 1))) * channels
        r += part * (LOGARITHMS[data[from] as number] as number)
        g += part * (LOGARITHMS[data[from + 1] as number] as number)
        b += part * (LOGARITHMS[data[from + 2] as number] as number)
      }
    }
    color[0] = r
    color[1] = g
    color[2] = b
  }
}

function cubic(t: number, weights: Float64Array) {
  weights[0] = ((-t + 2) * t - 1) * t * 0.5
  weights[1] = ((3 * t - 5) * t * t + 2) * 0.5
  weights[2] = ((-3 * t + 4) * t + 1) * t * 0.5
  weights[3] = (t - 1) * t * t * 0.5
}
