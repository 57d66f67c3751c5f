import { expect, test } from 'vitest'
import { spotOf } from '../src/staging/spot.ts'

const box = { floor: 1.5, ceiling: 1.2, left: 2, right: 2.5, back: 4 }

test.each([
  ['back_left', { x: -0.9, z: 3.7, w: 0.6, d: 0.4, turn: 0 }],
  ['back_right', { x: 1.2, z: 3.7, w: 0.6, d: 0.4, turn: 0 }],
  // The foot of a bed is far from the wall at which it stands.
  ['back_middle', { x: 0.2, z: 2.9, w: 1.6, d: 2.08, turn: 0 }],
  ['left_wall', { x: -1.75, z: 2, w: 1.4, d: 0.4, turn: 90 }],
  ['right_wall', { x: 2.2, z: 1.5, w: 1.4, d: 0.4, turn: 270 }],
  ['middle', { x: 0.2, z: 2, w: 1.1, d: 0.6, turn: 0 }],
  // In a corner it stands at the nearer wall.
  ['left_wall', { x: -1.8, z: 3.4, w: 1, d: 0.3, turn: 90 }],
] as const)('[HD-08] %s is where a piece %j stands', (spot, piece) => {
  expect(spotOf(box, piece)).toBe(spot)
})
