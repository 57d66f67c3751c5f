import type { Layout } from '@vuong-tron/room-engine/geometry/layout'
import { type Face, pointAt } from '@vuong-tron/room-engine/geometry/room-box'
import { facesOf, type SurfaceLabel } from '@vuong-tron/room-engine/masks/labels'
import { intersection, isEmpty } from '@vuong-tron/room-engine/masks/mask'
import { findSurfaces, isSure, type Mask, objectMask } from '@vuong-tron/room-engine/masks/masks'
import { faceSurface, litSurfaces } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { Refusal, Result } from '#app/lib/failure'
import type { Points } from '../fields.schema.ts'
import { type Kernel, type KernelInput, type Made, madeOf } from './kernel.ts'
import { type LayingFields, laidOn } from './material.ts'
import { layoutOf, needsRoom } from './room.ts'

const WALLS = facesOf('wall')

/** Points on the surface. */
export type WithPoints = { points?: Points }
type MaskFields = WithPoints & {
  labels?: readonly (SurfaceLabel | 'object')[]
  /** Left, top, width and height, in fractions of the photo. */
  box?: readonly [number, number, number, number]
}

/** Masks of the named surfaces, or of the thing in the box, within the call's own mask. */
export const masks: Kernel<MaskFields> = (input) => {
  const { labels = [], points = [] } = input.fields
  const onThing = points.filter(isInBox(input))
  const withPoints = (points: Points) => ({ ...input, fields: { ...input.fields, points } })
  const ofThing = withPoints(onThing)
  const ofRoom = withPoints(points.filter((point) => !onThing.includes(point)))
  const isOnly = labels.flatMap((label) => (label === 'object' ? [] : facesOf(label))).length === 1
  const made: Made[] = []
  for (const label of labels) {
    const found = label === 'object' ? objectFound(ofThing) : labelFound(ofRoom, label, isOnly)
    if (!found.ok) return found
    const photo = withinMask(found.mask, input)
    if (isEmpty(photo)) return { ok: false, code: 'surface_not_found' }
    const recipe = {
      do: 'mask',
      label,
      ...(label !== 'object' && { found_by: input.labels ? 'network' : 'rules' }),
      ...(found.isSure === false && { is_sure: false }),
    }
    made.push({ photo, label, recipe, source: 'algorithmicMedia' })
  }
  return madeOf(...made)
}

/** Objects need only their box; surfaces need a room. */
export const beginsMasks = (input: KernelInput<MaskFields>): Refusal | undefined =>
  input.fields.labels?.some((label) => label !== 'object') ? needsRoom(input) : undefined

type MaskFound = Result<{ mask: Mask; isSure?: boolean }>

function labelFound(input: KernelInput<WithPoints>, label: SurfaceLabel, isOnly: boolean): MaskFound {
  const found = layoutOf(input)
  return found.ok ? { ok: true, ...facesFound(input, found.layout, facesOf(label), isOnly) } : found
}

/** True for points in the call's box; without a box, for all. */
const isInBox =
  ({ fields: { box } }: KernelInput<MaskFields>) =>
  ([x, y]: readonly [number, number]): boolean => {
    if (!box) return false
    const [left, top, width, height] = box
    return x > left && x < left + width && y > top && y < top + height
  }

/** The thing in the call's box; its points lie on the thing. */
function objectFound({ photo, fields: { box, points = [] } }: KernelInput<MaskFields>): MaskFound {
  if (!box) return { ok: false, code: 'invalid_request', wrong: ['box'] }
  const [left, top, width, height] = box
  const inPixels = ([x, y]: readonly [number, number]): [number, number] => [x * photo.width, y * photo.height]
  const [right, bottom] = [left + width, top + height]
  const corners = (
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ] as const
  ).map(inPixels)
  const taps = points.map(inPixels).map(([x, y]) => ({ x, y, isPositive: true }))
  const mask = objectMask(photo, corners, taps)
  return isEmpty(mask) ? { ok: false, code: 'mask_empty' } : { ok: true, mask }
}

/** Lays the sample on the floor, which is found or given by the mask. */
export const floorLaid: Kernel<LayingFields & WithPoints> = (input) => {
  const found = layoutOf(input)
  if (!found.ok) return found
  const { camera, box } = found.layout
  const mask = input.mask ?? foundFace(input, found.layout, 'floor', true)
  const result = laidOn(input, litSurfaces(input.photo, [{ mask, surface: faceSurface(camera, box, 'floor') }]))
  return result.ok && !input.mask ? madeOf(...result.made.map((made) => ({ ...made, mask }))) : result
}

/** A room face, from the points on it; all points count when no other face is asked for. */
export const foundFace = (input: KernelInput<WithPoints>, layout: Layout, face: Face, isOnly: boolean): Mask =>
  facesFound(input, layout, [face], isOnly).mask

/** Several faces as one mask, and whether it needs no tap. */
function facesFound(
  { photo, labels, fields: { points = [] } }: KernelInput<WithPoints>,
  layout: Layout,
  faces: readonly Face[],
  isOnly: boolean,
): { mask: Mask; isSure: boolean } {
  const taps = points
    .map(([x, y]) => ({ x: x * photo.width, y: y * photo.height, isPositive: true }))
    .filter(({ x, y }) => isOnly || faces.includes(pointAt(layout.camera, layout.box, [x, y]).face))
  const { mask, sureness } = findSurfaces(photo, layout, faces, taps, labels?.())
  return { mask, isSure: taps.length > 0 || isSure(sureness) }
}

const withinMask = (found: Mask, { mask }: Pick<KernelInput, 'mask'>) => (mask ? intersection(found, mask) : found)

/** `bare`: floor and walls; `marked`: the part of these within the call's mask. */
type BareSurfaces = { room: Layout; bare: Mask; floor: Mask; marked: Mask }

/** The room and its bare surfaces. */
export function bareSurfaces(input: KernelInput<WithPoints>): Result<BareSurfaces> {
  const found = layoutOf(input)
  if (!found.ok) return found
  const room = found.layout
  const floor = foundFace(input, room, 'floor', false)
  // Found together: two soft borders side by side would leave a line between floor and wall.
  const { mask: bare } = facesFound(input, room, ['floor', ...WALLS], false)
  const marked = withinMask(bare, input)
  return isEmpty(marked) ? { ok: false, code: 'surface_not_found' } : { ok: true, room, bare, floor, marked }
}
