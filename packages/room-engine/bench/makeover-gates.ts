import type { Mask } from '../src/masks/mask.ts'
import type { Photo } from '../src/picture.ts'

/** What results of the functions have to reach (docs/house-doctor-functions.md). */
export const GATES = {
  /** A mood is one change of colours everywhere: of its change no more than so much is anything else. */
  moodUnexplained: { atMost: 0.03 },
  /** A redesign is more than that wherever something that stays has the colour of what is painted. */
  redesignUnexplained: { atLeast: 0.15 },
  /** Bytes. */
  outside: { atMost: 0 },
  /** Parts by which a thing's height in the picture may miss that of its size. */
  size: { atMost: 0.03 },
  /** The part of a piece's box that the marked gap holds. */
  held: { atLeast: 0.97 },
  /** ΔE00 under flat light. */
  paint: { atMost: 2 },
  /** ΔE00 to the same wall as it would have been rendered: in a colour that was named, and in a style's paint and mood. */
  rendered: { atMost: 6 },
  /** What is left of the way between the colours of two photos, and how alike lightness stays. */
  transferDistance: { atMost: 0.5 },
  transferLikeness: { atLeast: 0.85 },
} as const

/** Colours are told apart by so many values of each channel. */
const BINS = 24
const binOf = (value: number) => Math.min(BINS - 1, Math.floor((value * BINS) / 256))

/**
 * The part of a change, 0 to 1, that no change of colours explains: all pixels of one colour are compared with what
 * happens to that colour on average. A filter, whatever it does, comes out near 0; a wall that is painted while a cupboard
 * of its colour stays does not. Measured where the mask marks, or everywhere.
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

/** Bytes of a picture with opacity that differ where a mask has nothing; opacity may differ nowhere. */
export function changesOutside(before: Photo, after: Photo, mask: { data: ArrayLike<number> }): number {
  let changes = 0
  for (let index = 0; index < before.data.length; index++) {
    const isOpacity = index % 4 === 3
    if ((isOpacity || !mask.data[index >> 2]) && before.data[index] !== after.data[index]) changes++
  }
  return changes
}
