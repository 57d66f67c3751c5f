import { at, noise, steps } from '@vuong-tron/geometry/numbers'
import { add, length, mix, scale, subtract, type Vec3 } from '@vuong-tron/geometry/vectors'
import { gridTriangles, type Shape, smoothNormals, type Triangle, type Vertex } from './shape.ts'

/** Pushes a point of cloth out of an object; undefined without contact. */
export type Obstacle = (point: Vec3) => Vec3 | undefined

export type Sheet = {
  width: number
  depth: number
  /** Where its middle is dropped. */
  from: Vec3
  /** Threads along the width. */
  threads: number
  /** Padding of filled cloth, which tapers towards the hem. */
  thickness?: number
  seed?: number
  turn?: number
  obstacles: readonly Obstacle[]
}

type Thread = readonly [from: number, to: number, rest: number, pull: number, push: number]

const FALL = 1.4
const DRAG = 0.97
const ROUNDS = 240
const CORRECTIONS = 8
/** A sheet is slightly larger than its cut, which makes folds. */
const SURPLUS = 1.03

/** Drapes a sheet over obstacles (position-based dynamics; deterministic). */
export function drape(sheet: Sheet): Shape {
  const [rows, columns] = gridOf(sheet)
  let now = startOf(sheet, rows, columns)
  let before = now
  const threads = threadsOf(now, rows, columns)
  for (const _round of steps(ROUNDS)) {
    const next = now.map((point, index) =>
      add(add(point, scale(subtract(point, at(before, index)), DRAG)), [0, -FALL, 0]),
    )
    before = now
    for (const correction of steps(CORRECTIONS)) {
      for (const thread of threads) tighten(next, thread)
      if (correction % 3 === 1 || correction === CORRECTIONS - 1) before = collide(next, before, sheet.obstacles)
    }
    now = next
  }
  return puffUp(smoothNormals(surface(now, rows, columns, sheet)), rows, columns, sheet)
}

/** Grid points along width and depth. */
export const gridOf = ({ threads, width, depth }: Sheet) =>
  [threads + 1, Math.max(5, Math.round((threads * depth) / width) + 1)] as const

function startOf({ width, depth, from, seed = 1, turn = 0 }: Sheet, rows: number, columns: number): Vec3[] {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
  return steps(rows).flatMap((row) =>
    steps(columns).map((column): Vec3 => {
      const [x, z] = [(row / (rows - 1) - 0.5) * width, (column / (columns - 1) - 0.5) * depth]
      const ripple = 12 * noise(row * 0.35, column * 0.35, 0, seed) + 6 * noise(row * 0.9, column * 0.9, 3, seed)
      return [from[0] + x * c - z * s, from[1] + ripple, from[2] + x * s + z * c]
    }),
  )
}

/** Springs along both axes and diagonals; the longer ones prevent sharp creases. */
const NEIGHBOURS = [
  [1, 0, 1, 0.12],
  [0, 1, 1, 0.12],
  [1, 1, 0.5, 0.05],
  [1, -1, 0.5, 0.05],
  [2, 0, 0.3, 0.02],
  [0, 2, 0.3, 0.02],
  [4, 0, 0.2, 0.01],
  [0, 4, 0.2, 0.01],
] as const

function threadsOf(points: readonly Vec3[], rows: number, columns: number): Thread[] {
  return steps(rows).flatMap((row) =>
    steps(columns).flatMap((column) =>
      NEIGHBOURS.flatMap(([down, right, pull, push]): Thread[] => {
        const [nextRow, nextColumn] = [row + down, column + right]
        if (nextRow >= rows || nextColumn < 0 || nextColumn >= columns) return []
        const [from, to] = [row * columns + column, nextRow * columns + nextColumn]
        return [[from, to, length(subtract(at(points, to), at(points, from))) * SURPLUS, pull, push]]
      }),
    ),
  )
}

function tighten(points: Vec3[], [from, to, rest, pull, push]: Thread) {
  const span = subtract(at(points, to), at(points, from))
  const size = length(span) || 1e-6
  const half = scale(span, ((size > rest ? pull : push) * (size - rest)) / size / 2)
  points[from] = add(at(points, from), half)
  points[to] = subtract(at(points, to), half)
}

/** Pushes points out of obstacles; contact halves their motion (friction). */
function collide(points: Vec3[], before: Vec3[], obstacles: readonly Obstacle[]): Vec3[] {
  return before.map((last, index) => {
    let kept = last
    for (const obstacle of obstacles) {
      const outside = obstacle(at(points, index))
      if (!outside) continue
      points[index] = outside
      kept = mix(kept, outside, 0.5)
    }
    return kept
  })
}

function surface(points: readonly Vec3[], rows: number, columns: number, { width, depth }: Sheet): Shape {
  const vertices = points.map((point, index): Vertex => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    return { at: point, normal: [0, 1, 0], rest: [(row / (rows - 1)) * width, 0, (column / (columns - 1)) * depth] }
  })
  return { vertices, triangles: gridTriangles(rows, columns).map(([a, b, c]) => [a, c, b]) }
}

function puffUp(shape: Shape, rows: number, columns: number, { width, depth, thickness = 0 }: Sheet): Shape {
  if (thickness === 0) return shape
  const vertices = shape.vertices.map((corner, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns]
    const fromHem = Math.min(
      (Math.min(row, rows - 1 - row) / (rows - 1)) * width,
      (Math.min(column, columns - 1 - column) / (columns - 1)) * depth,
    )
    const taper = 1 - Math.min(1, fromHem / (thickness * 2.2))
    return { ...corner, at: add(corner.at, scale(corner.normal, thickness * Math.sqrt(1 - taper ** 2))) }
  })
  const upper = smoothNormals({ vertices, triangles: shape.triangles })
  // The underside has normals of its own, or it would be lit from the wrong side.
  const count = shape.vertices.length
  const lower = shape.triangles.map(([a, b, c]): Triangle => [a + count, c + count, b + count])
  const underside = shape.vertices.map((corner) => ({ ...corner, normal: scale(corner.normal, -1) }))
  return { vertices: [...upper.vertices, ...underside], triangles: [...upper.triangles, ...lower] }
}

const AXES = [0, 1, 2] as const

export const block =
  (middle: Vec3, size: Vec3, round: number): Obstacle =>
  (point) => {
    const from = subtract(point, middle)
    const half = AXES.map((axis) => size[axis] / 2 - round) as unknown as Vec3
    const core = AXES.map((axis) => Math.min(half[axis], Math.max(-half[axis], from[axis]))) as unknown as Vec3
    const out = subtract(from, core)
    const reach = length(out)
    if (reach >= round) return
    if (reach > 1e-6) return add(middle, add(core, scale(out, round / reach)))
    // Inside the core, leave by the nearest face.
    const nearest = AXES.reduce((best, axis) =>
      half[axis] - Math.abs(from[axis]) < half[best] - Math.abs(from[best]) ? axis : best,
    )
    const pushed: [number, number, number] = [...from]
    pushed[nearest] = (Math.sign(from[nearest]) || 1) * (half[nearest] + round)
    return add(middle, pushed)
  }

export const ground =
  (height: number): Obstacle =>
  ([x, y, z]) =>
    y < height ? [x, height, z] : undefined
