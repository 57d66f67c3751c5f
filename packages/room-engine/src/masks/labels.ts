import type { Face } from '../geometry/room-box.ts'

/** Named masks of the API, and the room faces that they cover. */
const FACES_OF = {
  floor: ['floor'],
  ceiling: ['ceiling'],
  wall: ['left', 'back', 'right'],
  wall_left: ['left'],
  wall_back: ['back'],
  wall_right: ['right'],
} as const satisfies Record<string, readonly Face[]>

export type SurfaceLabel = keyof typeof FACES_OF

export const facesOf = (label: SurfaceLabel): readonly Face[] => FACES_OF[label]
