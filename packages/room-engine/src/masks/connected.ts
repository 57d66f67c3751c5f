import type { Size } from './mask.ts'

/** Pixels connected to one by those where `holds`. */
export function connectedTo({ width, height }: Size, at: number, holds: (pixel: number) => boolean): number[] {
  const seen = new Uint8Array(width * height)
  const pixels = [at]
  seen[at] = 1
  for (let index = 0; index < pixels.length; index++) {
    const pixel = pixels[index] as number
    const column = pixel % width
    const besides = [column > 0 ? pixel - 1 : pixel, column < width - 1 ? pixel + 1 : pixel]
    for (const next of [...besides, pixel - width, pixel + width]) {
      if (next < 0 || next >= seen.length || seen[next] || !holds(next)) continue
      seen[next] = 1
      pixels.push(next)
    }
  }
  return pixels
}
