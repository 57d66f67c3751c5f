import type { Size } from './mask.ts'

/** Columns and rows, both ends inclusive. */
export type Rectangle = { left: number; top: number; right: number; bottom: number }

/** Bounding box of the pixels where `holds`, grown by a margin within the picture. */
export function rectangleWhere(
  { width, height }: Size,
  holds: (pixel: number) => boolean,
  aroundPx = 0,
): Rectangle | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0, pixel = 0; y < height; y++)
    for (let x = 0; x < width; x++, pixel++) {
      if (!holds(pixel)) continue
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      bottom = y
    }
  if (bottom < 0) return
  return {
    left: Math.max(0, left - aroundPx),
    top: Math.max(0, top - aroundPx),
    right: Math.min(width - 1, right + aroundPx),
    bottom: Math.min(height - 1, bottom + aroundPx),
  }
}
