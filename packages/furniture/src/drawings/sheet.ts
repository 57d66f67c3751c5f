import type { Size } from '../models/kit/model.ts'

/** Same aspect ratio as the pictures. */
export const SHEET = { width: 2700, height: 2040 }
const EDGE = 110
/** Gap between views, and space for the measures. */
const GAP = 230
export const MEASURES = 200

/** A view's rectangle on the sheet. */
export type Box = { x: number; y: number; width: number; height: number }

/** Scale (units per millimetre), and rectangles of the front, right and top views. */
export function layOut({ w, d, h }: Size): { scale: number; front: Box; side: Box; plan: Box } {
  const room = { width: SHEET.width - 2 * EDGE - MEASURES - GAP, height: SHEET.height - 2 * EDGE - MEASURES - GAP }
  const scale = Math.min(room.width / (w + d), room.height / (h + d))
  const [width, depth, height] = [w, d, h].map((length) => Math.max(1, Math.round(length * scale))) as [
    number,
    number,
    number,
  ]
  const left = Math.round((SHEET.width - MEASURES - width - GAP - depth) / 2) + MEASURES
  const top = Math.round((SHEET.height - MEASURES - height - GAP - depth) / 2) + MEASURES
  return {
    scale,
    front: { x: left, y: top, width, height },
    side: { x: left + width + GAP, y: top, width: depth, height },
    plan: { x: left, y: top + height + GAP, width, height: depth },
  }
}
