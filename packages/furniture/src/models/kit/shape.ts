import { at } from '@vuong-tron/geometry/numbers'
import { add, cross, dot, scale, subtract, unit, type Vec3 } from '@vuong-tron/geometry/vectors'

export type Vertex = {
  at: Vec3
  normal: Vec3
  /** The point in the uncut, unbent material, which grain and weave follow. */
  rest: Vec3
  /** Where ambient occlusion is measured, if not at the corner itself. */
  probe?: Vec3
}
export type Triangle = readonly [number, number, number]
export type Shape = { vertices: Vertex[]; triangles: Triangle[] }

export const vertex = (point: Vec3, normal: Vec3, rest: Vec3 = point): Vertex => ({ at: point, normal, rest })

/** Orients every triangle to its corners' normals. */
export function faceOutward(shape: Shape): Shape {
  const triangles = shape.triangles.map((triangle): Triangle => {
    const [a, b, c] = triangle.map((corner) => at(shape.vertices, corner)) as [Vertex, Vertex, Vertex]
    const facing = cross(subtract(b.at, a.at), subtract(c.at, a.at))
    const wanted = add(add(a.normal, b.normal), c.normal)
    return dot(facing, wanted) < 0 ? [triangle[0], triangle[2], triangle[1]] : triangle
  })
  return { vertices: shape.vertices, triangles }
}

/** Two triangles per grid cell, `columns` vertices to a row. */
export function gridTriangles(rows: number, columns: number, start = 0): Triangle[] {
  const triangles: Triangle[] = []
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const a = start + row * columns + column
      triangles.push([a, a + columns, a + 1], [a + 1, a + columns, a + columns + 1])
    }
  return triangles
}

/** Key of a position, equal for coincident points. */
const spot = ([x, y, z]: Vec3) => `${Math.round(x * 10)},${Math.round(y * 10)},${Math.round(z * 10)}`

/** Smooth normals, also across seams with coincident vertices. */
export function smoothNormals(shape: Shape): Shape {
  const sums = new Map<string, Vec3>()
  for (const triangle of shape.triangles) {
    const [a, b, c] = triangle.map((corner) => at(shape.vertices, corner)) as [Vertex, Vertex, Vertex]
    const facing = cross(subtract(b.at, a.at), subtract(c.at, a.at))
    for (const corner of new Set([spot(a.at), spot(b.at), spot(c.at)]))
      sums.set(corner, add(sums.get(corner) ?? [0, 0, 0], facing))
  }
  const vertices = shape.vertices.map((corner) => ({ ...corner, normal: unit(sums.get(spot(corner.at)) ?? [0, 1, 0]) }))
  return { vertices, triangles: shape.triangles }
}

/** Maps every point and recomputes normals. */
export const bend = (shape: Shape, map: (point: Vec3) => Vec3): Shape =>
  smoothNormals({
    vertices: shape.vertices.map((corner) => ({ ...corner, at: map(corner.at), probe: undefined })),
    triangles: shape.triangles,
  })

export type Bounds = { low: Vec3; high: Vec3 }

export function boundsOf(points: Iterable<Vec3>): Bounds {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const point of points)
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], point[axis])
      high[axis] = Math.max(high[axis], point[axis])
    }
  return { low, high }
}

export const sizeOf = ({ low, high }: Bounds) => subtract(high, low)
export const boundsCentre = ({ low, high }: Bounds) => scale(add(low, high), 0.5)
