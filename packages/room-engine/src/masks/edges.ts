import { BoxFilter } from './window.ts'
import type { WorkingImage } from './working-image.ts'

/** Radius of a mean, and how far the two means that are compared lie from a pixel. */
const SCALES = [
  { radius: 1, offset: 2, weight: 1 },
  { radius: 3, offset: 4, weight: 0.8 },
]
const WAYS = [
  [1, 0],
  [0, 1],
  [0.7, 0.7],
  [0.7, -0.7],
] as const
/** Added where the box says that two faces meet: the corner of one paint is faint. */
const SEAM = 1.5

/**
 * Strength of the edge at each pixel, in units of colour: the greatest difference of means on two opposite sides (after
 * D. Martin, C. Fowlkes, J. Malik, "Learning to detect natural image boundaries", 2004).
 */
export function edgesOf({ width, height, colours }: WorkingImage, faces?: Uint8Array): Float32Array {
  const edges = new Float32Array(width * height)
  for (const { radius, offset, weight } of SCALES) {
    const means = meansOf({ width, height, colours }, radius)
    const steps = WAYS.map(([x, y]) => [Math.round(x * offset), Math.round(y * offset)] as const)
    for (let y = 0, pixel = 0; y < height; y++)
      for (let x = 0; x < width; x++, pixel++) {
        let most = 0
        for (const [dx, dy] of steps) {
          const one = at(x + dx, width) + at(y + dy, height) * width
          const other = at(x - dx, width) + at(y - dy, height) * width
          let sum = 0
          for (const plane of means) sum += ((plane[one] as number) - (plane[other] as number)) ** 2
          if (sum > most) most = sum
        }
        edges[pixel] = Math.max(edges[pixel] as number, weight * Math.sqrt(most))
      }
  }
  if (faces)
    for (let y = 0, pixel = 0; y < height; y++)
      for (let x = 0; x < width; x++, pixel++)
        if (
          (x < width - 1 && faces[pixel] !== faces[pixel + 1]) ||
          (y < height - 1 && faces[pixel] !== faces[pixel + width])
        )
          edges[pixel] = (edges[pixel] as number) + SEAM
  return edges
}

const at = (index: number, length: number) => (index < 0 ? 0 : index < length ? index : length - 1)

const meansOf = ({ width, height, colours }: WorkingImage, radius: number) => {
  const window = new BoxFilter(width, height, radius)
  return [0, 1, 2].map((axis) => window.mean((pixel) => colours[pixel * 3 + axis] as number))
}
