import { add, cross, dot, scale, type Vec2, type Vec3 } from '@vuong-tron/geometry/vectors'

/**
 * A pinhole camera without distortion, its centre in the image centre. The room's axes (x right along the front wall, y
 * down, z into the picture) are given in camera coordinates (right, down, forward).
 */
export type Camera = { widthPx: number; heightPx: number; focalPx: number; x: Vec3; y: Vec3; z: Vec3 }

const degrees = (radians: number) => (radians * 180) / Math.PI

/** Degrees. */
export const horizontalFieldOfView = ({ widthPx, focalPx }: Camera) => degrees(2 * Math.atan(widthPx / 2 / focalPx))

/** Degrees; positive when the camera looks up. */
export const pitchOf = ({ y }: Camera) => degrees(-Math.asin(Math.max(-1, Math.min(1, y[2]))))

/** Degrees; positive when uprights lean left at their foot. */
export const rollOf = ({ y }: Camera) => degrees(Math.atan2(-y[0], y[1]))

/** Points nearer than this count as behind the camera. */
const NEAREST = 1e-6

/** Pixel of a room point (relative to the camera, room axes); undefined behind the camera. */
export function toPicture(camera: Camera, point: Vec3): Vec2 | undefined {
  const [x, y, forward] = asSeen(camera, point)
  return forward > NEAREST ? project(camera, [x, y, forward]) : undefined
}

/** Placement asks this so often that it allocates nothing. */
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

/** A room point or direction in camera coordinates: right, down, forward. */
export const asSeen = ({ x, y, z }: Camera, point: Vec3): Vec3 =>
  add(add(scale(x, point[0]), scale(y, point[1])), scale(z, point[2]))

/** Pixel of a point in camera coordinates, in front of the camera. */
export const project = ({ widthPx, heightPx, focalPx }: Camera, [x, y, forward]: Vec3): Vec2 => [
  widthPx / 2 + (focalPx * x) / forward,
  heightPx / 2 + (focalPx * y) / forward,
]

/** Ray of a pixel in room axes, one focal length long in the forward direction. */
export function rayThrough(camera: Camera, [pixelX, pixelY]: Vec2): Vec3 {
  const seen: Vec3 = [
    (pixelX - camera.widthPx / 2) / camera.focalPx,
    (pixelY - camera.heightPx / 2) / camera.focalPx,
    1,
  ]
  return [dot(seen, camera.x), dot(seen, camera.y), dot(seen, camera.z)]
}

/** The same camera for a resized image. */
export const resizeCamera = (camera: Camera, widthPx: number): Camera => ({
  ...camera,
  widthPx,
  heightPx: (camera.heightPx * widthPx) / camera.widthPx,
  focalPx: (camera.focalPx * widthPx) / camera.widthPx,
})

/** Builds a camera from the down direction and any level one: the room axis nearest to forward becomes z. */
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
