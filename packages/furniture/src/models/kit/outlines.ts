import { steps } from '@vuong-tron/geometry/numbers'
import type { Vec2 } from '@vuong-tron/geometry/vectors'

const QUARTER = Math.PI / 2

/** Outlines in x and z for boards that are not rectangles. */
export const ellipse = (width: number, depth: number, points = 40): Vec2[] =>
  steps(points).map((step) => {
    const angle = (step / points) * 4 * QUARTER
    return [(width / 2) * Math.cos(angle), (depth / 2) * Math.sin(angle)]
  })

export function roundedRectangle(width: number, depth: number, radius: number, segments = 5): Vec2[] {
  const r = Math.min(radius, width / 2 - 0.1, depth / 2 - 0.1)
  const [x, z] = [width / 2 - r, depth / 2 - r]
  const corners = [
    [x, z],
    [-x, z],
    [-x, -z],
    [x, -z],
  ] as const
  return corners.flatMap(([cx, cz], quarter) =>
    steps(segments + 1).map((step): Vec2 => {
      const angle = (quarter + step / segments) * QUARTER
      return [cx + r * Math.cos(angle), cz + r * Math.sin(angle)]
    }),
  )
}

/** Between a rectangle and an ellipse: the rounder, the nearer `power` is to 2. */
export const superellipse = (width: number, depth: number, power = 3, points = 48): Vec2[] =>
  steps(points).map((step) => {
    const angle = (step / points) * 4 * QUARTER
    const curve = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power)
    return [(width / 2) * curve(Math.cos(angle)), (depth / 2) * curve(Math.sin(angle))]
  })

/** A door with a half-round head: width along x, height along z, the middle of the rectangle part's foot at the origin. */
export function arch(width: number, height: number, points = 16): Vec2[] {
  const radius = width / 2
  const head = steps(points + 1).map((step): Vec2 => {
    const angle = (step / points) * 2 * QUARTER
    return [radius * Math.cos(angle), height - radius + radius * Math.sin(angle)]
  })
  return [[-radius, 0], [radius, 0], ...head]
}

/** A quarter of a disc whose square corner is at the back left, with `side` as its straight edges. */
export const quarterRound = (side: number, points = 16): Vec2[] => [
  [-side / 2, -side / 2],
  ...steps(points + 1).map((step): Vec2 => {
    const angle = (step / points) * QUARTER
    return [-side / 2 + side * Math.cos(angle), -side / 2 + side * Math.sin(angle)]
  }),
]

/** A square with its front right corner cut off: what fits a corner of the room. */
export const cutCorner = (width: number, depth: number, side: number): Vec2[] => [
  [-width / 2, -depth / 2],
  [width / 2, -depth / 2],
  [width / 2, -depth / 2 + side],
  [-width / 2 + side, depth / 2],
  [-width / 2, depth / 2],
]
