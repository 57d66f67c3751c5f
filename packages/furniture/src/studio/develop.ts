import { at, clamp, steps } from '@vuong-tron/geometry/numbers'
import type { Pixels, Rendered } from './blender.ts'

/** Paper colour of product pictures; cards show it while loading. */
export const PAPER = 'eeece8'

const SHOULDER = 0.6
const SATURATION = 0.92
/** The share of the rendered region in which shadows run out at its borders. */
const FADE = 0.09
/** Of the paper's light; less shade than that is hardly seen. */
const FAINT = 0.012

/** Tone curve: a shoulder in the highlights and slightly more contrast. */
function curve(light: number): number {
  const rolled =
    light > SHOULDER
      ? SHOULDER + (1 - SHOULDER) * (1 - Math.exp(-(light - SHOULDER) / (1 - SHOULDER)))
      : Math.max(0, light)
  const shown = rolled <= 0.0031308 ? rolled * 12.92 : 1.055 * rolled ** (1 / 2.4) - 0.055
  return shown - 0.035 * Math.sin(2 * Math.PI * shown)
}

/** Inverse of the tone curve. */
function lightFor(shown: number): number {
  let [low, high] = [0, 20]
  for (const _half of steps(50)) {
    const middle = (low + high) / 2
    if (curve(middle) < shown) low = middle
    else high = middle
  }
  return low
}

type Paper = NonNullable<Rendered['paper']>

/**
 * Makes unshaded paper exactly PAPER while keeping shadows. Edge pixels follow by their share of paper, which avoids
 * rims.
 */
export function evenPaper({ light, width, height }: Rendered, { coverage, empty }: Paper): Pixels {
  const bare = [0, 1, 2].map((channel) => {
    const values = Float32Array.from(steps(empty.width * empty.height), (pixel) => at(empty.light, pixel * 3 + channel))
    return blur(blur(values, empty.width, empty.height, 6), empty.width, empty.height, 6)
  })
  const wanted = [0, 2, 4].map((index) => lightFor(Number.parseInt(PAPER.slice(index, index + 2), 16) / 255))
  // One exposure for the picture, so that the piece keeps its tones; the rest applies to the paper.
  const exposure = at(wanted, 1) / middle(at(bare, 1))
  const unshaded = (pixel: number, channel: number) =>
    sample(at(bare, channel), empty.width, empty.height, (pixel % width) / width, Math.floor(pixel / width) / height)
  const shade = calmShade(
    Float32Array.from(steps(width * height), (pixel) => at(light, pixel * 3 + 1) / unshaded(pixel, 1)),
    coverage,
    width,
    height,
  )
  return light.map((value, index) => {
    const [pixel, channel] = [Math.floor(index / 3), index % 3]
    const share = clamp(at(coverage, pixel * 3), 0, 1)
    const gain = at(wanted, channel) / unshaded(pixel, channel)
    return value * (exposure * (1 - share) + gain * at(shade, pixel) * share)
  })
}

/**
 * Correction of the paper's shade that removes noise from hardly shaded paper. Near the piece, where shadows have
 * edges, it is 1.
 */
function calmShade(shade: Float32Array, coverage: Pixels, width: number, height: number): Float32Array {
  const isPaper = shade.map((_, pixel) => (at(coverage, pixel * 3) > 0.999 ? 1 : 0))
  const radius = Math.round(width / 64)
  const known = blur(isPaper, width, height, radius)
  const onPaper = shade.map((value, pixel) => value * at(isPaper, pixel))
  const wide = blur(onPaper, width, height, radius)
  return shade.map((value, pixel) => {
    if (at(isPaper, pixel) === 0) return 1
    const around = at(wide, pixel) / (at(known, pixel) || 1)
    // Faint shade is even shade: it fades in by its own depth, so that no cloud has an edge.
    const near = smooth((1 - around - FAINT) / FAINT)
    const calm = around + (value - around) * near
    const depth = Math.max(0, 1 - calm)
    const shown = depth * smooth(depth / (3 * FAINT))
    return (1 - shown * fade((pixel % width) / width, Math.floor(pixel / width) / height)) / (value || 1)
  })
}

const smooth = (value: number) => {
  const share = clamp(value, 0, 1)
  return share * share * (3 - 2 * share)
}

/** 0 at the borders, where long shadows would be cut off; 1 further in. */
function fade(across: number, down: number) {
  return smooth(Math.min(across, 1 - across, down, 1 - down) / FADE)
}

/** Box filter by running sums. */
function blur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(values.length)
  const result = new Float32Array(values.length)
  const inside = (value: number, limit: number) => (value < 0 ? 0 : value >= limit ? limit - 1 : value)
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = -radius; x <= radius; x++) sum += values[y * width + inside(x, width)] as number
    for (let x = 0; x < width; x++) {
      rows[y * width + x] = sum
      sum +=
        (values[y * width + inside(x + radius + 1, width)] as number) -
        (values[y * width + inside(x - radius, width)] as number)
    }
  }
  const area = (2 * radius + 1) ** 2
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let y = -radius; y <= radius; y++) sum += rows[inside(y, height) * width + x] as number
    for (let y = 0; y < height; y++) {
      result[y * width + x] = sum / area
      sum +=
        (rows[inside(y + radius + 1, height) * width + x] as number) -
        (rows[inside(y - radius, height) * width + x] as number)
    }
  }
  return result
}

const middle = (values: Float32Array) => at(Float32Array.from(values).sort(), Math.floor(values.length / 2))

function sample(values: Float32Array, width: number, height: number, u: number, v: number) {
  const [x, y] = [clamp(u * width - 0.5, 0, width - 1.001), clamp(v * height - 0.5, 0, height - 1.001)]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const value = (dx: number, dy: number) => at(values, (top + dy) * width + left + dx)
  const row = (dy: number) => value(0, dy) + (value(1, dy) - value(0, dy)) * (x - left)
  return row(0) + (row(1) - row(0)) * (y - top)
}

/** Linear light to 8 bits a channel; sub-step grain prevents banding. */
export function develop(light: Pixels, exposure = 1): Buffer {
  let grain = 1
  return Buffer.from(
    Uint8Array.from(light, (value, index) => {
      grain = (Math.imul(grain, 1664525) + 1013904223) >>> 0
      const first = index - (index % 3)
      const grey = at(light, first) * 0.3 + at(light, first + 1) * 0.59 + at(light, first + 2) * 0.11
      const shown = curve((grey + (value - grey) * SATURATION) * exposure)
      return clamp(Math.round(shown * 255 + (grain / 4294967296 - 0.5) * 0.9), 0, 255)
    }),
  )
}
