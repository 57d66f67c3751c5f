import { luminance, type Pixels, type Surfaces, squaredDistance } from './passes.ts'

const SPLINE = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
/** Steps in the light's logarithm that count as the edge of a shadow. */
const SHADOW_EDGE = 0.07
/** Pixels between the taps of each round. */
const REACHES = [2, 4, 8]
/** A tap that is less like counts less than a ten-thousandth. */
const MOST_UNLIKE = 9.3

/**
 * Takes the last clouds off walls and floors: ever wider means along one surface, which stop at the edges of shadows
 * (an edge-avoiding à-trous filter).
 */
export function evenOut(light: Pixels, surfaces: Surfaces): Pixels {
  return REACHES.reduce((now, reach) => spreadOut(now, surfaces, reach), light)
}

function spreadOut(light: Pixels, { width, height, albedo, normal, depth }: Surfaces, reach: number): Pixels {
  const next = new Float32Array(light.length)
  const level = new Float32Array(width * height).map((_, pixel) => Math.log(0.02 + luminance(light, pixel)))
  const unlikeness = (pixel: number, other: number) => {
    const step = ((level[pixel] as number) - (level[other] as number)) / SHADOW_EDGE
    if (step * step > MOST_UNLIKE) return MOST_UNLIKE
    const here = depth[pixel * 3] as number
    const far = (here - (depth[other * 3] as number)) / (0.02 * here + 1e-4)
    const surface = squaredDistance(normal, pixel, other) * 60 + squaredDistance(albedo, pixel, other) * 40
    return step * step + surface + Math.min(9, (far * far) / reach)
  }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      let [red, green, blue, total] = [0, 0, 0, 0]
      for (let row = -2; row <= 2; row++)
        for (let column = -2; column <= 2; column++) {
          const [nx, ny] = [x + column * reach, y + row * reach]
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue
          const other = ny * width + nx
          const unlike = unlikeness(pixel, other)
          if (unlike >= MOST_UNLIKE) continue
          const share = (SPLINE[row + 2] as number) * (SPLINE[column + 2] as number) * Math.exp(-unlike)
          total += share
          red += (light[other * 3] as number) * share
          green += (light[other * 3 + 1] as number) * share
          blue += (light[other * 3 + 2] as number) * share
        }
      next.set([red / total, green / total, blue / total], pixel * 3)
    }
  return next
}
