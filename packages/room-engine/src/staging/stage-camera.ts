import { Matrix4, PerspectiveCamera } from 'three'
import type { Camera } from '../geometry/camera.ts'

export const NEAR_M = 0.05
const FAR_M = 60

/** The photo's camera in three.js, with the floor at y = 0: engine point (x, y, z) becomes (x, height − y, −z). */
export function stageCamera({ widthPx, heightPx, focalPx, x, y, z }: Camera, heightM: number): PerspectiveCamera {
  const fieldOfView = (2 * Math.atan(heightPx / 2 / focalPx) * 180) / Math.PI
  const camera = new PerspectiveCamera(fieldOfView, widthPx / heightPx, NEAR_M, FAR_M)
  // Its right, up and backward axes; the engine's are right, down, forward.
  const turn = new Matrix4().set(
    ...[x[0], -x[1], -x[2], 0],
    ...[-y[0], y[1], y[2], 0],
    ...[-z[0], z[1], z[2], 0],
    ...[0, 0, 0, 1],
  )
  camera.quaternion.setFromRotationMatrix(turn)
  camera.position.set(0, heightM, 0)
  camera.updateMatrixWorld(true)
  return camera
}
