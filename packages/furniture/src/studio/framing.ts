import { clamp } from '@vuong-tron/geometry/numbers'
import { add, cross, dot, scale, subtract, unit, type Vec3 } from '@vuong-tron/geometry/vectors'
import type { Camera, Region } from './scene.ts'

/** Millimetres; Blender measures the lens against this width. */
export const SENSOR = 36

type View = {
  /** Degrees around the piece from its front, and above the horizon. */
  azimuth: number
  elevation: number
  lens: number
  aspect: number
  /** Maximum shares of the picture's width and height for the piece. */
  fill: { width: number; height: number }
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The camera that centres all points, as large as the view allows. */
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

/** The shares of the picture that shadows may take beside, above and below the piece. */
const SHADOW = { side: 0.11, above: 0.05, below: 0.12 }
/** Pixels that a region's borders are multiples of, so that the small picture of the empty set fits it. */
const GRID = 16

/** What of a picture shows the piece or its shadow; everything else is bare paper. */
export function regionOf(points: readonly Vec3[], camera: Camera, width: number, height: number): Region {
  const towards = unit(subtract(camera.position, camera.target))
  const right = unit(cross([0, 1, 0], towards))
  const up = cross(towards, right)
  const focal = (width * camera.lens) / SENSOR
  const seen = points.map((point) => {
    const from = subtract(point, camera.position)
    const scaled = -focal / dot(from, towards)
    return [width / 2 + dot(from, right) * scaled, height / 2 - dot(from, up) * scaled] as const
  })
  const range = (values: number[], before: number, after: number, most: number) => {
    const low = clamp(Math.floor((Math.min(...values) - before) / GRID) * GRID, 0, most)
    const high = clamp(Math.ceil((Math.max(...values) + after) / GRID) * GRID, 0, most)
    return [low, high - low] as const
  }
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)]
  const [left, across] = range(xs, SHADOW.side * width, SHADOW.side * width, width)
  const [top, down] = range(ys, SHADOW.above * height, SHADOW.below * height, height)
  return { left, top, width: across, height: down }
}
