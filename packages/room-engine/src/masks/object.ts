import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Photo } from '../picture.ts'
import { correctedBy, type Found, type Tap } from './correction.ts'
import { edgesOf } from './edges.ts'
import { cutLabels, INSIDE, linksOf, OPEN, OUTSIDE } from './labelling.ts'
import { Mixture } from './mixture.ts'
import { pixelsWhere } from './pixels.ts'
import { reachFrom } from './reach.ts'
import type { WorkingImage } from './working-image.ts'

/** Longer side, in pixels, of the analysed part around an object. */
export const WORK_EDGE_PX = 320
/** Margin around the object, as a share of its longer side. */
const SURROUNDINGS = 0.3
const ROUNDS = 4
/** Unit of contrast for paths from outside. */
const GRAIN = 3
/** Cost of a colour that neither side knows. */
const UNKNOWN = 11
/** Cost of calling a well separated pixel outside, and the reach from which it is. */
const [PARTED, PARTED_REACH] = [2, 10]

/** A crop, in pixels. */
export type Crop = { left: number; top: number; right: number; bottom: number }

/** The crop with an object and its surroundings. */
export function partAround(outline: readonly Vec2[], { width, height }: Photo): Crop {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const more = SURROUNDINGS * Math.max(right - left, bottom - top)
  return {
    left: Math.max(0, Math.floor(left - more)),
    top: Math.max(0, Math.floor(top - more)),
    right: Math.min(width, Math.ceil(right + more)),
    bottom: Math.min(height, Math.ceil(bottom + more)),
  }
}

/** GrabCut within an outline; pixels outside teach the background. */
export function objectLabels(image: WorkingImage, outline: readonly Vec2[], taps: readonly Tap[]): Uint8Array {
  const { width, height, colours } = image
  const count = width * height
  const known = new Uint8Array(count).map((_, pixel) =>
    isWithin(outline, (pixel % width) + 0.5, Math.floor(pixel / width) + 0.5) ? OPEN : OUTSIDE,
  )
  const surroundings = pixelsWhere(count, (pixel) => known[pixel] === OUTSIDE)
  const parting = reachFrom(image, surroundings, GRAIN)
  const parted = (pixel: number) => Math.min(1, (parting[pixel] as number) / PARTED_REACH)
  let rest = Mixture.of(colours, surroundings)
  let labels = firstGuess(known, (pixel) => rest.cost(colours, pixel) + PARTED * parted(pixel))
  let object = Mixture.of(
    colours,
    pixelsWhere(count, (pixel) => labels[pixel] === INSIDE),
  )
  const links = linksOf(image)
  const inside = new Float32Array(count)
  const outside = new Float32Array(count)
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0) {
      object = object.learnt(
        colours,
        pixelsWhere(count, (pixel) => labels[pixel] === INSIDE),
      )
      rest = rest.learnt(
        colours,
        pixelsWhere(count, (pixel) => labels[pixel] === OUTSIDE),
      )
    }
    for (let pixel = 0; pixel < count; pixel++) {
      if (known[pixel] !== OPEN) continue
      inside[pixel] = Math.min(UNKNOWN, object.cost(colours, pixel))
      outside[pixel] = Math.min(UNKNOWN, rest.cost(colours, pixel)) + PARTED * parted(pixel)
    }
    labels = cutLabels(image, links, { known, inside, outside })
  }
  const edges = taps.length > 0 ? edgesOf(image) : new Float32Array(count)
  const found: Found = { labels, evidence: outside.map((cost, pixel) => cost - (inside[pixel] as number)) }
  return correctedBy({ image, links, edges }, found, taps).labels
}

/** First guess: the open pixels least like the surroundings. */
function firstGuess(known: Uint8Array, strangeness: (pixel: number) => number): Uint8Array {
  const open = pixelsWhere(known.length, (pixel) => known[pixel] === OPEN)
  const values = Float32Array.from(open, strangeness)
  const middle = values.toSorted()[values.length >> 1] ?? 0
  const labels = new Uint8Array(known.length)
  for (const [index, pixel] of open.entries()) if ((values[index] as number) >= middle) labels[pixel] = INSIDE
  return labels
}

/** Even–odd test of a point in a polygon. */
function isWithin(outline: readonly Vec2[], x: number, y: number): boolean {
  return (
    outline.filter(([x1, y1], index) => {
      const [x2, y2] = outline[(index + 1) % outline.length] as Vec2
      return y1 > y !== y2 > y && x > x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
    }).length %
      2 ===
    1
  )
}
