import type { RoomGeometry } from '../geometry/layout.ts'
import { doorsIn } from '../masks/doors.ts'
import type { Photo } from '../picture.ts'
import type { Opening } from './floor-plan.ts'

/**
 * Doors and passages of a photo, which furniture must not stand before. Windows down to the floor and wardrobes are
 * among them, and are no place for furniture either.
 */
export const doorsSeen = (photo: Photo, room: RoomGeometry): Opening[] =>
  doorsIn(photo, room).map(({ wall, from, to, top }) => ({ kind: 'door', wall, from, to, sill: 0, head: top }))
