import { toLight } from '../colour.ts'
import { distanceTo } from '../masks/distance.ts'
import type { Size } from '../masks/mask.ts'
import { NO_PIXELS, type Pixels } from '../masks/pixels.ts'
import { rectangleWhere } from '../masks/rectangle.ts'
import { luminance, type Photo, shrunk } from '../picture.ts'
import { DARKEST } from './light-picture.ts'
import { type LightMap, runOfLight } from './light-run.ts'
import { valleyIn } from './valley.ts'

/** The longer side, in pixels, at which lightness is looked at: so coarsely that grain and joints do not count. */
const COARSE_EDGE_PX = 256
/** What is another light differs from how light runs by at least so much (logarithm), and by so many times what is usual. */
const [APART, TIMES_USUAL] = [0.16, 4]
/** So near the hole, in parts of the picture's width, its own light shows; a light is one of them with at least so much of that. */
const [NEAR, SHOWN] = [0.03, 0.05]
const FEWEST_NEAR = 60
/** Of fewer pixels, or of less than this share, no pattern is made. */
const FEWEST_LEFT = { pixels: 1000, share: 0.1 }

/** What light a pixel is in: pixels of the same light have the same number. */
type Lights = (pixel: number) => number

/**
 * The pixels of a face's source that are in a light which is seen around the hole. Sun on a floor ends at a line, and
 * copied elsewhere it would be sun where none can come. Two lights are told apart by the valley between them, and what is
 * a small part of the face by how it differs from the run of the light; what borders on the hole is never left out.
 */
export function inLightOfHole({ width, height }: Size, light: CoarseLight, hole: Pixels, source: Pixels): Pixels {
  const near = nearHole(width, height, hole, source)
  if (near.length < FEWEST_NEAR) return source
  const alike = seenNear(source, near, twoLights(source, light))
  return seenNear(alike, near, strangeLights(alike, light))
}

/** The pixels of the source that lie near the hole; only around it are distances measured. */
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

/** Without lights that are not seen near the hole, unless too little would be left. */
function seenNear(source: Pixels, near: Pixels, lightOf: Lights): Pixels {
  const counts = new Map<number, number>()
  for (const pixel of near) counts.set(lightOf(pixel), (counts.get(lightOf(pixel)) ?? 0) + 1)
  const left = source.filter((pixel) => (counts.get(lightOf(pixel)) ?? 0) >= SHOWN * near.length)
  return left.length < Math.max(FEWEST_LEFT.pixels, FEWEST_LEFT.share * source.length) ? source : left
}

/** Sun and shade, where the face has both. */
function twoLights(source: Pixels, { light, coarseOf }: CoarseLight): Lights {
  const values = new Float32Array(source.length)
  for (let index = 0; index < values.length; index++) values[index] = light[coarseOf(source[index] as number)] as number
  const valley = valleyIn(values)
  return (pixel) => (valley !== undefined && (light[coarseOf(pixel)] as number) > valley ? 1 : 0)
}

/** What is much lighter (1) or darker (-1) than light runs over the face. */
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

/** The logarithm of light at places of the photo made small, and the place of each pixel. */
type CoarseLight = LightMap & { coarseOf: (pixel: number) => number }

export function coarseLight(photo: Photo): CoarseLight {
  const { width, height, ...small } = shrunk(photo, COARSE_EDGE_PX)
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
