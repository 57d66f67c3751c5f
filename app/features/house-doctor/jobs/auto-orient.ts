import type { Mask } from '@vuong-tron/room-engine/masks/masks'

/** Applies one of the eight EXIF orientations to a mask (Exif 2.32, 4.6.4). */
export function autoOrient(stored: Mask, orientation: number): Mask {
  const { width: across, height: down, data: from } = stored
  const [right, below] = [across - 1, across * (down - 1)]
  // Start index, and index steps to the right and downwards.
  const steps: Record<number, [number, number, number]> = {
    2: [right, -1, across],
    3: [right + below, -1, -across],
    4: [below, 1, -across],
    5: [0, across, 1],
    6: [below, -across, 1],
    7: [right + below, -across, -1],
    8: [right, across, -1],
  }
  const step = steps[orientation]
  if (!step) return stored
  const [first, beside, under] = step
  const [width, height] = orientation >= 5 ? [down, across] : [across, down]
  const data = new Uint8Array(width * height)
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++, to++) data[to] = from[first + x * beside + y * under] as number
  return { width, height, channels: 1, data }
}
