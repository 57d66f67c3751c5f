import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { Polygon } from './mesh.ts'

/** A camera in the room; angles in radians, `reach` is the tangent of half the horizontal field of view. */
export type Eye = { at: Vec3; yaw: number; pitch: number; roll: number; reach: number }

export type Axes = { right: Vec3; up: Vec3; ahead: Vec3 }

/** Axes of the camera in the world; `ahead` is −z at yaw 0. */
export function axesOf({ yaw, pitch, roll }: Eye): Axes {
  const [cy, sy, cp, sp, cr, sr] = [yaw, pitch, roll].flatMap((turn) => [Math.cos(turn), Math.sin(turn)]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const level: Vec3 = [cy, 0, sy]
  const ahead: Vec3 = [sy * cp, sp, -cy * cp]
  const upright: Vec3 = [-sy * sp, cp, cy * sp]
  const mixed = (a: Vec3, b: Vec3, s: number, t: number): Vec3 => [
    a[0] * s + b[0] * t,
    a[1] * s + b[1] * t,
    a[2] * s + b[2] * t,
  ]
  return { right: mixed(level, upright, cr, sr), up: mixed(upright, level, cr, -sr), ahead }
}

/** What each sample sees: polygon (−1 for none), distance along the axis, place on the texture. */
export type Seen = {
  width: number
  height: number
  polygon: Int32Array
  depth: Float32Array
  u: Float32Array
  v: Float32Array
}

const NEAR = 0.05

/** Draws the polygons with a depth buffer. */
export function rastered(polygons: readonly Polygon[], eye: Eye, width: number, height: number): Seen {
  const count = width * height
  const seen: Seen = {
    width,
    height,
    polygon: new Int32Array(count).fill(-1),
    depth: new Float32Array(count).fill(1e9),
    u: new Float32Array(count),
    v: new Float32Array(count),
  }
  const inverse = new Float32Array(count)
  const { right, up, ahead } = axesOf(eye)
  const focal = width / 2 / eye.reach
  for (let index = 0; index < polygons.length; index++) {
    const { corners, uv } = polygons[index] as Polygon
    let shape: number[][] = corners.map((corner, at) => {
      const [x, y, z] = [corner[0] - eye.at[0], corner[1] - eye.at[1], corner[2] - eye.at[2]]
      const [u, v] = uv[at] as readonly [number, number]
      return [
        x * right[0] + y * right[1] + z * right[2],
        x * up[0] + y * up[1] + z * up[2],
        x * ahead[0] + y * ahead[1] + z * ahead[2],
        u,
        v,
      ]
    })
    if (shape.some((point) => (point[2] as number) < NEAR)) shape = clipped(shape)
    if (shape.length < 3) continue
    const flat = shape.map(([x, y, z, u, v]) => {
      const w = 1 / (z as number)
      return [
        width / 2 + focal * (x as number) * w,
        height / 2 - focal * (y as number) * w,
        w,
        (u as number) * w,
        (v as number) * w,
      ]
    })
    for (let at = 1; at + 1 < flat.length; at++)
      triangle(seen, inverse, index, flat[0] as number[], flat[at] as number[], flat[at + 1] as number[])
  }
  for (let at = 0; at < count; at++) {
    const w = inverse[at] as number
    if (w === 0) continue
    seen.depth[at] = 1 / w
    seen.u[at] = (seen.u[at] as number) / w
    seen.v[at] = (seen.v[at] as number) / w
  }
  return seen
}

/** The part of a polygon before the near plane. */
function clipped(shape: number[][]): number[][] {
  return shape.flatMap((point, at) => {
    const next = shape[(at + 1) % shape.length] as number[]
    const [z, to] = [point[2] as number, next[2] as number]
    const share = (NEAR - z) / (to - z)
    const cut = () => point.map((value, axis) => value + ((next[axis] as number) - value) * share)
    if (z >= NEAR) return to >= NEAR ? [point] : [point, cut()]
    return to >= NEAR ? [cut()] : []
  })
}

function triangle(
  { width, height, polygon, u, v }: Seen,
  inverse: Float32Array,
  index: number,
  a: number[],
  b: number[],
  c: number[],
) {
  const [ax, ay, aw, au, av] = a as [number, number, number, number, number]
  const [bx, by, bw, bu, bv] = b as [number, number, number, number, number]
  const [cx, cy, cw, cu, cv] = c as [number, number, number, number, number]
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (Math.abs(area) < 1e-9) return
  const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
  const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const over = 1 / area
  for (let y = y0; y <= y1; y++) {
    const py = y + 0.5
    for (let x = x0; x <= x1; x++) {
      const px = x + 0.5
      const s = ((px - ax) * (cy - ay) - (py - ay) * (cx - ax)) * over
      const t = ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) * over
      if (s < 0 || t < 0 || s + t > 1) continue
      const at = y * width + x
      const w = aw + s * (bw - aw) + t * (cw - aw)
      if (w <= (inverse[at] as number)) continue
      inverse[at] = w
      polygon[at] = index
      u[at] = au + s * (bu - au) + t * (cu - au)
      v[at] = av + s * (bv - av) + t * (cv - av)
    }
  }
}
