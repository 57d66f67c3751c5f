import { facesSeen } from '@vuong-tron/room-engine/geometry/faces-seen'
import type { Layout } from '@vuong-tron/room-engine/geometry/layout'
import { FACES, type Face, pointAt } from '@vuong-tron/room-engine/geometry/room-box'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import {
  growForShadow,
  type RemovalRequest,
  removeFurniture,
  suggestSource,
} from '@vuong-tron/room-engine/removal/removal'
import type { Refusal, Result } from '#app/lib/failure'
import type { Points } from '../fields.schema.ts'
import { foundFace, type WithPoints } from './find.ts'
import { type Kernel, type KernelInput, madeOf } from './kernel.ts'
import { layoutOf } from './room.ts'

/** `grow_mask`: the mask grows by the thing's shadow. */
export type RemovalFields = WithPoints & { grow_mask?: boolean }

/** Source of the fill: points that the call marks as bare, or each surface's usual colour. */
type Planned = Result<{ request: RemovalRequest; source: 'points' | 'suggested' }>

const planned = new WeakMap<object, Planned>()

/** The removal's input, computed once per input. */
function planOf(input: KernelInput<RemovalFields>): Planned {
  const plan = planned.get(input) ?? newPlan(input)
  planned.set(input, plan)
  return plan
}

function newPlan(input: KernelInput<RemovalFields>): Planned {
  const { photo, mask, fields } = input
  if (!mask) return { ok: false, code: 'engine_unavailable' }
  const found = layoutOf(input)
  if (!found.ok) return found
  const room = found.layout
  const { points = [], grow_mask: grows = false } = fields
  const isPointed = points.length > 0
  const first = isPointed ? sourcesAt(points, input, room) : suggestedSources(input, mask, room)
  const hole = grows ? growForShadow(photo, room, mask, first) : mask
  // A shadow may fall on a surface that the piece does not cover.
  const sources = isPointed || !grows ? first : { ...first, ...suggestedSources(input, hole, room, first) }
  return { ok: true, request: { photo, room, hole, sources }, source: isPointed ? 'points' : 'suggested' }
}

function sourcesAt(points: Points, input: KernelInput<WithPoints>, room: Layout): RemovalRequest['sources'] {
  const { width, height } = input.photo
  const faceAt = (x: number, y: number) => pointAt(room.camera, room.box, [x * width, y * height]).face
  const faces = FACES.filter((face) => points.some(([x, y]) => faceAt(x, y) === face))
  return Object.fromEntries(faces.map((face) => [face, foundFace(input, room, face, false)]))
}

/** Suggests sources by colour for faces without one; unconfirmed, which the recipe says. */
function suggestedSources(
  { photo }: KernelInput<object>,
  mask: Mask,
  room: Layout,
  known: RemovalRequest['sources'] = {},
): RemovalRequest['sources'] {
  const seen = facesSeen(photo, room)
  const behind = new Set<Face>()
  for (let pixel = 0; pixel < seen.length; pixel++)
    if (mask.data[pixel] !== 0) behind.add(FACES[seen[pixel] as number] as Face)
  const missing = [...behind].filter((face) => !known[face])
  return Object.fromEntries(missing.map((face) => [face, suggestSource(photo, room, mask, face)]))
}

/** Refuses unfillable removals before there is a job: starts a removal and aborts it, which tells if it could start. */
export async function needsSources(input: KernelInput<RemovalFields>): Promise<Refusal | undefined> {
  const plan = planOf(input)
  if (!plan.ok) return plan
  const begun = await removeFurniture(plan.request, { signal: { aborted: true } })
  if (begun.ok || begun.code === 'cancelled') return
  const { code } = begun
  return { ok: false, code, ...(code === 'source_missing' && { wrong: ['points'] }) }
}

export const withoutFurniture: Kernel<RemovalFields> = async (input) => {
  const plan = planOf(input)
  if (!plan.ok) return plan
  const { request, source } = plan
  const removed = await removeFurniture(request)
  if (!removed.ok) return { ok: false, code: removed.code === 'cancelled' ? 'engine_failed' : removed.code }
  const { points = [], grow_mask: grown = false } = input.fields
  const recipe = { do: 'removal', source, points, grown }
  return madeOf({ photo: removed.photo, mask: request.hole, recipe, source: 'compositeSynthetic' })
}
