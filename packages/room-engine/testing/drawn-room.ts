import type { Vec3 } from '@vuong-tron/geometry/vectors'
import { type Camera, cameraFrom } from '../src/geometry/camera.ts'
import { type Box, type Face, pointAt } from '../src/geometry/room-box.ts'
import type { Photo } from '../src/picture.ts'

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A camera from yaw, pitch, roll and field of view, in degrees. */
export function cameraAt(
  view: { yaw: number; pitch: number; roll: number; fieldOfView: number },
  widthPx = 480,
): Camera {
  const [yaw, pitch, roll] = [radians(view.yaw), radians(view.pitch), radians(view.roll)]
  const focalPx = widthPx / 2 / Math.tan(radians(view.fieldOfView) / 2)
  const seen = ([x, y, z]: Vec3): Vec3 => {
    const [x1, z1] = [x * Math.cos(yaw) - z * Math.sin(yaw), x * Math.sin(yaw) + z * Math.cos(yaw)]
    const [y2, z2] = [y * Math.cos(pitch) + z1 * Math.sin(pitch), z1 * Math.cos(pitch) - y * Math.sin(pitch)]
    return [x1 * Math.cos(roll) - y2 * Math.sin(roll), x1 * Math.sin(roll) + y2 * Math.cos(roll), z2]
  }
  return cameraFrom({ widthPx, heightPx: (widthPx * 3) / 4, focalPx }, seen([0, 1, 0]), seen([0, 0, 1]))
}

const SHADES: Record<Face, number> = { floor: 90, ceiling: 235, left: 150, right: 185, back: 210 }

/** An empty room with one shade per face, and dark joints every half metre on floor and walls. */
export function drawnRoom(camera: Camera, box: Box, shades = SHADES): Photo {
  const { widthPx: width, heightPx: height } = camera
  const data = new Uint8ClampedArray(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    let sum = 0
    for (const [dx, dy] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const) {
      const { face, point } = pointAt(camera, box, [(pixel % width) + dx, Math.floor(pixel / width) + dy])
      const isJoint = point.some(
        (value) => Math.abs(value * 2 - Math.round(value * 2)) < 0.03 && Math.abs(value) !== box[face],
      )
      sum += shades[face] - (isJoint && face !== 'ceiling' ? 45 : 0)
    }
    data.fill(sum / 4, pixel * 3, pixel * 3 + 3)
  }
  return { width, height, channels: 3, data }
}
