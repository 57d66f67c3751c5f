import type { Box } from '../geometry/room-box.ts'
import type { Footprint } from './footprint.ts'

/** Where in the room a piece stands, as one would say it. */
export const SPOTS = ['back_left', 'back_middle', 'back_right', 'left_wall', 'right_wall', 'middle'] as const
export type Spot = (typeof SPOTS)[number]

/** A piece whose edge is nearer to a wall than this, in metres, stands at it. */
const AT_WALL_M = 0.5

/** The spot of a piece: at the back wall, at a side wall, or away from all walls. Metres from the camera. */
export function spotOf({ left, right, back }: Box, { x, z, w, d, turn }: Footprint): Spot {
  const [cosine, sine] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))]
  const [halfWide, halfDeep] = [(w * cosine + d * sine) / 2, (w * sine + d * cosine) / 2]
  const toBack = back - z - halfDeep
  const toSide = Math.min(x + left, right - x) - halfWide
  if (Math.min(toBack, toSide) > AT_WALL_M) return 'middle'
  if (toSide < toBack) return x + left < right - x ? 'left_wall' : 'right_wall'
  const share = (x + left) / (left + right)
  return share < 1 / 3 ? 'back_left' : share > 2 / 3 ? 'back_right' : 'back_middle'
}
