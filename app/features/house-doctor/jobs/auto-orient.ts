import type { Mask } from '@vuong-tron/room-engine/masks/masks'

/** A mask as it is shown that is stored in one of the eight ways of EXIF (Exif 2.32, 4.6.4). */
export function autoOrient(stored: Mask, orientation: number): Mask {
  const { width: across, height: down, data: from } = stored
  const [right, below] = [across - 1, across * (down - 1)]
  // Where the first pixel shown is stored, and how far it is from there to the next one beside it and below it.
  const ways: Record<number, [number, number, number]> = {
    2: [right, -1, across],
    3: [right + below, -1, -across],
    4: [below, 1, -across],
    5: [0, across, 1],
    6: [below, -across, 1],
    7: [right + below, -across, -1],
    8: [right, across, -1],
  }
  const way = ways[orientation]
  if (!way) return stored
  const [first, beside, under] = way
  const [width, height] = orientation >= 5 ? [down, across] : [across, down]
  const data = new Uint8Array(width * height)
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) data[to] = from[first + x * beside + y * under] as number
  return { width, height, channels: 1, data }
}
