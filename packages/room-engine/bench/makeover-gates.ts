import type { Mask } from '../src/masks/mask.ts'
import type { Photo } from '../src/picture.ts'

/** Limits that results must reach (docs/house-doctor-functions.md). */
export const GATES = {
  /** A mood is one global colour change: maximum share of anything else. */
  moodUnexplained: { atMost: 0.03 },
  /** A redesign must be more than a colour change. */
  redesignUnexplained: { atLeast: 0.15 },
  /** Bytes. */
  outside: { atMost: 0 },
  /** Relative error of a thing's height. */
  size: { atMost: 0.03 },
  /** Share of a piece's box inside the marked gap. */
  held: { atLeast: 0.97 },
  /** ΔE00 under flat light. */
  paint: { atMost: 2 },
  /** ΔE00 to the rendered wall, in a named colour and in a style's paint and mood. */
  rendered: { atMost: 6 },
  /** Remaining colour distance, and similarity of lightness. */
  transferDistance: { atMost: 0.5 },
  transferLikeness: { atLeast: 0.85 },
} as const

/** Colour bins per channel. */
const BINS = 24
const binOf = (value: number) => Math.min(BINS - 1, Math.floor((value * BINS) / 256))

/**
 * Share of a change, 0 to 1, that no colour change explains: each pixel is compared with the mean of its colour. Any
 * filter gets about 0; painting a wall beside a cupboard of the same colour does not. Within the mask, or everywhere.
 */
export function unexplainedByColour(before: Photo, after: Photo, mask?: Mask): number {
  const sums = new Float64Array(BINS ** 3 * 3)
  const counts = new Uint32Array(BINS ** 3)
  const each = (visit: (pixel: number, bin: number) => void) => {
    for (let pixel = 0; pixel < before.width * before.height; pixel++) {
      if (mask && mask.data[pixel] === 0) continue
      const at = pixel * before.channels
      const [red, green, blue] = [0, 1, 2].map((channel) => binOf(before.data[at + channel] as number))
      visit(pixel, ((red as number) * BINS + (green as number)) * BINS + (blue as number))
    }
  }
  const changeAt = (pixel: number, channel: number) =>
    (after.data[pixel * after.channels + channel] as number) -
    (before.data[pixel * before.channels + channel] as number)
  each((pixel, bin) => {
    counts[bin] = (counts[bin] as number) + 1
    for (let channel = 0; channel < 3; channel++)
      sums[bin * 3 + channel] = (sums[bin * 3 + channel] as number) + changeAt(pixel, channel)
  })
  let [left, all] = [0, 0]
  each((pixel, bin) => {
    for (let channel = 0; channel < 3; channel++) {
      const change = changeAt(pixel, channel)
      left += (change - (sums[bin * 3 + channel] as number) / (counts[bin] as number)) ** 2
      all += change ** 2
    }
  })
  return all === 0 ? 0 : left / all
}

/** Bytes that differ outside a mask; opacity may differ nowhere. */
export function changesOutside(before: Photo, after: Photo, mask: { data: ArrayLike<number> }): number {
  let changes = 0
  for (let index = 0; index < before.data.length; index++) {
    const isOpacity = index % 4 === 3
    if ((isOpacity || !mask.data[index >> 2]) && before.data[index] !== after.data[index]) changes++
  }
  return changes
}
