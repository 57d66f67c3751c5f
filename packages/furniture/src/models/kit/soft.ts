import { clamp, noise, steps } from '@vuong-tron/geometry/numbers'
import { length, scale, subtract, type Vec3 } from '@vuong-tron/geometry/vectors'
import { gridTriangles, type Shape, smoothNormals, type Triangle, type Vertex } from './shape.ts'

export type CushionOptions = {
  /** Radius of the rounded rim. */
  radius?: number
  /** Bulge of the faces across x, y and z. */
  crown?: Vec3
  /** Amplitude of a stuffed thing's unevenness. */
  lumps?: number
  seed?: number
}

const AXES = [0, 1, 2] as const

/** An upholstered block: rounded rim, crowned faces. `fineness` 1 is for pages, more for pictures. */
export function cushion(size: Vec3, options: CushionOptions = {}, fineness = 1): Shape {
  const { crown = [0, 8, 0], lumps = 0, seed = 1 } = options
  const half = scale(size, 0.5)
  const radius = Math.min(options.radius ?? 40, ...half.map((value) => value - 0.5))
  const cut = (axis: 0 | 1 | 2) => gridLine(half[axis], radius, fineness)
  const vertices: Vertex[] = []
  const triangles: Triangle[] = []
  for (const axis of AXES)
    for (const side of [-1, 1]) {
      const [next, last] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2]
      const [rows, columns] = [cut(next), cut(last)]
      const start = vertices.length
      for (const row of rows)
        for (const column of columns) {
          const rest: [number, number, number] = [0, 0, 0]
          rest[axis] = side * half[axis]
          rest[next] = row
          rest[last] = column
          vertices.push({ at: stuffed(rest, half, radius, crown, lumps, seed), normal: [0, 0, 0], rest })
        }
      const grid = gridTriangles(rows.length, columns.length, start)
      triangles.push(...(side > 0 ? grid : grid.map(([a, b, c]): Triangle => [a, c, b])))
    }
  return smoothNormals({ vertices, triangles })
}

/** Grid lines: dense on the rim, sparse on the flat. */
function gridLine(half: number, radius: number, fineness: number): number[] {
  const flat = half - radius
  const rim = fineness > 1 ? [0, 0.08, 0.2, 0.38, 0.62, 0.85] : [0, 0.42]
  const cells = fineness > 1 ? Math.max(2, Math.round(flat * 0.046)) : clamp(Math.round(flat / 105), 2, 5)
  const inner = steps(cells + 1).map((step) => -flat + (2 * flat * step) / cells)
  return [
    ...rim.map((share) => -half + radius * share),
    ...inner,
    ...rim.map((share) => half - radius * share).reverse(),
  ]
}

function stuffed(rest: Vec3, half: Vec3, radius: number, crown: Vec3, lumps: number, seed: number): Vec3 {
  const core = AXES.map((axis) => clamp(rest[axis], radius - half[axis], half[axis] - radius)) as unknown as Vec3
  const out = subtract(rest, core)
  const reach = length(out) || 1
  const normal = scale(out, 1 / reach)
  const round = AXES.map((axis) => core[axis] + normal[axis] * radius) as unknown as Vec3
  const flatness = (axis: 0 | 1 | 2) => Math.max(0, 1 - (round[axis] / half[axis]) ** 2)
  const bump = lumps === 0 ? 0 : lumps * unevenness(round, seed)
  return AXES.map((axis) => {
    const [next, last] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2]
    const bulge = crown[axis] * (round[axis] / half[axis]) * Math.sqrt(flatness(next) * flatness(last))
    return round[axis] + bulge + normal[axis] * bump
  }) as unknown as Vec3
}

const unevenness = ([x, y, z]: Vec3, seed: number) =>
  noise(x / 210, y / 210, z / 210, seed) + 0.45 * noise(x / 85, y / 85, z / 85, seed + 7)

/**
 * Two sewn, stuffed sheets in x and z, `height` thick in the middle. Seams draw in between the corners, and creases run
 * inwards from the corners.
 */
export function pillow(width: number, depth: number, height: number, seed = 1, fineness = 1): Shape {
  const cells = fineness > 1 ? 32 : 8
  const vertices: Vertex[] = []
  const triangles: Triangle[] = []
  for (const side of [1, -1]) {
    const start = vertices.length
    for (const row of steps(cells + 1))
      for (const column of steps(cells + 1)) {
        const [u, v] = [seamSide(row / cells), seamSide(column / cells)]
        const pinch = (along: number, across: number) => 1 - 0.055 * (1 - across ** 2) * along ** 2
        const x = (width / 2) * u * pinch(u, v)
        const z = (depth / 2) * v * pinch(v, u)
        const swell = Math.max(0, (1 - u ** 2) * (1 - v ** 2)) ** 0.42
        const crease = 1 + 0.1 * noise(u * 3.1 + seed, v * 3.1, side, seed) + creases(u, v, seed)
        vertices.push({
          at: [x, side * (height / 2) * swell * crease + 3 * noise(u * 2, v * 2, 0, seed + 3), z],
          normal: [0, side, 0],
          rest: [x, side * 20, z],
        })
      }
    const grid = gridTriangles(cells + 1, cells + 1, start)
    triangles.push(...(side > 0 ? grid.map(([a, b, c]): Triangle => [a, c, b]) : grid))
  }
  return smoothNormals({ vertices, triangles })
}

/** Grid lines denser at the seams, where a pillow curves most. */
const seamSide = (share: number) => {
  const linear = share * 2 - 1
  return 0.35 * linear + 0.65 * Math.sin((linear * Math.PI) / 2)
}

function creases(u: number, v: number, seed: number) {
  const angle = Math.atan2(1 - Math.abs(v), 1 - Math.abs(u))
  const near = Math.exp(-3.2 * Math.hypot(1 - Math.abs(u), 1 - Math.abs(v)))
  return 0.16 * near * Math.sin(angle * 9 + seed + 2 * Math.sign(u) + Math.sign(v))
}
