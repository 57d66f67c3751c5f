import { blurred, type Gradient, gradient, type Plane } from '../picture.ts'
import { EdgeField, type EdgeRegion, FAINTEST, TOLERANCE } from './edge-field.ts'

/** A straight image edge, in pixels from the top left corner. */
export type Segment = { x1: number; y1: number; x2: number; y2: number; length: number }

/**
 * Line segments after LSD (R. Grompone von Gioi, J. Jakubowicz, J.-M. Morel, G. Randall, "LSD: a fast line segment
 * detector with a false detection control", PAMI 2010). Blurs `brightness` in place.
 */
export function findSegments(brightness: Plane, { shortestPx = 20 } = {}): Segment[] {
  const slopes = gradient(blurred(brightness, BLUR_PX, new Float32Array(brightness.data.length)))
  const field = new EdgeField(slopes)
  const chance = -(2.5 * Math.log10(slopes.width * slopes.height) + Math.log10(11))
  const segments: Segment[] = []
  for (const seed of strongestFirst(slopes)) {
    if (field.taken[seed]) continue
    const region = field.grow(seed, TOLERANCE)
    if (region.length < shortestPx) continue
    const rectangle = field.dense(region, seed)
    if (!rectangle) continue
    const { length, width, count } = rectangle
    if (length < shortestPx || length < width * 3 || evidence(count, length * width) + chance < 0) continue
    segments.push(segmentOf(rectangle))
  }
  return segments
}

const BLUR_PX = 0.8

const strongestLevel = 1023

/** Edge pixels, strongest first: a counting sort, as exact order does not matter. */
function strongestFirst({ size }: Gradient): Uint32Array {
  const strongest = size.reduce((most, value) => Math.max(most, value), 1)
  const level = (value: number) => strongestLevel - Math.floor((value / strongest) * strongestLevel)
  const starts = new Uint32Array(strongestLevel + 2)
  for (const value of size) if (value > FAINTEST) starts[level(value) + 1] = (starts[level(value) + 1] as number) + 1
  for (let index = 1; index < starts.length; index++)
    starts[index] = (starts[index] as number) + (starts[index - 1] as number)
  const order = new Uint32Array(starts[strongestLevel + 1] as number)
  for (let pixel = 0; pixel < size.length; pixel++) {
    const value = size[pixel] as number
    if (value <= FAINTEST) continue
    const index = starts[level(value)] as number
    order[index] = pixel
    starts[level(value)] = index + 1
  }
  return order
}

const segmentOf = ({ x, y, along, from, to, length }: EdgeRegion): Segment => ({
  // A gradient lies at the corner between four pixels.
  x1: x + along[0] * from + 1,
  y1: y + along[1] * from + 1,
  x2: x + along[0] * to + 1,
  y2: y + along[1] * to + 1,
  length,
})

/** −log10 of the probability that `count` of `area` pixels agree by chance (Hoeffding's bound). */
function evidence(count: number, area: number): number {
  const share = Math.min(0.999, count / area)
  const byChance = TOLERANCE / Math.PI
  if (share <= byChance) return 0
  const divergence = share * Math.log(share / byChance) + (1 - share) * Math.log((1 - share) / (1 - byChance))
  return (area * divergence) / Math.LN10
}
