import { connectedTo, neighboursOf } from './connected.ts'
import type { Ground } from './ground.ts'
import { INSIDE } from './labelling.ts'
import { pixelsWhere } from './pixels.ts'
import type { WorkingImage } from './working-image.ts'

/** Lightness (0 to 100) of what is blown out. */
const BLOWN = 97
/** What is lighter than the floor by this much may be its glare. */
const LIGHTER = 6
/** Most of the picture that glare covers, and the least of its border that the floor takes. */
const [MOST, AROUND] = [0.05, 0.6]
/** Share of it that may lie beyond the floor's lines. */
const OFF = 0.2
/** Mean log odds of floor below which a network knows that something white stands or lies there. */
const KNOWN = -1

/**
 * Adds what a lamp or a window blows out on a polished floor: blown places that the floor surrounds, within its lines.
 * `odds` are a network's of floor.
 */
export function withGlare(image: WorkingImage, ground: Ground, labels: Uint8Array, odds: Float32Array): Uint8Array {
  const { colours } = image
  const own = pixelsWhere(labels.length, (pixel) => labels[pixel] === INSIDE)
  if (own.length === 0) return labels
  const usual = Float32Array.from(own, (pixel) => colours[pixel * 3] as number).sort()[own.length >> 1] as number
  const isLighter = (pixel: number) =>
    labels[pixel] !== INSIDE && (colours[pixel * 3] as number) > Math.min(BLOWN, usual + LIGHTER)
  const filled = labels.slice()
  const partOf = new Uint32Array(labels.length)
  for (let start = 0, number = 1; start < labels.length; start++) {
    if (partOf[start] !== 0 || !isLighter(start) || (colours[start * 3] as number) < BLOWN) continue
    const part = connectedTo(image, start, isLighter)
    for (const pixel of part) partOf[pixel] = number
    let [around, length, told, off] = [0, 0, 0, 0]
    for (const pixel of part) {
      told += odds[pixel] as number
      if (!ground.isOn(pixel)) off++
      for (const next of neighboursOf(image, pixel)) {
        if (partOf[next] === number) continue
        length++
        if (labels[next] === INSIDE) around++
      }
    }
    number++
    const isOnFloor = off < OFF * part.length && told > KNOWN * part.length
    const isGlare = isOnFloor && part.length <= MOST * labels.length && around > AROUND * length
    if (isGlare) for (const pixel of part) filled[pixel] = INSIDE
  }
  return filled
}
