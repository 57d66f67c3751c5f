import { findLayout, type Layout } from '../../engine/geometry/layout.ts'
import { type Face, pointAt } from '../../engine/geometry/room-box.ts'
import { facesOf } from '../../engine/masks/labels.ts'
import { intersection, isEmpty, union } from '../../engine/masks/mask.ts'
import { type Mask, surfaceMask } from '../../engine/masks/masks.ts'
import { faceSurface } from '../../engine/surfaces/surfaces.ts'
import { type Kernel, madeOf, type Order, type Refused } from './kernel'
import { laidOn } from './material'

/** The surfaces of the room that a call names, each as a mask, as far as the call's own mask goes. */
export const masks: Kernel = (order) => {
  const found = findLayout(order.photo)
  if (!found.ok) return found
  const { labels = [] } = order.fields
  const isOnly = labels.flatMap(facesOf).length === 1
  return madeOf(
    ...labels.map((label) => ({
      photo: withinMask(facesFound(order, found.layout, facesOf(label), isOnly), order),
      label,
      recipe: { do: 'mask', label },
      source: 'algorithmicMedia' as const,
    })),
  )
}

/** The sample on the floor, which is found, or is what the mask marks. */
export const floorLaid: Kernel = (order) => {
  const found = findLayout(order.photo)
  if (!found.ok) return found
  const { camera, box } = found.layout
  const mask = order.mask ?? foundFace(order, found.layout, 'floor', true)
  const result = laidOn(order, { mask, surface: faceSurface(camera, box, 'floor') })
  return result.ok && !order.mask ? madeOf(...result.made.map((made) => ({ ...made, mask }))) : result
}

/** A face of the room, from the points that a call says lie on it; all of them where no other face is asked for. */
export function foundFace(
  { photo, fields: { points = [] } }: Order,
  layout: Layout,
  face: Face,
  isOnly: boolean,
): Mask {
  const taps = points
    .map(([x, y]) => ({ x: x * photo.width, y: y * photo.height, isPositive: true }))
    .filter(({ x, y }) => isOnly || pointAt(layout.camera, layout.box, [x, y]).face === face)
  return surfaceMask(photo, layout, { [face]: taps })
}

/** Several faces as one mask. */
function facesFound(order: Order, layout: Layout, faces: readonly Face[], isOnly: boolean): Mask {
  const [first, ...others] = faces.map((face) => foundFace(order, layout, face, isOnly))
  if (!first) throw new Error('a mask of no face')
  return union(first, ...others)
}

const withinMask = (found: Mask, { mask }: Order) => (mask ? intersection(found, mask) : found)

const BARE = ['floor', 'left', 'back', 'right'] as const satisfies readonly Face[]

/** The room of a photo, what of its floor and walls is bare, and what of that the call's own mask marks. */
export function bareSurfaces(order: Order): { ok: true; room: Layout; bare: Mask; marked: Mask } | Refused {
  const found = findLayout(order.photo)
  if (!found.ok) return found
  const bare = facesFound(order, found.layout, BARE, false)
  const marked = withinMask(bare, order)
  return isEmpty(marked) ? { ok: false, code: 'surface_not_found' } : { ok: true, room: found.layout, bare, marked }
}
