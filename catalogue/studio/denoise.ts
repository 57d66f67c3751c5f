import { at, steps } from '../models/kit/numbers.ts'
import { evenOut } from './even-out.ts'
import { luminance, type Passes, type Pixels } from './passes.ts'

const RADIUS = 6
/** Lower keeps more detail, higher removes more noise. */
const TOLERANCE = 0.55
const DARK = 0.04

/**
 * Debian's Blender comes without a denoiser. Light without the colour of surfaces is smooth where surfaces are alike, so
 * each pixel becomes the mean of its neighbours, weighed by how alike their surface (colour, direction, depth) and their
 * surroundings are: joint non-local means.
 */
export function denoise(passes: Passes): Pixels {
  const { width, height } = passes
  const count = width * height
  const albedo = withoutSpeckles(passes.albedo, width, height)
  const normal = withoutSpeckles(passes.normal, width, height)
  const light = withoutFireflies(passes.light, width, height)
  const bare = Float32Array.from(light, (value, place) => value / (Math.max(at(albedo, place), 0) + DARK))
  const logarithm = Float32Array.from(steps(count), (pixel) => Math.log(0.02 + luminance(bare, pixel)))
  const variance = noiseIn(logarithm, width, height)
  const sum = new Float32Array(count * 3)
  const weight = new Float32Array(count)
  const difference = new Float32Array(count)
  for (let dy = -RADIUS; dy <= RADIUS; dy++)
    for (let dx = -RADIUS; dx <= RADIUS; dx++) {
      const apart = Math.sqrt(dx * dx + dy * dy)
      if (apart > RADIUS + 0.1) continue
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const pixel = y * width + x
          const inside = y + dy >= 0 && y + dy < height && x + dx >= 0 && x + dx < width
          const other = inside ? pixel + dy * width + dx : pixel
          const step = (logarithm[pixel] as number) - (logarithm[other] as number)
          const spread = (variance[pixel] as number) + (variance[other] as number)
          difference[pixel] = inside ? Math.max(-1, (step * step - spread) / (TOLERANCE * spread)) : 9
        }
      const patch = blur(difference, width, height, 2)
      for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++)
        for (let x = Math.max(0, -dx); x < Math.min(width, width - dx); x++) {
          const pixel = y * width + x
          const other = pixel + dy * width + dx
          let unlike = 0
          for (let channel = 0; channel < 3; channel++) {
            const bend = (normal[pixel * 3 + channel] as number) - (normal[other * 3 + channel] as number)
            const tint = (albedo[pixel * 3 + channel] as number) - (albedo[other * 3 + channel] as number)
            unlike += bend * bend * 5 + tint * tint * 3
          }
          const depth = passes.depth[pixel * 3] as number
          const step = (depth - (passes.depth[other * 3] as number)) / (0.02 * depth + 1e-4) / (1 + apart * 0.15)
          unlike += Math.min(9, step * step * 0.15)
          const share = Math.exp(-Math.max(0, patch[pixel] as number) * 0.9 - unlike)
          if (share < 1e-3) continue
          for (let channel = 0; channel < 3; channel++)
            sum[pixel * 3 + channel] =
              (sum[pixel * 3 + channel] as number) + (bare[other * 3 + channel] as number) * share
          weight[pixel] = (weight[pixel] as number) + share
        }
    }
  const calm = sum.map((value, place) => value / (at(weight, Math.floor(place / 3)) || 1))
  const even = evenOut(calm, { width, height, albedo, normal, depth: passes.depth })
  return even.map((value, place) => value * (Math.max(at(albedo, place), 0) + DARK))
}

/** Mean over a square window, by running sums. */
export function blur(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(values.length)
  const result = new Float32Array(values.length)
  const inside = (value: number, limit: number) => (value < 0 ? 0 : value >= limit ? limit - 1 : value)
  for (let y = 0; y < height; y++) {
    let sum = 0
    for (let x = -radius; x <= radius; x++) sum += values[y * width + inside(x, width)] as number
    for (let x = 0; x < width; x++) {
      rows[y * width + x] = sum
      sum +=
        (values[y * width + inside(x + radius + 1, width)] as number) -
        (values[y * width + inside(x - radius, width)] as number)
    }
  }
  const area = (2 * radius + 1) ** 2
  for (let x = 0; x < width; x++) {
    let sum = 0
    for (let y = -radius; y <= radius; y++) sum += rows[inside(y, height) * width + x] as number
    for (let y = 0; y < height; y++) {
      result[y * width + x] = sum / area
      sum +=
        (rows[inside(y + radius + 1, height) * width + x] as number) -
        (rows[inside(y - radius, height) * width + x] as number)
    }
  }
  return result
}

/** How much the logarithm of the light varies around each pixel. */
function noiseIn(logarithm: Float32Array, width: number, height: number) {
  const mean = blur(logarithm, width, height, 1)
  const squared = Float32Array.from(logarithm, (value, pixel) => ((value - at(mean, pixel)) ** 2 * 9) / 8)
  return blur(squared, width, height, 4).map((value) => Math.min(value, 0.25) + 1e-6)
}

/** Values outside the range of all their neighbours are brought back into it. */
function withoutSpeckles(image: Pixels, width: number, height: number): Pixels {
  return image.map((value, place) => {
    const [pixel, channel] = [Math.floor(place / 3), place % 3]
    let [low, high] = [Infinity, -Infinity]
    for (const neighbour of neighbours(pixel, width, height)) {
      const other = image[neighbour * 3 + channel] as number
      if (other < low) low = other
      if (other > high) high = other
    }
    return Math.min(high, Math.max(low, value))
  })
}

/** A pixel much brighter than the second brightest around it is a lucky path, not light. */
function withoutFireflies(image: Pixels, width: number, height: number): Pixels {
  const result = Float32Array.from(image)
  for (let pixel = 0; pixel < width * height; pixel++) {
    let [first, second] = [0, 0]
    for (const neighbour of neighbours(pixel, width, height)) {
      const bright = luminance(image, neighbour)
      if (bright > first) [first, second] = [bright, first]
      else if (bright > second) second = bright
    }
    const own = luminance(image, pixel)
    if (own <= second * 1.25 + 0.01) continue
    for (let channel = 0; channel < 3; channel++)
      result[pixel * 3 + channel] = at(image, pixel * 3 + channel) * ((second * 1.05 + 0.005) / own)
  }
  return result
}

function neighbours(pixel: number, width: number, height: number): number[] {
  const [x, y] = [pixel % width, Math.floor(pixel / width)]
  const found: number[] = []
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++)
      if (nx !== x || ny !== y) found.push(ny * width + nx)
  return found
}
