import type { Vec2 } from '@vuong-tron/geometry/vectors'
import { BoxScore } from '@vuong-tron/room-engine/geometry/box-score'
import { type Camera, cameraFrom } from '@vuong-tron/room-engine/geometry/camera'
import { findLayout, withCorner } from '@vuong-tron/room-engine/geometry/layout'
import { type Corner, USUAL_CAMERA_HEIGHT_M } from '@vuong-tron/room-engine/geometry/room-box'
import { findSegments } from '@vuong-tron/room-engine/geometry/segments'
import { luminance, type Photo } from '@vuong-tron/room-engine/picture'
import type { RoomLayout } from '../protocol.ts'

/** A photo's camera and box; without straight lines, a usual room for manual correction. */
export function findRoom(photo: Photo): { room: RoomLayout; isByHand: boolean } {
  const found = findLayout(photo)
  if (!found.ok) return { room: usualRoom(photo), isByHand: true }
  const { camera, box, score } = found.layout
  dragging = score
  return { room: { camera, box }, isByHand: false }
}

/** Cached score of the current camera, as corners are dragged repeatedly. */
let dragging: BoxScore | undefined

/** Refits the room with a corner at a pixel. */
export function movedCorner(photo: Photo, room: RoomLayout, corner: Corner, place: Vec2): RoomLayout {
  if (!dragging || !isSame(dragging.camera, room.camera))
    dragging = new BoxScore(photo, room.camera, findSegments(luminance(photo)))
  const { camera, box } = withCorner({ ...room, score: dragging }, corner, place)
  return { ...room, camera, box }
}

const isSame = (one: Camera, other: Camera) => JSON.stringify(one) === JSON.stringify(other)

/** Field of view of phones, in degrees. */
const USUAL_VIEW = 68

/** A level, frontal camera in a room of usual size. */
function usualRoom({ width: widthPx, height: heightPx }: Photo): RoomLayout {
  const focalPx = widthPx / 2 / Math.tan((USUAL_VIEW * Math.PI) / 360)
  return {
    camera: cameraFrom({ widthPx, heightPx, focalPx }, [0, 1, 0], [0, 0, 1]),
    box: { floor: USUAL_CAMERA_HEIGHT_M, ceiling: 1.1, left: 2, right: 2, back: 4 },
  }
}
