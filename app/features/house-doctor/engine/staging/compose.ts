import type { Vec3 } from '../../../../../catalogue/models/kit/space.ts'
import { fromLight, toLight } from '../colour.ts'
import type { Camera } from '../geometry/camera.ts'
import { type Box, type Face, pointAt } from '../geometry/room-box.ts'
import { newPlane, type Photo, type Plane } from '../picture.ts'
import { type Shade, takenAt } from './soft-shadow.ts'

/** How much of the light is left, 1 where no shadow falls. */
export type Shadow = Plane

/** Light comes back from what stands there: a shadow is never as deep as what is covered. */
const DEPTH = 0.85
/** Fainter shadows are left out: pixels without one stay as they are. */
const FAINT = 0.012

/** Shadows on floor and walls as the camera sees them. */
export function shadowInPicture(camera: Camera, box: Box, shades: Partial<Record<Face, Shade>>): Shadow {
  const shadow = newPlane(camera.widthPx, camera.heightPx)
  shadow.data.fill(1)
  for (let y = 0; y < camera.heightPx; y++)
    for (let x = 0; x < camera.widthPx; x++) {
      const { face, point } = pointAt(camera, box, [x + 0.5, y + 0.5])
      const shade = shades[face]
      if (!shade) continue
      const taken = takenOn(shade, [point[0], box.floor - point[1], -point[2]])
      if (taken > FAINT) shadow.data[y * camera.widthPx + x] = 1 - (DEPTH * (taken - FAINT)) / (1 - FAINT)
    }
  return shadow
}

function takenOn(shade: Shade, [x, y, z]: Vec3): number {
  const { origin, u, v } = shade.receiver
  const [dx, dy, dz] = [x - origin[0], y - origin[1], z - origin[2]]
  return takenAt(shade, dx * u[0] + dy * u[1] + dz * u[2], dx * v[0] + dy * v[1] + dz * v[2])
}

/** Linear light of the 256 stored values, and back in fine steps. */
const lightOf = Float32Array.from({ length: 256 }, (_, stored) => toLight(stored / 255))
const STEPS = 4096
const storedOf = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, step) => 255 * fromLight(step / STEPS))

/**
 * The photo with shadows on it and furniture in it; `layer` is premultiplied. `kept` is 255 where something in the photo
 * stands before the furniture and hides it. Pixels without furniture and shadow are those of the photo, to the bit.
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
