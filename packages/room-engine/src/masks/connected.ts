import type { Size } from './mask.ts'

/** The pixels above, below and beside one, within the picture. */
export function neighboursOf({ width, height }: Size, pixel: number): number[] {
  const column = pixel % width
  const neighbours: number[] = []
  if (column > 0) neighbours.push(pixel - 1)
  if (column < width - 1) neighbours.push(pixel + 1)
  if (pixel >= width) neighbours.push(pixel - width)
  if (pixel < width * (height - 1)) neighbours.push(pixel + width)
  return neighbours
}

/** Pixels connected to one by those where `holds`. */
export function connectedTo(size: Size, at: number, holds: (pixel: number) => boolean): number[] {
  const seen = new Uint8Array(size.width * size.height)
  const pixels = [at]
  seen[at] = 1
  for (const pixel of pixels)
    for (const next of neighboursOf(size, pixel)) {
      if (seen[next] || !holds(next)) continue
      seen[next] = 1
      pixels.push(next)
    }
  return pixels
}
