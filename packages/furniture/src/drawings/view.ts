import { at } from '@vuong-tron/geometry/numbers'
import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { Model, Part } from '../models/kit/model.ts'

/** A projection: axes to the right, down and towards the viewer. */
export type Projection = {
  right: (point: Vec3) => number
  down: (point: Vec3) => number
  near: (point: Vec3) => number
}

export const views = {
  front: { right: ([x]) => x, down: ([, y]) => -y, near: ([, , z]) => z },
  /** From the right; the front is at the left. */
  side: { right: ([, , z]) => -z, down: ([, y]) => -y, near: ([x]) => x },
  /** From above; the front is at the bottom. */
  plan: { right: ([x]) => x, down: ([, , z]) => z, near: ([, y]) => y },
} satisfies Record<string, Projection>

/** Number of the visible part per dot; 0 for none. */
export type Sight = { width: number; height: number; parts: Uint16Array }

/** Depth tolerance (millimetres): coplanar surfaces go to the first part, or their dots would mix. */
const SAME_PLANE = 0.3

/** Renders the parts of a model from one side. */
export function look(
  model: Pick<Model, 'parts'>,
  view: Projection,
  width: number,
  height: number,
  dotsPerMm: number,
): Sight {
  const sold = model.parts.filter(({ prop }) => !prop)
  const corners = sold.flatMap((part) => part.corners.map(({ at }) => at))
  const left = lowest(corners, view.right)
  const top = lowest(corners, view.down)
  const parts = new Uint16Array(width * height)
  const nearest = new Float64Array(width * height).fill(-Infinity)
  const place = (point: Vec3): Vec3 => [
    (view.right(point) - left) * dotsPerMm,
    (view.down(point) - top) * dotsPerMm,
    view.near(point),
  ]
  for (const [index, part] of sold.entries()) for (const triangle of trianglesOf(part, place)) fill(triangle, index + 1)
  return { width, height, parts }

  function fill([a, b, c]: [Vec3, Vec3, Vec3], part: number) {
    const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    if (Math.abs(area) < 1e-9) return
    const [fromX, toX] = dotsBetween(Math.min(a[0], b[0], c[0]), Math.max(a[0], b[0], c[0]), width)
    const [fromY, toY] = dotsBetween(Math.min(a[1], b[1], c[1]), Math.max(a[1], b[1], c[1]), height)
    for (let y = fromY; y <= toY; y++)
      for (let x = fromX; x <= toX; x++) {
        const [px, py] = [x + 0.5, y + 0.5]
        const v = ((px - a[0]) * (c[1] - a[1]) - (py - a[1]) * (c[0] - a[0])) / area
        const w = ((b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0])) / area
        if (v < -1e-6 || w < -1e-6 || v + w > 1 + 1e-6) continue
        const depth = a[2] + v * (b[2] - a[2]) + w * (c[2] - a[2])
        const dot = y * width + x
        const margin = parts[dot] === part ? 0 : SAME_PLANE
        if (depth <= (nearest[dot] ?? 0) + margin) continue
        nearest[dot] = depth
        parts[dot] = part
      }
  }
}

const trianglesOf = ({ corners, triangles }: Part, place: (point: Vec3) => Vec3) =>
  triangles.map((triangle) => triangle.map((corner) => place(at(corners, corner).at)) as [Vec3, Vec3, Vec3])

const lowest = (points: readonly Vec3[], measure: (point: Vec3) => number) =>
  points.reduce((least, point) => Math.min(least, measure(point)), Infinity)

/** Range of dots whose centres lie between two coordinates. */
const dotsBetween = (from: number, to: number, count: number) =>
  [Math.max(0, Math.ceil(from - 0.5)), Math.min(count - 1, Math.floor(to - 0.5))] as const
