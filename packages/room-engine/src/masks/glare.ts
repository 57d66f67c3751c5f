import { connectedTo } from './connected.ts'
import { INSIDE } from './labelling.ts'
import type { WorkingImage } from './working-image.ts'

/** Lightness (0 to 100) of what is blown out. */
const BLOWN = 97
/** What is lighter than the surface by this much may be its glare. */
const LIGHTER = 6
/** Most of the picture that glare covers, and the least of its border that the surface takes. */
const [MOST, AROUND] = [0.05, 0.6]

/** Adds what a lamp or a window blows out on a polished surface: blown places that the surface surrounds. */
export function withGlare({ width, height, colours }: WorkingImage, labels: Uint8Array): Uint8Array {
  const own: number[] = []
  for (let pixel = 0; pixel < labels.length; pixel++)
    if (labels[pixel] === INSIDE) own.push(colours[pixel * 3] as number)
  if (own.length === 0) return labels
  const usual = own.sort((a, b) => a - b)[own.length >> 1] as number
  const isLighter = (pixel: number) =>
    labels[pixel] !== INSIDE && (colours[pixel * 3] as number) > Math.min(BLOWN, usual + LIGHTER)
  const filled = labels.slice()
  const seen = new Uint8Array(labels.length)
  for (let start = 0; start < labels.length; start++) {
    if (seen[start] || labels[start] === INSIDE || (colours[start * 3] as number) < BLOWN) continue
    const part = connectedTo({ width, height }, start, isLighter)
    let [around, length] = [0, 0]
    const isPart = new Set(part)
    for (const pixel of part) {
      seen[pixel] = 1
      const x = pixel % width
      for (const [next, isInside] of [
        [pixel - 1, x > 0],
        [pixel + 1, x < width - 1],
        [pixel - width, pixel >= width],
        [pixel + width, pixel < labels.length - width],
      ] as const) {
        if (!isInside || isPart.has(next)) continue
        length++
        if (labels[next] === INSIDE) around++
      }
    }
    if (part.length <= MOST * labels.length && around > AROUND * length)
      for (const pixel of part) filled[pixel] = INSIDE
  }
  return filled
}
