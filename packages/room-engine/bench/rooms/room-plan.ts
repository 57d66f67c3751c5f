import type { Item as Placement } from '@vuong-tron/furniture/studio/rooms'
import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { RoomLook } from './look.ts'

/** Named from the camera, which looks at the back wall. */
export const WALLS = ['left', 'back', 'right', 'front'] as const
export type Wall = (typeof WALLS)[number]

/** A wall's opening, in millimetres: along it from its middle (right as seen from inside), and above the floor. */
export type Opening = { kind: 'window' | 'door'; wall: Wall; from: number; to: number; sill: number; head: number }

/** A thing in the room; `name` is that of a design or of decor. */
export type Item = Placement & { name: string }

/** Position (millimetres from the floor's middle) and direction in degrees. */
export type Viewpoint = { position: Vec3; yaw: number; pitch: number; roll: number; fieldOfView: number }

/** A room before rendering. Millimetres, y up; the back wall is at −d/2, x = 0 is the middle. */
export type RoomPlan = {
  seed: number
  w: number
  d: number
  h: number
  viewpoint: Viewpoint
  openings: Opening[]
  items: Item[]
  look: RoomLook
}

export const lengthOf = ({ w, d }: { w: number; d: number }, wall: Wall) =>
  wall === 'back' || wall === 'front' ? w : d
