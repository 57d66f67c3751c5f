import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'

/** Maximum shift of a model's output, in pixels. */
const FARTHEST_PX = 8
/** Compared pixels. */
const PLACES = 4000
/** Minimum unmasked share for a comparison. */
const LEAST_KEPT = 0.05
/** Contrast and brightness errors up to this are corrected; larger ones are intended. */
const MOST_CONTRAST = 1.25
const MOST_LIGHT = 24
/** Minimum spread for measuring contrast. */
const LEAST_SPREAD = 2

/** Aligns a model's output in position and light to the photo's unmasked pixels. */
export function aligned(painted: Photo, part: Photo, mask: Mask): Photo {
  const unmarked = [...mask.data.keys()].filter((pixel) => mask.data[pixel] === 0)
  if (unmarked.length < LEAST_KEPT * mask.data.length) return painted
  const places = unmarked.filter((_, number) => number % Math.ceil(unmarked.length / PLACES) === 0)
  const [dx, dy] = shiftOf(painted, part, places)
  const moved = shifted(painted, dx, dy)
  const data = moved.data.slice()
  for (let channel = 0; channel < 3; channel++) {
    const [was, is] = [part, moved].map((photo) => statisticsOf(photo, places, channel)) as [Statistics, Statistics]
    const isFlat = Math.min(was.spread, is.spread) < LEAST_SPREAD
    const contrast = isFlat ? 1 : Math.min(MOST_CONTRAST, Math.max(1 / MOST_CONTRAST, was.spread / is.spread))
    const light = is.mean + Math.min(MOST_LIGHT, Math.max(-MOST_LIGHT, was.mean - is.mean))
    for (let at = channel; at < data.length; at += moved.channels)
      data[at] = Math.min(255, Math.max(0, Math.round(((moved.data[at] as number) - is.mean) * contrast + light)))
  }
  return { ...moved, data }
}

/** The shift with the most similar unmasked pixels, ignoring brightness. */
function shiftOf(painted: Photo, part: Photo, places: readonly number[]): [dx: number, dy: number] {
  let best: [number, number] = [0, 0]
  let least = Number.POSITIVE_INFINITY
  const was = places.map((pixel) => brightnessAt(part, pixel % part.width, Math.floor(pixel / part.width)))
  for (let dy = -FARTHEST_PX; dy <= FARTHEST_PX; dy++)
    for (let dx = -FARTHEST_PX; dx <= FARTHEST_PX; dx++) {
      const apart = places.map(
        (pixel, number) =>
          brightnessAt(painted, (pixel % part.width) + dx, Math.floor(pixel / part.width) + dy) -
          (was[number] as number),
      )
      const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length
      // Prefer the smaller of equal shifts.
      const error =
        apart.reduce((sum, value) => sum + Math.abs(value - mean), 0) / apart.length + 0.01 * Math.hypot(dx, dy)
      if (error < least) [best, least] = [[dx, dy], error]
    }
  return best
}

const within = (index: number, length: number) => Math.min(length - 1, Math.max(0, index))

function brightnessAt({ width, height, channels, data }: Photo, x: number, y: number): number {
  const at = (within(y, height) * width + within(x, width)) * channels
  return 0.299 * (data[at] as number) + 0.587 * (data[at + 1] as number) + 0.114 * (data[at + 2] as number)
}

function shifted(photo: Photo, dx: number, dy: number): Photo {
  const { width, height, channels } = photo
  const data = photo.data.slice()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (within(y + dy, height) * width + within(x + dx, width)) * channels
      data.set(photo.data.subarray(from, from + channels), (y * width + x) * channels)
    }
  return { ...photo, data }
}

type Statistics = { mean: number; spread: number }

function statisticsOf({ data, channels }: Photo, places: readonly number[], channel: number): Statistics {
  const values = places.map((pixel) => data[pixel * channels + channel] as number)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return { mean, spread: Math.sqrt(variance) }
}
