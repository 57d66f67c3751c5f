import { facesSeen } from '../geometry/faces-seen.ts'
import type { RoomGeometry } from '../geometry/layout.ts'
import { FACES, type Face } from '../geometry/room-box.ts'
import { isEmpty, type Mask } from '../masks/mask.ts'

/** Facts about the room for a plan. */
export type Seen = {
  /** Faces with some bare surface. */
  faces: readonly Face[]
  /** Share of the visible floor that is bare, 0 to 1. */
  floorShare: number
  /** True if a removal mask is given. */
  hasHole: boolean
}

/** Minimum share of the picture for a surface. */
const LEAST_SHARE = 0.005
/** Mask value from which a pixel counts as marked. */
const MARKED = 128

export function seenIn(room: RoomGeometry, surfaces: Mask, hole?: Mask): Seen {
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
