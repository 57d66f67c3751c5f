import { findLayout } from '../../engine/geometry/layout.ts'
import { FACES, pointAt } from '../../engine/geometry/room-box.ts'
import { growForShadow, removeFurniture } from '../../engine/removal/removal.ts'
import { foundFace } from './find'
import { type Kernel, madeOf } from './kernel'

/** The room without what the mask marks, filled from the bare surfaces on which the points of the call lie. */
export const withoutFurniture: Kernel = async (order) => {
  const { photo, mask, fields } = order
  if (!mask) return { ok: false, code: 'engine_unavailable' }
  const found = findLayout(photo)
  if (!found.ok) return found
  const room = found.layout
  const { points = [], grow_mask: grows = false } = fields
  const faceAt = (x: number, y: number) => pointAt(room.camera, room.box, [x * photo.width, y * photo.height]).face
  const faces = FACES.filter((face) => points.some(([x, y]) => faceAt(x, y) === face))
  const sources = Object.fromEntries(faces.map((face) => [face, foundFace(order, room, face, false)]))
  const hole = grows ? growForShadow(photo, room, mask, sources) : mask
  const removed = await removeFurniture({ photo, room, hole, sources })
  if (!removed.ok) return { ok: false, code: removed.code === 'cancelled' ? 'engine_failed' : removed.code }
  const recipe = { do: 'removal', points, grown: grows }
  return madeOf({ photo: removed.photo, mask: hole, recipe, source: 'compositeSynthetic' })
}
