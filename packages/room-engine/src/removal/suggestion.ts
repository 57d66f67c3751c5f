import { oklabOf } from '../colour.ts'
import { rayThrough } from '../geometry/camera.ts'
import type { RoomGeometry } from '../geometry/layout.ts'
import { type Face, faceAlong } from '../geometry/room-box.ts'
import { distanceTo } from '../masks/distance.ts'
import type { Mask } from '../masks/mask.ts'
import type { Photo } from '../picture.ts'

/** Histogram bins in OKLab: lightness varies with the light, colour hardly. */
const LIGHTNESS_BIN = 0.08
const COLOUR_BIN = 0.014
/** Distance from the most frequent colour, in bins. */
const LIGHTNESS_REACH = 2.6
const COLOUR_REACH = 2
/** Surfaces are at least twice this thick, in pixels. */
const THIN_PX = 3

/**
 * Suggests a face's clean surface beside the hole, by its most frequent colour. A white bed that covers most of the
 * floor would be suggested, so a person has to confirm it.
 */
export function suggestSource(photo: Photo, { camera, box }: RoomGeometry, hole: Mask, face: Face): Mask {
  const { width, height } = photo
  const { data } = oklabOf(photo)
  const onFace: number[] = []
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (hole.data[pixel] !== 0) continue
    const ray = rayThrough(camera, [(pixel % width) + 0.5, Math.floor(pixel / width) + 0.5])
    if (faceAlong(box, ray).face === face) onFace.push(pixel)
  }
  const binsOf = (pixel: number) =>
    [
      (data[pixel * 3] as number) / LIGHTNESS_BIN,
      (data[pixel * 3 + 1] as number) / COLOUR_BIN,
      (data[pixel * 3 + 2] as number) / COLOUR_BIN,
    ] as const
  const usual = mostUsual(onFace.map((pixel) => binsOf(pixel).map(Math.round).join()))
  const isAlike = new Uint8Array(width * height)
  for (const pixel of onFace) {
    const [lightness, a, b] = binsOf(pixel)
    const isNear = Math.abs(lightness - (usual[0] as number)) <= LIGHTNESS_REACH
    if (isNear && Math.hypot(a - (usual[1] as number), b - (usual[2] as number)) <= COLOUR_REACH) isAlike[pixel] = 1
  }
  return { width, height, channels: 1, data: opened(isAlike, width, height) }
}

function mostUsual(bins: readonly string[]): number[] {
  const counts = new Map<string, number>()
  for (const bin of bins) counts.set(bin, (counts.get(bin) ?? 0) + 1)
  const [first] = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
  return first ? first[0].split(',').map(Number) : []
}

/** Morphological opening, as a mask. */
function opened(isAlike: Uint8Array, width: number, height: number): Uint8Array {
  const toOther = distanceTo(width, height, (pixel) => isAlike[pixel] === 0)
  const toCore = distanceTo(width, height, (pixel) => (toOther[pixel] as number) > THIN_PX)
  return isAlike.map((alike, pixel) => (alike && (toCore[pixel] as number) <= THIN_PX + 1 ? 255 : 0))
}
