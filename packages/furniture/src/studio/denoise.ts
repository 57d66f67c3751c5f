import { at, steps } from '@vuong-tron/geometry/numbers'
import { evenOut } from './even-out.ts'
import { luminance, type Passes, type Pixels, type Surfaces, squaredDistance } from './passes.ts'

const RADIUS = 6
/** Lower keeps more detail, higher removes more noise. */
const TOLERANCE = 0.55
const DARK = 0.04
/** Difference of pixels of which one is outside the picture. */
const STRANGE = 9
/** A neighbour that is less like counts less than a thousandth. */
const MOST_UNLIKE = 6.9

/** Half of the disc around a pixel: each pair of pixels is looked at once. */
const OFFSETS = steps(2 * RADIUS + 1)
  .flatMap((column) => steps(RADIUS + 1).map((dy) => ({ dx: column - RADIUS, dy })))
  .filter(({ dx, dy }) => (dy > 0 || dx > 0) && Math.hypot(dx, dy) <= RADIUS + 0.1)

/**
 * Debian's Blender comes without a denoiser. Light without the colour of surfaces is smooth where surfaces are alike, so
 * each pixel becomes the mean of its neighbours, weighed by how alike their surface (colour, direction, depth) and their
 * surroundings are: joint non-local means.
 */
export function denoise(passes: Passes): Pixels {
  const { width, height } = passes
  const albedo = withoutSpeckles(passes.albedo, width, height)
  const surfaces = { width, height, albedo, normal: withoutSpeckles(passes.normal, width, height), depth: passes.depth }
  const light = withoutFireflies(passes.light, width, height)
  const bare = light.map((value, index) => value / (Math.max(albedo[index] as number, 0) + DARK))
  const even = evenOut(meanOfAlike(bare, surfaces), surfaces)
  return even.map((value, index) => value * (Math.max(albedo[index] as number, 0) + DARK))
}

function meanOfAlike(bare: Pixels, { width, height, albedo, normal, depth }: Surfaces): Pixels {
  const logarithm = new Float32Array(width * height).map((_, pixel) => Math.log(0.02 + luminance(bare, pixel)))
  const variance = noiseIn(logarithm, width, height)
  const sum = bare.slice()
  const weight = new Float32Array(width * height).fill(1)
  const difference = new Float32Array(width * height)
  for (const { dx, dy } of OFFSETS) {
    const nearness = 1 + Math.hypot(dx, dy) * 0.15
    const [left, right] = [Math.max(0, -dx), Math.min(width, width - dx)]
    difference.fill(STRANGE)
    for (let y = 0; y < height - dy; y++)
      for (let x = left; x < right; x++) {
        const pixel = y * width + x
        const other = pixel + dy * width + dx
        const step = (logarithm[pixel] as number) - (logarithm[other] as number)
        const spread = (variance[pixel] as number) + (variance[other] as number)
        difference[pixel] = Math.max(-1, (step * step - spread) / (TOLERANCE * spread))
      }
    const patch = blur(difference, width, height, 2)
    for (let y = 0; y < height - dy; y++)
      for (let x = left; x < right; x++) {
        const pixel = y * width + x
        const other = pixel + dy * width + dx
        let unlike = Math.max(0, patch[pixel] as number) * 0.9
        if (unlike > MOST_UNLIKE) continue
        unlike += squaredDistance(normal, pixel, other) * 5 + squaredDistance(albedo, pixel, other) * 3
        const here = depth[pixel * 3] as number
        const step = (here - (depth[other * 3] as number)) / (0.02 * here + 1e-4) / nearness
        unlike += Math.min(9, step * step * 0.15)
        if (unlike > MOST_UNLIKE) continue
        const share = Math.exp(-unlike)
        for (let channel = 0; channel < 3; channel++) {
          const [one, two] = [pixel * 3 + channel, other * 3 + channel]
          sum[one] = (sum[one] as number) + (bare[two] as number) * share
          sum[two] = (sum[two] as number) + (bare[one] as number) * share
        }
        weight[pixel] = (weight[pixel] as number) + share
        weight[other] = (weight[other] as number) + share
      }
  }
  return sum.map((value, index) => value / (weight[Math.floor(index / 3)] as number))
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
  return image.map((value, index) => {
    const pixel = Math.floor(index / 3)
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    eachNeighbour(pixel, width, height, (other) => {
      const near = image[other * 3 + (index % 3)] as number
      if (near < low) low = near
      if (near > high) high = near
    })
    return Math.min(high, Math.max(low, value))
  })
}

/** A pixel much brighter than the second brightest around it is a lucky path, not light. */
function withoutFireflies(image: Pixels, width: number, height: number): Pixels {
  const result = image.slice()
  for (let pixel = 0; pixel < width * height; pixel++) {
    let [first, second] = [0, 0]
    eachNeighbour(pixel, width, height, (other) => {
      const bright = luminance(image, other)
      if (bright > first) {
        second = first
        first = bright
      } else if (bright > second) second = bright
    })
    const own = luminance(image, pixel)
    if (own <= second * 1.25 + 0.01) continue
    for (let channel = 0; channel < 3; channel++)
      result[pixel * 3 + channel] = (image[pixel * 3 + channel] as number) * ((second * 1.05 + 0.005) / own)
  }
  return result
}

function eachNeighbour(pixel: number, width: number, height: number, look: (other: number) => void) {
  const x = pixel % width
  const y = (pixel - x) / width
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++)
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++)
      if (nx !== x || ny !== y) look(ny * width + nx)
}
