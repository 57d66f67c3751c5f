import { toLight } from '../colour.ts'
import { distanceTo } from '../masks/distance.ts'
import type { Size } from '../masks/mask.ts'
import { NO_PIXELS, type Pixels } from '../masks/pixels.ts'
import { rectangleWhere } from '../masks/rectangle.ts'
import { luminance, type Photo, shrink } from '../picture.ts'
import { DARKEST } from './light-picture.ts'
import { type LightMap, runOfLight } from './light-run.ts'
import { valleyIn } from './valley.ts'

/** Longer side at which lightness is analysed: so coarse that grain and joints vanish. */
const COARSE_EDGE_PX = 256
/** Another light differs by at least this much (logarithm), and by this many median residuals. */
const [APART, TIMES_USUAL] = [0.16, 4]
/** Neighbourhood of the hole in picture widths, and the minimum share of it for a light. */
const [NEAR, SHOWN] = [0.03, 0.05]
const FEWEST_NEAR = 60
/** Minimum source left for a pattern. */
const FEWEST_LEFT = { pixels: 1000, share: 0.1 }

/** Label of a pixel's light. */
type Lights = (pixel: number) => number

/**
 * Source pixels in a light that is also seen around the hole: copied sun would appear where none can come. Sun and
 * shade are split at a valley of the histogram; small lit parts by their residual from the light's fit.
 */
export function inLightOfHole({ width, height }: Size, light: CoarseLight, hole: Pixels, source: Pixels): Pixels {
  const near = nearHole(width, height, hole, source)
  if (near.length < FEWEST_NEAR) return source
  const alike = seenNear(source, near, twoLights(source, light))
  return seenNear(alike, near, strangeLights(alike, light))
}

/** Source pixels near the hole; distances are computed only around it. */
function nearHole(width: number, height: number, hole: Pixels, source: Pixels): Pixels {
  const isHole = new Uint8Array(width * height)
  for (const pixel of hole) isHole[pixel] = 1
  const mostPx = NEAR * width
  const around = rectangleWhere({ width, height }, (pixel) => isHole[pixel] === 1, Math.ceil(mostPx))
  if (!around) return NO_PIXELS
  const { left, top, right, bottom } = around
  const [columns, rows] = [right + 1 - left, bottom + 1 - top]
  const away = distanceTo(
    columns,
    rows,
    (index) => isHole[(top + Math.floor(index / columns)) * width + left + (index % columns)] === 1,
  )
  return source.filter((pixel) => {
    const [x, y] = [(pixel % width) - left, Math.floor(pixel / width) - top]
    return x >= 0 && y >= 0 && x < columns && y < rows && (away[y * columns + x] as number) <= mostPx
  })
}

/** Drops lights not seen near the hole, unless too little would be left. */
function seenNear(source: Pixels, near: Pixels, lightOf: Lights): Pixels {
  const counts = new Map<number, number>()
  for (const pixel of near) counts.set(lightOf(pixel), (counts.get(lightOf(pixel)) ?? 0) + 1)
  const left = source.filter((pixel) => (counts.get(lightOf(pixel)) ?? 0) >= SHOWN * near.length)
  return left.length < Math.max(FEWEST_LEFT.pixels, FEWEST_LEFT.share * source.length) ? source : left
}

/** Sun and shade, if the face has both. */
function twoLights(source: Pixels, { light, coarseOf }: CoarseLight): Lights {
  const values = new Float32Array(source.length)
  for (let index = 0; index < values.length; index++) values[index] = light[coarseOf(source[index] as number)] as number
  const valley = valleyIn(values)
  return (pixel) => (valley !== undefined && (light[coarseOf(pixel)] as number) > valley ? 1 : 0)
}

/** 1 for much lighter than the fit, −1 for much darker. */
function strangeLights(source: Pixels, coarse: CoarseLight): Lights {
  const { light, coarseOf } = coarse
  const { expected, usual } = runOfLight(coarse, source.length, (index) => coarseOf(source[index] as number))
  const apart = Math.max(APART, TIMES_USUAL * usual)
  const signs = new Int8Array(light.length)
  for (let place = 0; place < light.length; place++) {
    const difference = (light[place] as number) - expected(place)
    if (Math.abs(difference) >= apart) signs[place] = Math.sign(difference)
  }
  return (pixel) => signs[coarseOf(pixel)] as number
}

/** Log light of a downscaled photo, and the index of each pixel in it. */
type CoarseLight = LightMap & { coarseOf: (pixel: number) => number }

export function coarseLight(photo: Photo): CoarseLight {
  const { width, height, ...small } = shrink(photo, COARSE_EDGE_PX)
  const light = luminance({ width, height, ...small }).data.map((value) => Math.log(toLight(value / 255) + DARKEST))
  const share = width / photo.width
  return {
    width,
    light,
    coarseOf: (pixel) =>
      Math.min(height - 1, Math.floor(Math.floor(pixel / photo.width) * share)) * width +
      Math.min(width - 1, Math.floor((pixel % photo.width) * share)),
  }
}
