import { spread } from '@vuong-tron/geometry/numbers'
import { add, dot, put, scale, subtract, turnY, type Vec3 } from '@vuong-tron/geometry/vectors'
import { boundsCentre, boundsOf, faceOutward, gridTriangles, type Shape, sizeOf, vertex } from '../models/kit/shape.ts'

/** A sheet of paper that lies on the floor and turns up in a quarter round behind the piece. */
export function sweepBehind(low: Vec3, reach: number): Shape {
  const back = low[2] - Math.max(1500, reach * 1.1)
  const radius = 1400
  const profile = [
    [16000, 0],
    ...spread(0, 90, 24).map((degrees) => {
      const angle = (degrees * Math.PI) / 180
      return [back - radius * Math.sin(angle), radius - radius * Math.cos(angle)]
    }),
    [back - radius, 16000],
  ] as [number, number][]
  const vertices = profile.flatMap(([z, y]) => {
    const turn = Math.min(1, Math.max(0, (back - z) / radius))
    const normal: Vec3 = y > radius ? [0, 0, 1] : [0, Math.sqrt(1 - turn * turn), turn]
    return [vertex([-18000, y, z], normal), vertex([18000, y, z], normal)]
  })
  return faceOutward({ vertices, triangles: gridTriangles(profile.length, 2) })
}

export const turned = ({ vertices, triangles }: Shape, degrees: number): Shape => ({
  vertices: vertices.map((one) => ({
    ...one,
    at: put(turnY(degrees), one.at),
    normal: put(turnY(degrees), one.normal),
  })),
  triangles,
})

/** Paper on the wall behind a hanging piece. */
export function wallBehind(low: Vec3): Shape {
  const [reach, z] = [18000, low[2] - 1]
  const corners = [
    [-reach, -reach],
    [reach, -reach],
    [-reach, reach],
    [reach, reach],
  ] as const
  return faceOutward({
    vertices: corners.map(([x, y]) => vertex([x, y, z], [0, 0, 1])),
    triangles: gridTriangles(2, 2),
  })
}

/**
 * Dark boards beside the view, visible in reflections only: among white paper, polished metal would be white. Close, so
 * that a piece's foot reflects them instead of the paper.
 */
export function flagsBeside(points: readonly Vec3[], azimuth: number): Shape {
  const bounds = boundsOf(points)
  const [middle, reach] = [boundsCentre(bounds), Math.max(...sizeOf(bounds))]
  const right = put(turnY(azimuth), [1, 0, 0])
  const side = Math.max(...points.map((point) => Math.abs(dot(subtract(point, middle), right)))) + 0.1 * reach
  const board = (x: number, near: number, far: number) =>
    [near, far].flatMap((z) => [-1.2, 1.2].map((y): Vec3 => [x, y * reach, z * side]))
  const vertices = [...board(-side, 0.1, -1.3), ...board(side, 0.5, -0.5)].map((corner) =>
    vertex(add(middle, put(turnY(azimuth), corner)), scale(right, -Math.sign(corner[0]))),
  )
  return faceOutward({ vertices, triangles: [...gridTriangles(2, 2), ...gridTriangles(2, 2, 4)] })
}
