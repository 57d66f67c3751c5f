import { at, steps } from '../models/kit/numbers.ts'
import { luminance, type Passes, type Pixels } from './passes.ts'

const SPLINE = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
/** Steps in the light's logarithm that count as the edge of a shadow. */
const SHADOW_EDGE = 0.07
/** Pixels between the taps of each round. */
const REACHES = [2, 4, 8]

/**
 * Takes the last clouds off walls and floors: ever wider means along one surface, which stop at the edges of shadows
 * (an edge-avoiding à-trous filter).
 */
export function evenOut(light: Pixels, surfaces: Omit<Passes, 'light'>): Pixels {
  return REACHES.reduce((now, reach) => spreadOut(now, surfaces, reach), light)
}

function spreadOut(
  light: Pixels,
  { width, height, albedo, normal, depth }: Omit<Passes, 'light'>,
  reach: number,
): Pixels {
  const next = new Float32Array(light.length)
  const level = Float32Array.from(steps(width * height), (pixel) => Math.log(0.02 + luminance(light, pixel)))
  const unlikeness = (pixel: number, other: number) => {
    let unlike = (((level[pixel] as number) - (level[other] as number)) / SHADOW_EDGE) ** 2
    for (let channel = 0; channel < 3; channel++) {
      unlike += ((normal[pixel * 3 + channel] as number) - (normal[other * 3 + channel] as number)) ** 2 * 60
      unlike += ((albedo[pixel * 3 + channel] as number) - (albedo[other * 3 + channel] as number)) ** 2 * 40
    }
    const here = depth[pixel * 3] as number
    const far = (here - (depth[other * 3] as number)) / (0.02 * here + 1e-4)
    return unlike + Math.min(9, (far * far) / reach)
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const sum = [0, 0, 0]
      let total = 0
      for (let tap = 0; tap < 25; tap++) {
        const [column, row] = [tap % 5, Math.floor(tap / 5)]
        const [nx, ny] = [x + (column - 2) * reach, y + (row - 2) * reach]
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue
        const other = ny * width + nx
        const share = at(SPLINE, row) * at(SPLINE, column) * Math.exp(-unlikeness(pixel, other))
        total += share
        for (let channel = 0; channel < 3; channel++)
          sum[channel] = at(sum, channel) + (light[other * 3 + channel] as number) * share
      }
      for (let channel = 0; channel < 3; channel++) next[pixel * 3 + channel] = at(sum, channel) / total
    }
  return next
}
