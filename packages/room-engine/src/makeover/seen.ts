import { facesSeen } from '../geometry/faces-seen.ts'
import { FACES, type Face } from '../geometry/room-box.ts'
import { isEmpty, type Mask } from '../masks/mask.ts'
import type { Room } from './room.ts'

/** What of a room a plan has to know. */
export type Seen = {
  /** Faces of which something is bare. */
  faces: readonly Face[]
  /** The part of the floor in the picture, 0 to 1, that is bare. */
  floorShare: number
  /** Whether somebody has marked what is to go. */
  hasHole: boolean
}

/** Less of the picture than this is no surface. */
const LEAST_SHARE = 0.005
/** From here on a pixel counts as marked. */
const MARKED = 128

/** What is seen of a room whose bare surfaces are marked. */
export function seenIn(room: Room, surfaces: Mask, hole?: Mask): Seen {
  const seen = facesSeen(surfaces, room)
  const bare = new Uint32Array(FACES.length)
  const all = new Uint32Array(FACES.length)
  for (const [pixel, place] of seen.entries()) {
    all[place] = (all[place] as number) + 1
    if ((surfaces.data[pixel] as number) >= MARKED) bare[place] = (bare[place] as number) + 1
  }
  const floor = FACES.indexOf('floor')
  return {
    faces: FACES.filter((_, index) => (bare[index] as number) >= LEAST_SHARE * seen.length),
    floorShare: all[floor] ? (bare[floor] as number) / (all[floor] as number) : 0,
    hasHole: hole !== undefined && !isEmpty(hole),
  }
}
