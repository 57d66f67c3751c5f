import { at, clamp, SIDES, steps } from '@vuong-tron/geometry/numbers'
import { add, cross, dot, length, mix, scale, subtract, unit, type Vec2, type Vec3 } from '@vuong-tron/geometry/vectors'
import { faceOutward, gridTriangles, type Shape, smoothNormals, type Triangle, type Vertex, vertex } from './shape.ts'

const AXES = [0, 1, 2] as const
/** Share of the way to a face's middle at which corners sample ambient occlusion, so that flat panels stay clean. */
const PROBE = 0.62

/**
 * A panel with softened edges. Each face has corners of its own, so that one bevel segment shades like a rounded edge.
 */
export function box(width: number, height: number, depth: number, bevel = 1.6): Shape {
  const half = [width / 2, height / 2, depth / 2] as const
  const inset = Math.min(bevel, width * 0.45, height * 0.45, depth * 0.45)
  const vertices: Vertex[] = []
  const places = new Map<string, number>()
  for (const face of AXES)
    for (const x of SIDES)
      for (const y of SIDES)
        for (const z of SIDES) {
          const sides: Vec3 = [x, y, z]
          const point = AXES.map((axis) => sides[axis] * (axis === face ? half[axis] : half[axis] - inset))
          const probe = point.map((value, axis) => (axis === face ? value : value * PROBE))
          const normal = AXES.map((axis) => (axis === face ? sides[axis] : 0))
          places.set(`${face}:${sides}`, vertices.length)
          vertices.push({
            ...vertex(point as unknown as Vec3, normal as unknown as Vec3),
            probe: probe as unknown as Vec3,
          })
        }
  const corner = (face: number, sides: readonly number[]) => places.get(`${face}:${sides}`) ?? 0
  const triangles: Triangle[] = []
  const quad = (a: number, b: number, c: number, d: number) => triangles.push([a, b, c], [a, c, d])
  const sidesOf = (values: [number, number][]) => {
    const sides = [0, 0, 0]
    for (const [axis, side] of values) sides[axis] = side
    return sides
  }
  for (const axis of AXES) {
    const [next, last] = [(axis + 1) % 3, (axis + 2) % 3]
    const on = (face: number, a: number, n: number, l: number) =>
      corner(
        face,
        sidesOf([
          [axis, a],
          [next, n],
          [last, l],
        ]),
      )
    for (const side of SIDES)
      quad(on(axis, side, -1, -1), on(axis, side, 1, -1), on(axis, side, 1, 1), on(axis, side, -1, 1))
    for (const n of SIDES)
      for (const l of SIDES) quad(on(next, -1, n, l), on(next, 1, n, l), on(last, 1, n, l), on(last, -1, n, l))
  }
  for (const x of SIDES)
    for (const y of SIDES)
      for (const z of SIDES) triangles.push(AXES.map((face) => corner(face, [x, y, z])) as unknown as Triangle)
  return faceOutward({ vertices, triangles })
}

/** A board cut along a star-shaped outline in x and z; its height lies along y, centred. */
export function prism(outline: readonly Vec2[], height: number, bevel = 2, segments = 2): Shape {
  const columns = outlineColumns(outline)
  const inset = Math.min(bevel, height * 0.49)
  const arc = steps(segments + 1).map((step) => (step / segments) * (Math.PI / 2))
  const rings = [
    ...arc.map(
      (angle) =>
        [1 - Math.sin(angle), -height / 2 + inset * (1 - Math.cos(angle)), Math.sin(angle), -Math.cos(angle)] as const,
    ),
    ...arc.map(
      (angle) =>
        [1 - Math.cos(angle), height / 2 - inset * (1 - Math.sin(angle)), Math.cos(angle), Math.sin(angle)] as const,
    ),
  ]
  const vertices: Vertex[] = []
  for (const [share, y, outward, upward] of rings)
    for (const { point, normal, corner } of columns)
      vertices.push(
        vertex(
          [point[0] - corner[0] * inset * share, y, point[1] - corner[1] * inset * share],
          unit([normal[0] * outward, upward, normal[1] * outward]),
        ),
      )
  const triangles: Triangle[] = []
  const count = columns.length
  for (const ring of steps(rings.length - 1))
    for (const column of steps(count)) {
      const [a, b] = [ring * count + column, ring * count + ((column + 1) % count)]
      triangles.push([a, b, a + count], [b, b + count, a + count])
    }
  for (const [start, y, up] of [
    [0, -height / 2, -1],
    [(rings.length - 1) * count, height / 2, 1],
  ] as const) {
    const rim = vertices
      .slice(start, start + count)
      .map((one) => ({ ...one, normal: [0, up, 0] as Vec3, probe: scale(one.at, 0.8) }))
    const first = vertices.push(vertex([0, y, 0], [0, up, 0]), ...rim) - count
    for (const column of steps(count)) triangles.push([first - 1, first + column, first + ((column + 1) % count)])
  }
  return faceOutward({ vertices, triangles })
}

const SHARP = Math.cos((35 * Math.PI) / 180)

/** Columns of a prism's side; a sharp corner has two, one per face. */
function outlineColumns(outline: readonly Vec2[]) {
  const area = outline.reduce((sum, [x, z], index) => {
    const [nextX, nextZ] = at(outline, (index + 1) % outline.length)
    return sum + x * nextZ - nextX * z
  }, 0)
  const outward = Math.sign(area)
  const edge = (from: Vec2, to: Vec2): Vec2 => {
    const [x, z] = [(to[1] - from[1]) * outward, (from[0] - to[0]) * outward]
    const size = Math.hypot(x, z) || 1
    return [x / size, z / size]
  }
  return outline.flatMap((point, index) => {
    const before = edge(at(outline, (index + outline.length - 1) % outline.length), point)
    const after = edge(point, at(outline, (index + 1) % outline.length))
    const cosine = before[0] * after[0] + before[1] * after[1]
    const reach = 1 / Math.max(0.3, 1 + cosine)
    const corner: Vec2 = [(before[0] + after[0]) * reach, (before[1] + after[1]) * reach]
    return cosine < SHARP
      ? [
          { point, normal: before, corner },
          { point, normal: after, corner },
        ]
      : [{ point, normal: corner, corner }]
  })
}

/** Turned on the lathe: [radius, height] pairs from the bottom to the top. */
export function lathe(profile: readonly Vec2[], segments = 24): Shape {
  const vertices: Vertex[] = []
  for (const [index, [radius, y]] of profile.entries()) {
    const below = at(profile, Math.max(0, index - 1))
    const above = at(profile, Math.min(profile.length - 1, index + 1))
    const slope = Math.hypot(above[1] - below[1], above[0] - below[0]) || 1
    const [outward, upward] = [(above[1] - below[1]) / slope, (below[0] - above[0]) / slope]
    for (const step of steps(segments + 1)) {
      const angle = (step / segments) * 2 * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      vertices.push(vertex([radius * c, y, radius * s], [outward * c, upward, outward * s]))
    }
  }
  return faceOutward({ vertices, triangles: gridTriangles(profile.length, segments + 1) })
}

/** Outlines with equal numbers of points, from the outside below over the rim to the inside below. */
export function loft(rings: readonly { outline: readonly Vec2[]; y: number }[]): Shape {
  const columns = (rings[0]?.outline.length ?? 0) + 1
  const vertices = rings.flatMap(({ outline, y }) =>
    steps(columns).map((step) => {
      const [x, z] = at(outline, step % outline.length)
      return vertex([x, y, z], [0, 1, 0])
    }),
  )
  const triangles = gridTriangles(rings.length, columns)
  for (const [ring, isLast] of [
    [0, false],
    [rings.length - 1, true],
  ] as const) {
    const middle = vertices.push(vertex([0, at(rings, ring).y, 0], [0, 1, 0])) - 1
    for (const step of steps(columns - 1)) {
      const [a, b] = [ring * columns + step, ring * columns + step + 1]
      triangles.push(isLast ? [middle, b, a] : [middle, a, b])
    }
  }
  return smoothNormals({ vertices, triangles })
}

export type Section = readonly { point: Vec2; normal: Vec2 }[]

export const roundSection = (radius: number, sides = 8): Section =>
  steps(sides + 1).map((step) => {
    const angle = (step / sides) * 2 * Math.PI
    const normal: Vec2 = [Math.cos(angle), Math.sin(angle)]
    return { point: [normal[0] * radius, normal[1] * radius], normal }
  })

/** A flat bar: `width` across the path, `height` upwards. */
export function flatSection(width: number, height: number): Section {
  const corners: Vec2[] = [
    [1, -1],
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ]
  return steps(4).flatMap((side) => {
    const [from, to] = [at(corners, side), at(corners, side + 1)]
    const normal: Vec2 = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
    return [from, to].map(([x, y]) => ({ point: [(x * width) / 2, (y * height) / 2] as Vec2, normal }))
  })
}

/** A bar along a path with a constant section. */
export function sweep(path: readonly Vec3[], section: Section, closed = false): Shape {
  const count = path.length
  const near = (index: number) => at(path, closed ? (index + count) % count : clamp(index, 0, count - 1))
  const vertices: Vertex[] = []
  const start = unit(subtract(near(1), near(0)))
  let up: Vec3 = Math.abs(start[1]) > 0.9 ? [0, 0, 1] : [0, 1, 0]
  let run = 0
  for (const index of steps(closed ? count + 1 : count)) {
    const here = near(index)
    const along = unit(subtract(near(index + 1), near(index - 1)))
    const side = unit(cross(along, up))
    up = unit(cross(side, along))
    if (index > 0) run += length(subtract(here, near(index - 1)))
    // Mitred corners widen the section.
    const straight = Math.abs(dot(unit(subtract(here, near(index - 1))), along)) || 1
    const mitre = 1 / Math.max(0.6, straight)
    for (const { point, normal } of section)
      vertices.push({
        at: add(here, add(scale(side, point[0] * mitre), scale(up, point[1] * mitre))),
        normal: unit(add(scale(side, normal[0]), scale(up, normal[1]))),
        rest: [run, point[0], point[1]],
      })
  }
  const triangles = gridTriangles(closed ? count + 1 : count, section.length)
  if (!closed)
    for (const [first, index, towards] of [
      [0, 0, 1],
      [(count - 1) * section.length, count - 1, count - 2],
    ] as const) {
      const out = unit(subtract(near(index), near(towards)))
      const cap = vertices.slice(first, first + section.length).map((one) => ({ ...one, normal: out }))
      const begin = vertices.push(...cap) - cap.length
      for (const step of steps(cap.length - 2)) triangles.push([begin, begin + step + 1, begin + step + 2])
    }
  return faceOutward({ vertices, triangles })
}

/** The path with its corners rounded. */
export function fillet(path: readonly Vec3[], radius: number, segments = 5, closed = false): Vec3[] {
  return path.flatMap((corner, index) => {
    if (!closed && (index === 0 || index === path.length - 1)) return [corner]
    const before = at(path, (index + path.length - 1) % path.length)
    const after = at(path, (index + 1) % path.length)
    const cut = (end: Vec3) => mix(corner, end, Math.min(0.49, radius / (length(subtract(end, corner)) || 1)))
    const [from, to] = [cut(before), cut(after)]
    return steps(segments + 1).map((step) => {
      const share = step / segments
      return mix(mix(from, corner, share), mix(corner, to, share), share)
    })
  })
}
