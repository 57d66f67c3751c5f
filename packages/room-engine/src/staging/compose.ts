import { scale, subtract, type Vec2 } from '@vuong-tron/geometry/vectors'
import { fromLight, toLight } from '../colour.ts'
import { type Camera, rayThrough } from '../geometry/camera.ts'
import { type Box, type Face, polygonsOf } from '../geometry/room-box.ts'
import { newPlane, type Photo, type Plane } from '../picture.ts'
import { type Shade, takenAt } from './soft-shadow.ts'

/** Share of light left, 1 without shadow. */
export type Shadow = Plane

/** Fainter shadows are dropped, so that unshadowed pixels stay bit-identical. */
const FAINT = 0.015

/** Projects shadows of floor and walls into the picture. */
export function shadowInPicture(camera: Camera, box: Box, shades: Partial<Record<Face, Shade>>): Shadow {
  const shadow = newPlane(camera.widthPx, camera.heightPx)
  shadow.data.fill(1)
  for (const [face, shade] of Object.entries(shades) as [Face, Shade][]) {
    const [from, to] = rowsOf(polygonsOf(camera, box)[face], camera)
    for (let y = from; y < to; y++) shadeRow(shadow, y, camera, box, face, shade)
  }
  return shadow
}

/** Image rows that a face covers. */
function rowsOf(polygon: readonly Vec2[], { heightPx }: Camera): Vec2 {
  const heights = polygon.map(([, y]) => y)
  return [Math.max(0, Math.floor(Math.min(...heights))), Math.min(heightPx, Math.ceil(Math.max(...heights)))]
}

/** Axis and position of each face. */
const planesOf = (box: Box): Record<Face, { axis: 0 | 1 | 2; at: number }> => ({
  left: { axis: 0, at: -box.left },
  right: { axis: 0, at: box.right },
  ceiling: { axis: 1, at: -box.ceiling },
  floor: { axis: 1, at: box.floor },
  back: { axis: 2, at: box.back },
})

function shadeRow(shadow: Shadow, y: number, camera: Camera, box: Box, face: Face, shade: Shade) {
  const { axis, at } = planesOf(box)[face]
  const { floor, ceiling, left, right, back } = box
  const first = rayThrough(camera, [0.5, y + 0.5])
  const step = scale(subtract(rayThrough(camera, [camera.widthPx + 0.5, y + 0.5]), first), 1 / camera.widthPx)
  const ends = 1e-6
  for (let x = 0; x < camera.widthPx; x++) {
    const dx = first[0] + x * step[0]
    const dy = first[1] + x * step[1]
    const dz = first[2] + x * step[2]
    const times = at / (axis === 0 ? dx : axis === 1 ? dy : dz)
    if (!(times > 0)) continue
    const px = dx * times
    const py = dy * times
    const pz = dz * times
    const isOnFace =
      px >= -left - ends && px <= right + ends && py >= -ceiling - ends && py <= floor + ends && pz <= back + ends
    if (!isOnFace) continue
    const taken = takenOn(shade, px, floor - py, -pz)
    if (taken > FAINT) shadow.data[y * camera.widthPx + x] = 1 - (taken - FAINT) / (1 - FAINT)
  }
}

function takenOn(shade: Shade, x: number, y: number, z: number): number {
  const { origin, u, v } = shade.receiver
  const dx = x - origin[0]
  const dy = y - origin[1]
  const dz = z - origin[2]
  return takenAt(shade, dx * u[0] + dy * u[1] + dz * u[2], dx * v[0] + dy * v[1] + dz * v[2])
}

/** Linear light of 8-bit values, and a fine inverse table. */
const lightOf = Float32Array.from({ length: 256 }, (_, stored) => toLight(stored / 255))
const STEPS = 4096
const storedOf = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => 255 * fromLight(step / STEPS))

/**
 * Composites shadow and premultiplied `layer` over the photo. `kept` is 255 where something in the photo hides the
 * furniture. Other pixels stay bit-identical.
 */
export function composed(photo: Photo, shadow: Shadow, layer: Photo, kept?: Pick<Photo, 'data'>): Photo {
  const data = new Uint8ClampedArray(photo.data)
  const { channels } = photo
  for (let pixel = 0; pixel < shadow.data.length; pixel++) {
    const shown = kept ? 1 - (kept.data[pixel] as number) / 255 : 1
    const left = 1 - (1 - (shadow.data[pixel] as number)) * shown
    const cover = ((layer.data[pixel * 4 + 3] as number) / 255) * shown
    if (left === 1 && cover === 0) continue
    for (let channel = 0; channel < 3; channel++) {
      const at = pixel * channels + channel
      const stored = photo.data[at] as number
      const behind = left === 1 ? stored : (storedOf[Math.round((lightOf[stored] as number) * left * STEPS)] as number)
      data[at] = behind * (1 - cover) + (layer.data[pixel * 4 + channel] as number) * shown
    }
  }
  return { ...photo, data }
}
