import { dot, type Vec3 } from '@vuong-tron/geometry/vectors'
import { type Camera, cameraFrom } from '../src/geometry/camera.ts'
import type { Box } from '../src/geometry/room-box.ts'
import { axesOf } from './rooms/plan.ts'
import type { RoomPlan } from './rooms/room-plan.ts'

/** Ground truth: the camera and the room box in metres. */
export type Truth = { camera: Camera; box: Box }

export function truthOf({ viewpoint, w, d, h }: RoomPlan, widthPx: number, heightPx: number): Truth {
  const { right, down, forward } = axesOf(viewpoint)
  const seen = (axis: Vec3): Vec3 => [dot(axis, right), dot(axis, down), dot(axis, forward)]
  const focalPx = widthPx / 2 / Math.tan((viewpoint.fieldOfView * Math.PI) / 360)
  const [x, y, z] = viewpoint.position
  return {
    camera: cameraFrom({ widthPx, heightPx, focalPx }, seen([0, -1, 0]), seen([0, 0, -1])),
    box: {
      floor: y / 1000,
      ceiling: (h - y) / 1000,
      left: (x + w / 2) / 1000,
      right: (w / 2 - x) / 1000,
      back: (z + d / 2) / 1000,
    },
  }
}
