import { randomFrom } from '@vuong-tron/geometry/numbers'
import { expect, test } from 'vitest'
import { findSegments } from '../src/geometry/segments.ts'
import { newPlane } from '../src/picture.ts'

const SIZE = 160

/** Renders a shade function with four samples a pixel. */
function drawn(shade: (x: number, y: number) => number) {
  const plane = newPlane(SIZE, SIZE)
  for (let pixel = 0; pixel < SIZE * SIZE; pixel++) {
    const [x, y] = [pixel % SIZE, Math.floor(pixel / SIZE)]
    plane.data[pixel] =
      (shade(x + 0.25, y + 0.25) + shade(x + 0.75, y + 0.25) + shade(x + 0.25, y + 0.75) + shade(x + 0.75, y + 0.75)) /
      4
  }
  return plane
}

test('the edge of a slanted band is found where it is, to a fraction of a pixel', () => {
  const slope = Math.tan((20 * Math.PI) / 180)
  const segments = findSegments(drawn((x, y) => (y - 60 - slope * x > 0 ? 180 : 60)))
  expect(segments).toHaveLength(1)
  const [edge] = segments
  if (!edge) throw new Error('No edge')
  expect(edge.length).toBeGreaterThan(150)
  for (const [x, y] of [
    [edge.x1, edge.y1],
    [edge.x2, edge.y2],
  ] as const)
    expect(Math.abs(y - 60 - slope * x)).toBeLessThan(0.6)
})

test('a square has four sides, and a corner ends a segment', () => {
  const segments = findSegments(drawn((x, y) => (x > 40 && x < 120 && y > 50 && y < 110 ? 200 : 80)))
  expect(segments.map(({ length }) => Math.round(length / 10) * 10).sort()).toEqual([60, 60, 80, 80])
})

test('noise has no segments', () => {
  const random = randomFrom(5)
  const noise = newPlane(SIZE, SIZE)
  noise.data.forEach((_, index) => {
    noise.data[index] = 128 + 60 * (random() - 0.5)
  })
  expect(findSegments(noise)).toEqual([])
})

test('a disc has no segment as long as its width', () => {
  const segments = findSegments(drawn((x, y) => (Math.hypot(x - 80, y - 80) < 50 ? 200 : 80)))
  expect(Math.max(0, ...segments.map(({ length }) => length))).toBeLessThan(60)
})
