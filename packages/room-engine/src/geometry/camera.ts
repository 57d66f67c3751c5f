import { add, cross, dot, scale, type Vec2, type Vec3 } from '@vuong-tron/geometry/vectors'

/**
 * A camera without distortion, its middle in the middle of the picture. The axes are those of the room (x to the right
 * along the wall in front, y down, z into the picture), each as seen by the camera (right, down, forward).
 */
export type Camera = { widthPx: number; heightPx: number; focalPx: number; x: Vec3; y: Vec3; z: Vec3 }

const degrees = (radians: number) => (radians * 180) / Math.PI

/** Degrees from the left edge of the picture to the right one. */
export const horizontalFieldOfView = ({ widthPx, focalPx }: Camera) => degrees(2 * Math.atan(widthPx / 2 / focalPx))

/** Degrees by which the camera looks up; negative where it looks down. */
export const pitchOf = ({ y }: Camera) => degrees(-Math.asin(Math.max(-1, Math.min(1, y[2]))))

/** Degrees by which what is upright leans to the left at its foot in the picture's middle. */
export const rollOf = ({ y }: Camera) => degrees(Math.atan2(-y[0], y[1]))

/** What is no further ahead than this is behind the camera. */
const NEAREST = 1e-6

/** Where a point of the room (from the camera, in the room's axes) stands in the picture; nowhere if it is behind. */
export function toPicture(camera: Camera, point: Vec3): Vec2 | undefined {
  const [x, y, forward] = asSeen(camera, point)
  return forward > NEAREST ? project(camera, [x, y, forward]) : undefined
}

/** Whether a point of the room is in the picture: asked so often while furniture finds its place that nothing is put into arrays. */
export function isInPicture(
  { widthPx, heightPx, focalPx, x, y, z }: Camera,
  toRight: number,
  down: number,
  ahead: number,
) {
  const forward = x[2] * toRight + y[2] * down + z[2] * ahead
  if (!(forward > NEAREST)) return false
  const aside = Math.abs(x[0] * toRight + y[0] * down + z[0] * ahead)
  const above = Math.abs(x[1] * toRight + y[1] * down + z[1] * ahead)
  return focalPx * aside < (widthPx / 2) * forward && focalPx * above < (heightPx / 2) * forward
}

/** A point or direction of the room as the camera has it: right, down, forward. */
export const asSeen = ({ x, y, z }: Camera, point: Vec3): Vec3 =>
  add(add(scale(x, point[0]), scale(y, point[1])), scale(z, point[2]))

/** The pixel of a point in front of the camera, given as it is seen. */
export const project = ({ widthPx, heightPx, focalPx }: Camera, [x, y, forward]: Vec3): Vec2 => [
  widthPx / 2 + (focalPx * x) / forward,
  heightPx / 2 + (focalPx * y) / forward,
]

/** The direction, in the room's axes, in which a pixel looks. Not of length one: it goes one focal length forward. */
export function rayThrough(camera: Camera, [pixelX, pixelY]: Vec2): Vec3 {
  const seen: Vec3 = [
    (pixelX - camera.widthPx / 2) / camera.focalPx,
    (pixelY - camera.heightPx / 2) / camera.focalPx,
    1,
  ]
  return [dot(seen, camera.x), dot(seen, camera.y), dot(seen, camera.z)]
}

/** The camera for the same picture in another size. */
export const resized = (camera: Camera, widthPx: number): Camera => ({
  ...camera,
  widthPx,
  heightPx: (camera.heightPx * widthPx) / camera.widthPx,
  focalPx: (camera.focalPx * widthPx) / camera.widthPx,
})

/** A camera from where down lies and any level direction: the room's axis nearest to forward becomes z. */
export function cameraFrom(
  { widthPx, heightPx, focalPx }: Pick<Camera, 'widthPx' | 'heightPx' | 'focalPx'>,
  down: Vec3,
  level: Vec3,
): Camera {
  const other = cross(down, level)
  const across = Math.abs(level[2]) > Math.abs(other[2]) ? level : other
  const z = across[2] < 0 ? scale(across, -1) : across
  return { widthPx, heightPx, focalPx, x: cross(down, z), y: down, z }
}
