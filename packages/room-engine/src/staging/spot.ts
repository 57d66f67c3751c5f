import type { Box } from '../geometry/room-box.ts'

/** Where in the room a piece stands, as one would say it. */
export const SPOTS = ['back_left', 'back_middle', 'back_right', 'left_wall', 'right_wall', 'middle'] as const
export type Spot = (typeof SPOTS)[number]

/** A piece whose middle is nearer to a wall than this, in metres, stands at it. */
const AT_WALL_M = 0.8

/** The spot of a piece's middle: at the back wall, at a side wall, or away from all walls. Metres from the camera. */
export function spotOf({ left, right, back }: Box, { x, z }: { x: number; z: number }): Spot {
  const toBack = back - z
  const toSide = Math.min(x + left, right - x)
  if (Math.min(toBack, toSide) > AT_WALL_M) return 'middle'
  if (toSide < toBack) return x + left < right - x ? 'left_wall' : 'right_wall'
  const share = (x + left) / (left + right)
  return share < 1 / 3 ? 'back_left' : share > 2 / 3 ? 'back_right' : 'back_middle'
}
