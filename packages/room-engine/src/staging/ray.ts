import { clamp } from '@vuong-tron/geometry/numbers'
import type { Triple } from '../colour.ts'

/**
 * How far a ray's direction has to be taken to meet the plane of a triangle (nine numbers from `at`); `weights` become
 * the shares of its corners at that point.
 */
export function crossingOf(points: Float32Array, at: number, from: Triple, ray: Triple, weights: Triple): number {
  const [ax, ay, az] = [points[at] as number, points[at + 1] as number, points[at + 2] as number]
  const [ux, uy, uz] = [
    (points[at + 3] as number) - ax,
    (points[at + 4] as number) - ay,
    (points[at + 5] as number) - az,
  ]
  const [vx, vy, vz] = [
    (points[at + 6] as number) - ax,
    (points[at + 7] as number) - ay,
    (points[at + 8] as number) - az,
  ]
  const [nx, ny, nz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  const along = nx * ray[0] + ny * ray[1] + nz * ray[2]
  const away = (nx * (ax - from[0]) + ny * (ay - from[1]) + nz * (az - from[2])) / (along || 1e-12)
  const [px, py, pz] = [from[0] + ray[0] * away - ax, from[1] + ray[1] * away - ay, from[2] + ray[2] * away - az]
  const size = nx * nx + ny * ny + nz * nz || 1e-12
  const b = clamp(((py * vz - pz * vy) * nx + (pz * vx - px * vz) * ny + (px * vy - py * vx) * nz) / size, 0, 1)
  const c = clamp(((uy * pz - uz * py) * nx + (uz * px - ux * pz) * ny + (ux * py - uy * px) * nz) / size, 0, 1)
  weights[0] = Math.max(0, 1 - b - c)
  weights[1] = b
  weights[2] = c
  return away
}

/** Area of a triangle in two or three dimensions. */
export function areaOf(values: Float32Array, at: number, dimensions: 2 | 3): number {
  const edge = (to: number, axis: number) =>
    axis < dimensions ? (values[at + to * dimensions + axis] as number) - (values[at + axis] as number) : 0
  const [ux, uy, uz, vx, vy, vz] = [edge(1, 0), edge(1, 1), edge(1, 2), edge(2, 0), edge(2, 1), edge(2, 2)]
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2
}
