import type { Vec2 } from '../../../../../catalogue/models/kit/space.ts'
import { oklabOf } from '../../engine/colour.ts'
import { BoxScore } from '../../engine/geometry/box-score.ts'
import { cameraFrom } from '../../engine/geometry/camera.ts'
import { findLayout, type Layout, withCorner } from '../../engine/geometry/layout.ts'
import { type Corner, USUAL_CAMERA_HEIGHT_M } from '../../engine/geometry/room-box.ts'
import type { Photo } from '../../engine/picture.ts'
import type { Room } from '../protocol.ts'

/** What was found in the photo (a Worker serves one), because dragging a corner asks for it again and again. */
let found: { layout: Layout; isByHand: boolean } | undefined

/** Camera and box of a photo; without straight lines those of a usual room, for a person to put right. */
export function roomOf(photo: Photo): { room: Room; isByHand: boolean } {
  const { layout, isByHand } = look(photo)
  return { room: { camera: layout.camera, box: layout.box }, isByHand }
}

/** The room with a corner where a person put it, in pixels of the photo. */
export function movedCorner(photo: Photo, room: Room, corner: Corner, place: Vec2): Room {
  // A Worker that took another's place has to look at the photo first.
  const { score } = (found ?? look(photo)).layout
  const { camera, box } = withCorner({ ...room, score }, corner, place)
  return { camera, box }
}

function look(photo: Photo) {
  const read = findLayout(photo)
  found = read.ok ? { layout: read.layout, isByHand: false } : { layout: usualLayout(photo), isByHand: true }
  return found
}

/** Across the picture, in degrees: what phones see. */
const USUAL_VIEW = 68

/** A level camera that looks straight at the wall of a room of usual size. */
function usualLayout(photo: Photo): Layout {
  const { width: widthPx, height: heightPx } = photo
  const focalPx = widthPx / 2 / Math.tan((USUAL_VIEW * Math.PI) / 360)
  const camera = cameraFrom({ widthPx, heightPx, focalPx }, [0, 1, 0], [0, 0, 1])
  const box = { floor: USUAL_CAMERA_HEIGHT_M, ceiling: 1.1, left: 2, right: 2, back: 4 }
  return { camera, box, score: new BoxScore(oklabOf(photo), camera, []) }
}
