import type { Item as Placement } from '@vuong-tron/furniture/studio/rooms'
import type { Vec3 } from '@vuong-tron/geometry/vectors'
import type { RoomLook } from './look.ts'

/** Named from the camera, which looks at the back wall. */
export const PLANNED_WALLS = ['left', 'back', 'right', 'front'] as const
export type PlannedWall = (typeof PLANNED_WALLS)[number]

/** A wall's opening, in millimetres: along it from its middle (right as seen from inside), and above the floor. */
export type PlannedOpening = {
  kind: 'window' | 'door'
  wall: PlannedWall
  from: number
  to: number
  sill: number
  head: number
}

/** A thing in the room; `name` is that of a design or of decor. */
export type PlannedItem = Placement & { name: string }

/** Position (millimetres from the floor's middle) and direction in degrees. */
export type Viewpoint = { position: Vec3; yaw: number; pitch: number; roll: number; fieldOfView: number }

/** A room before rendering. Millimetres, y up; the back wall is at −d/2, x = 0 is the middle. */
export type RoomPlan = {
  seed: number
  w: number
  d: number
  h: number
  viewpoint: Viewpoint
  openings: PlannedOpening[]
  items: PlannedItem[]
  look: RoomLook
}

export const lengthOf = ({ w, d }: { w: number; d: number }, wall: PlannedWall) =>
  wall === 'back' || wall === 'front' ? w : d
