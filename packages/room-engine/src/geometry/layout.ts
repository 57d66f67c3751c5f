import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { RoomLabels } from '../network/label-room.ts'
import { luminance, type Photo, shrink } from '../picture.ts'
import { BoxScore } from './box-score.ts'
import { type Camera, cameraFrom, resizeCamera } from './camera.ts'
import { findBox, refitBox } from './find-box.ts'
import { type Box, type Corner, scaledTo, USUAL_CAMERA_HEIGHT_M } from './room-box.ts'
import { likelyCameraHeight } from './scale.ts'
import { findSegments } from './segments.ts'
import { findCamera } from './vanishing.ts'

/** Longer side, in pixels, of the analysed photo: more only costs time. */
const WORK_EDGE_PX = 1024

/** The room found in a photo. */
export type Layout = {
  /** In pixels of the full-size photo. */
  camera: Camera
  /** Metres. */
  box: Box
  /** For refitting after a corner is dragged. */
  score: BoxScore
}
/** The part of a layout that says where the room is. */
export type RoomGeometry = Pick<Layout, 'camera' | 'box'>
export type LayoutFound = { ok: true; layout: Layout } | { ok: false; code: 'layout_not_found' }

/**
 * Camera and room box of a photo, at the usual height of cameras and, where a ceiling is seen, of rooms; `seen` is what
 * a network sees in it, if there is one. Fails in photos without straight lines.
 */
export function findLayout(photo: Photo, seen?: RoomLabels): LayoutFound {
  const small = shrink(photo, WORK_EDGE_PX)
  const segments = findSegments(luminance(small))
  const found = findCamera(segments, { widthPx: small.width, heightPx: small.height })
  if (!found.ok) return found
  const score = new BoxScore(small, found.camera, segments, seen)
  const unscaled = findBox(score)
  const box = scaledTo(unscaled, likelyCameraHeight(found.camera, unscaled, seen))
  return { ok: true, layout: { camera: resizeCamera(found.camera, photo.width), box, score } }
}

/** The layout with a back-wall corner moved to a pixel of the photo; camera and height stay. */
export function withCorner({ camera, box, score }: Layout, corner: Corner, [x, y]: Vec2): Layout {
  const share = score.camera.widthPx / camera.widthPx
  return { camera, score, box: refitBox(score, box, corner, [x * share, y * share]) }
}

/** The layout rescaled to a camera height in metres. */
export const atHeight = (layout: Layout, cameraHeightM: number): Layout => ({
  ...layout,
  box: scaledTo(layout.box, cameraHeightM),
})

/** Horizontal field of view of phones, in degrees. */
const USUAL_VIEW = 68

/** A level, frontal camera in a room of usual size, for photos without straight lines. */
export function usualRoom({ width: widthPx, height: heightPx }: Pick<Photo, 'width' | 'height'>): RoomGeometry {
  const focalPx = widthPx / 2 / Math.tan((USUAL_VIEW * Math.PI) / 360)
  return {
    camera: cameraFrom({ widthPx, heightPx, focalPx }, [0, 1, 0], [0, 0, 1]),
    box: { floor: USUAL_CAMERA_HEIGHT_M, ceiling: 1.1, left: 2, right: 2, back: 4 },
  }
}
