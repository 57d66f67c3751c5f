import type { Vec2, Vec3 } from '@vuong-tron/geometry/vectors'
import { type Camera, project } from './camera.ts'

const NEAREST = 0.05

/** The visible ends of a line, in pixels (Liang–Barsky clipping). */
export function visiblePart(camera: Camera, from: Vec3, to: Vec3): [Vec2, Vec2] | undefined {
  if (from[2] < NEAREST && to[2] < NEAREST) return undefined
  const [x1, y1] = project(camera, inFront(from, to))
  const [x2, y2] = project(camera, inFront(to, from))
  let [first, last] = [0, 1]
  for (const [start, change, limit] of [
    [x1, x2 - x1, camera.widthPx - 0.01],
    [y1, y2 - y1, camera.heightPx - 0.01],
  ] as const) {
    if (change === 0) {
      if (start < 0 || start > limit) return undefined
      continue
    }
    const [enter, leave] =
      change > 0 ? [-start / change, (limit - start) / change] : [(limit - start) / change, -start / change]
    first = Math.max(first, enter)
    last = Math.min(last, leave)
  }
  if (first >= last) return undefined
  const at = (share: number): Vec2 => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
  return [at(first), at(last)]
}

/** The point, or the line's intersection with the near plane. */
function inFront(point: Vec3, other: Vec3): Vec3 {
  if (point[2] >= NEAREST) return point
  const share = (NEAREST - point[2]) / (other[2] - point[2])
  return [point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share, NEAREST]
}
