import type { Size } from '../masks/mask.ts'
import { type Rectangle, rectangleWhere } from '../masks/rectangle.ts'

/** Also chooses enclosed areas smaller than `mostPx`. */
export function fillIslands(data: Uint8Array, { width, height }: Size, mostPx: number) {
  const around = rectangleWhere({ width, height }, (pixel) => data[pixel] !== 0)
  if (!around) return
  const { left, top, right, bottom } = around
  const isSeen = new Uint8Array(data.length)
  const pixels = new Uint32Array((right + 1 - left) * (bottom + 1 - top))
  for (let y = top; y <= bottom; y++)
    for (let start = y * width + left; start <= y * width + right; start++) {
      if (data[start] !== 0 || isSeen[start]) continue
      const { count, isOpen } = islandAt(start, data, isSeen, width, around, pixels)
      if (!isOpen && count < mostPx) for (let index = 0; index < count; index++) data[pixels[index] as number] = 255
    }
}

/**
 * Writes the component of an unchosen pixel into `pixels`; returns its size and whether it reaches the bounding box's
 * border.
 */
function islandAt(
  start: number,
  data: Uint8Array,
  isSeen: Uint8Array,
  width: number,
  { left, top, right, bottom }: Rectangle,
  pixels: Uint32Array,
) {
  pixels[0] = start
  let count = 1
  isSeen[start] = 1
  let isOpen = false
  const visit = (next: number) => {
    if (data[next] !== 0 || isSeen[next]) return
    isSeen[next] = 1
    pixels[count++] = next
  }
  for (let index = 0; index < count; index++) {
    const pixel = pixels[index] as number
    const [column, row] = [pixel % width, Math.floor(pixel / width)]
    if (column === left || column === right || row === top || row === bottom) isOpen = true
    if (column > left) visit(pixel - 1)
    if (column < right) visit(pixel + 1)
    if (row > top) visit(pixel - width)
    if (row < bottom) visit(pixel + width)
  }
  return { count, isOpen }
}
