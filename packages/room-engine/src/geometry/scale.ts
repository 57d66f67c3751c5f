import type { RoomLabels } from '../network/label-room.ts'
import { type Camera, resizeCamera } from './camera.ts'
import { facesSeen } from './faces-seen.ts'
import { type Box, FACES, USUAL_CAMERA_HEIGHT_M } from './room-box.ts'

/** Usual height of a room, in metres. */
const USUAL_ROOM_HEIGHT_M = 2.65
/** How far cameras and rooms stray from their usual heights: standard deviations of logarithms. */
const [CAMERAS_STRAY, ROOMS_STRAY] = [0.15, 0.1]
/** Overlap (IoU) of the ceiling that is seen with that of the box, from which its height is believed. */
const AGREED = 0.6
/** Smaller shares of the picture are no ceiling. */
const LEAST_SHARE = 0.02
/** Chance from which a ceiling is seen. */
const SEEN = 0.5

/**
 * Height of the camera in metres. A picture has no scale: cameras and rooms both have usual heights, and where a
 * network sees the box's ceiling the likeliest of both together is taken.
 */
export function likelyCameraHeight(camera: Camera, box: Box, seen?: RoomLabels): number {
  if (!seen || !isCeilingSeen(camera, box, seen)) return USUAL_CAMERA_HEIGHT_M
  const roomHeightM = (USUAL_CAMERA_HEIGHT_M * (box.floor + box.ceiling)) / box.floor
  const share = CAMERAS_STRAY ** 2 / (CAMERAS_STRAY ** 2 + ROOMS_STRAY ** 2)
  return USUAL_CAMERA_HEIGHT_M * (USUAL_ROOM_HEIGHT_M / roomHeightM) ** share
}

function isCeilingSeen(camera: Camera, box: Box, { width, height, probabilities }: RoomLabels): boolean {
  const faces = facesSeen({ width, height }, { camera: resizeCamera(camera, width), box })
  const ceiling = FACES.indexOf('ceiling')
  let [both, either, seen] = [0, 0, 0]
  for (let pixel = 0; pixel < faces.length; pixel++) {
    const isSeen = (probabilities.ceiling[pixel] as number) > SEEN
    const isInBox = faces[pixel] === ceiling
    if (isSeen) seen++
    if (isSeen && isInBox) both++
    if (isSeen || isInBox) either++
  }
  return seen > LEAST_SHARE * faces.length && both > AGREED * either
}
