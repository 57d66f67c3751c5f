import { add, cross, dot, scale, subtract, unit, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Camera } from './scene.ts'

/** Millimetres; Blender measures the lens against this width. */
export const SENSOR = 36

type View = {
  /** Degrees around the piece from its front, and above the horizon. */
  azimuth: number
  elevation: number
  lens: number
  aspect: number
  /** The shares of the picture's width and height that the piece may take. */
  fill: { width: number; height: number }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The camera that sees all points in the middle of the picture, as large as the view allows. */
export function frame(points: readonly Vec3[], { azimuth, elevation, lens, aspect, fill }: View): Camera {
  const [around, above] = [radians(azimuth), radians(elevation)]
  const towards: Vec3 = [Math.sin(around) * Math.cos(above), Math.sin(above), Math.cos(around) * Math.cos(above)]
  const right = unit(cross([0, 1, 0], towards))
  const up = cross(towards, right)
  const half = SENSOR / 2 / lens
  let target: Vec3 = [0, 0, 0]
  let distance = 6000
  for (let round = 0; round < 14; round++) {
    const seen = points.map((point) => {
      const from = subtract(point, target)
      const depth = distance - dot(from, towards)
      return [dot(from, right) / (depth * half), (dot(from, up) / (depth * half)) * aspect] as const
    })
    const [left, rightmost] = [Math.min(...seen.map(([x]) => x)), Math.max(...seen.map(([x]) => x))]
    const [low, high] = [Math.min(...seen.map(([, y]) => y)), Math.max(...seen.map(([, y]) => y))]
    target = add(target, scale(right, ((left + rightmost) / 2) * distance * half))
    target = add(target, scale(up, (((low + high) / 2) * distance * half) / aspect))
    distance *= Math.max((rightmost - left) / 2 / fill.width, (high - low) / 2 / fill.height) ** 0.9
  }
  return { position: add(target, scale(towards, distance)), target, lens }
}
