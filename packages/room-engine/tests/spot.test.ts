import { expect, test } from 'vitest'
import { spotOf } from '../src/staging/spot.ts'

const box = { floor: 1.5, ceiling: 1.2, left: 2, right: 2.5, back: 4 }

test.each([
  ['back_left', -1.1, 3.6],
  ['back_middle', 0.2, 3.7],
  ['back_right', 1.6, 3.6],
  ['left_wall', -1.7, 2],
  ['right_wall', 2.2, 1.5],
  ['middle', 0, 2.2],
  // In a corner it stands at the nearer wall.
  ['left_wall', -1.9, 3.4],
  ['back_left', -1.5, 3.9],
] as const)('[HD-08] %s is where a piece at %d, %d stands', (spot, x, z) => {
  expect(spotOf(box, { x, z })).toBe(spot)
})
