import { findLayout, type Layout } from '../../engine/geometry/layout.ts'
import { type Face, pointAt } from '../../engine/geometry/room-box.ts'
import { facesOf } from '../../engine/masks/labels.ts'
import { type Mask, surfaceMask } from '../../engine/masks/masks.ts'
import { faceSurface } from '../../engine/surfaces/surfaces.ts'
import { type Kernel, madeOf, type Order } from './kernel'
import { laidOn } from './material'

/** The surfaces of the room that a call names, each as a mask. */
export const masks: Kernel = (order) => {
  const found = findLayout(order.photo)
  if (!found.ok) return found
  const { labels = [] } = order.fields
  const isOnly = labels.flatMap(facesOf).length === 1
  return madeOf(
    ...labels.map((label) => ({
      photo: union(facesOf(label).map((face) => foundFace(order, found.layout, face, isOnly))),
      label,
      recipe: { do: 'mask', label },
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
  return surfaceMask(photo, layout, face, taps)
}

function union([first, ...others]: readonly Mask[]): Mask {
  if (!first) throw new Error('a label without a face')
  const data = first.data.map((value, pixel) => Math.max(value, ...others.map(({ data }) => data[pixel] as number)))
  return { ...first, data }
}
