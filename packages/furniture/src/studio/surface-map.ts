import { at, clamp } from '@vuong-tron/geometry/numbers'
import type { Vec3 } from '@vuong-tron/geometry/vectors'
import { SENSOR } from './framing.ts'
import { facesOfParts, type Room, type RoomFace, roomScene } from './rooms.ts'

type Size = { width: number; height: number }

/** A room's view: lengths in image widths, distances to its faces in metres. */
export type RoomCamera = {
  focalShare: number
  /** Crop at the foot that centres the camera's axis. */
  footShare: number
  box: Record<RoomFace, number>
}

const metres = (millimetres: number) => Number((millimetres / 1000).toFixed(4))

export function viewOf(room: Room): RoomCamera {
  const { camera } = roomScene({ ...room, items: [] }, { width: 1, height: 1 }, 1)
  const [x, y, z] = camera.position
  const { w, h } = room.shell
  return {
    focalShare: camera.lens / SENSOR,
    footShare: -2 * (camera.shiftY ?? 0),
    box: {
      floor: metres(y),
      ceiling: metres(h - y),
      left: metres(w / 2 + x),
      right: metres(w / 2 - x),
      back: metres(z),
    },
  }
}

/** The room face that each pixel shows; undefined for obstacles. */
export function surfaceMap(room: Room, { width, height }: Size): (RoomFace | undefined)[] {
  const { parts, camera } = roomScene(room, { width, height }, 1)
  const faces = facesOfParts(room)
  const nearest = new Float64Array(width * height).fill(Number.POSITIVE_INFINITY)
  const map: (RoomFace | undefined)[] = new Array(width * height).fill(undefined)
  const focal = (width * camera.lens) / SENSOR
  const middle = [width / 2, height / 2 + (camera.shiftY ?? 0) * width] as const
  /** Column, row and distance. */
  const seen = ([x, y, z]: Vec3): Vec3 => {
    const distance = camera.position[2] - z
    return [
      at(middle, 0) + (focal * (x - camera.position[0])) / distance,
      at(middle, 1) + (focal * (camera.position[1] - y)) / distance,
      distance,
    ]
  }
  for (const [index, { corners, triangles }] of parts.entries())
    for (const triangle of triangles) {
      const points = triangle.map((corner) => at(corners, corner).at)
      for (const piece of inFront(points, camera.position[2] - NEAR))
        fill(piece.map(seen), { width, height }, (pixel, distance) => {
          if (distance >= at(nearest, pixel)) return
          nearest[pixel] = distance
          map[pixel] = faces[index]
        })
    }
  return map
}

/** Near plane, in millimetres. */
const NEAR = 20

/** Clips a triangle to the front of the camera, which looks along −z. */
function inFront(points: readonly Vec3[], limit: number): Vec3[][] {
  const kept = points.flatMap((point, index) => {
    const next = at(points, (index + 1) % points.length)
    const crosses = point[2] < limit !== next[2] < limit
    const share = (limit - point[2]) / (next[2] - point[2])
    const crossing: Vec3 = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share, limit]
    return [...(point[2] < limit ? [point] : []), ...(crosses ? [crossing] : [])]
  })
  const [first] = kept
  return first ? kept.slice(2).map((point, index) => [first, at(kept, index + 1), point]) : []
}

/** Rasterises a triangle with its distance; inverse distance is linear in the picture. */
function fill(points: readonly Vec3[], { width, height }: Size, tell: (pixel: number, distance: number) => void) {
  const [a, b, c] = points as [Vec3, Vec3, Vec3]
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (area === 0) return
  const range = (axis: 0 | 1, most: number) => [
    clamp(Math.floor(Math.min(a[axis], b[axis], c[axis])), 0, most),
    clamp(Math.ceil(Math.max(a[axis], b[axis], c[axis])), 0, most),
  ]
  const [left, right] = range(0, width)
  const [top, bottom] = range(1, height)
  for (let y = top ?? 0; y < (bottom ?? 0); y++)
    for (let x = left ?? 0; x < (right ?? 0); x++) {
      const toB = ((x + 0.5 - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y + 0.5 - a[1])) / area
      const toC = ((b[0] - a[0]) * (y + 0.5 - a[1]) - (x + 0.5 - a[0]) * (b[1] - a[1])) / area
      if (toB < 0 || toC < 0 || toB + toC > 1) continue
      tell(y * width + x, 1 / ((1 - toB - toC) / a[2] + toB / b[2] + toC / c[2]))
    }
}
