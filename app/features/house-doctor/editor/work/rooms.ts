import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { BoxScore } from '@vuong-tron/room-engine/geometry/box-score'
import type { Camera } from '@vuong-tron/room-engine/geometry/camera'
import { findLayout, usualRoom, withCorner } from '@vuong-tron/room-engine/geometry/layout'
import type { Corner } from '@vuong-tron/room-engine/geometry/room-box'
import { findSegments } from '@vuong-tron/room-engine/geometry/segments'
import type { RoomLabels } from '@vuong-tron/room-engine/network/label-room'
import { luminance, type Photo } from '@vuong-tron/room-engine/picture'
import type { RoomLayout } from '../protocol.ts'

/**
 * A photo's camera and box, found with the help of the network's labels where they have come; without straight lines, a
 * usual room for manual correction.
 */
export function findRoom(photo: Photo, seen?: RoomLabels): { room: RoomLayout; isByHand: boolean } {
  const found = findLayout(photo, seen)
  if (!found.ok) return { room: usualRoom(photo), isByHand: true }
  const { camera, box, score } = found.layout
  dragging = score
  return { room: { camera, box }, isByHand: false }
}

/** Cached score of the current camera, as corners are dragged repeatedly. */
let dragging: BoxScore | undefined

/** Refits the room with a corner at a pixel. */
export function movedCorner(
  photo: Photo,
  room: RoomLayout,
  { corner, place, seen }: { corner: Corner; place: Vec2; seen?: RoomLabels },
): RoomLayout {
  if (!dragging || !isSame(dragging.camera, room.camera))
    dragging = new BoxScore(photo, room.camera, findSegments(luminance(photo)), seen)
  const { camera, box } = withCorner({ ...room, score: dragging }, corner, place)
  return { ...room, camera, box }
}

const isSame = (one: Camera, other: Camera) => JSON.stringify(one) === JSON.stringify(other)
