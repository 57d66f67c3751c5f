import { distanceTo } from '../masks/distance.ts'
import { type Pixels, pixelsWhere } from '../masks/pixels.ts'
import type { Photo } from '../picture.ts'

/** Neighbourhood radius. */
const RADIUS_PX = 5

/**
 * Fills narrow holes from their rims inwards (A. Telea, "An image inpainting technique based on the fast marching
 * method", 2004; with exact distances). Never reads a hole's pixel before writing it.
 */
export function diffuse(photo: Photo, holes: readonly Pixels[]) {
  const { width, height, channels, data } = photo
  const isKnown = new Uint8Array(width * height).fill(1)
  for (const hole of holes) for (const pixel of hole) isKnown[pixel] = 0
  const distance = distanceTo(width, height, (pixel) => isKnown[pixel] === 1)
  const ordered = pixelsWhere(isKnown.length, (pixel) => isKnown[pixel] === 0).sort(
    (a, b) => (distance[a] as number) - (distance[b] as number) || a - b,
  )
  const depth = (x: number, y: number) =>
    distance[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] as number
  for (const pixel of ordered) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const inwards = [depth(x + 1, y) - depth(x - 1, y), depth(x, y + 1) - depth(x, y - 1)] as const
    const sums = [0, 0, 0]
    let total = 0
    for (let dy = -RADIUS_PX; dy <= RADIUS_PX; dy++)
      for (let dx = -RADIUS_PX; dx <= RADIUS_PX; dx++) {
        const [column, row] = [x + dx, y + dy]
        const square = dx * dx + dy * dy
        if (square === 0 || square > RADIUS_PX ** 2 || column < 0 || row < 0 || column >= width || row >= height)
          continue
        const other = row * width + column
        if (!isKnown[other]) continue
        const facing = Math.abs(dx * inwards[0] + dy * inwards[1]) / Math.sqrt(square) + 1e-3
        const level = 1 + Math.abs((distance[pixel] as number) - (distance[other] as number))
        const weight = facing / square / level
        total += weight
        for (let channel = 0; channel < 3; channel++)
          sums[channel] = (sums[channel] as number) + weight * (data[other * channels + channel] as number)
      }
    if (total > 0)
      for (let channel = 0; channel < 3; channel++)
        data[pixel * channels + channel] = Math.round((sums[channel] as number) / total)
    isKnown[pixel] = 1
  }
}
