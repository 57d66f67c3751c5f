import { setStyleOf } from '@vuong-tron/room-engine/makeover/makeover'
import type { SetStyle } from '@vuong-tron/room-engine/staging/style'
import type { RoomKind } from '@vuong-tron/room-engine/staging/templates/templates'
import type { Refusal } from '#app/lib/failure'
import type { Outcome } from '../../editor/protocol.ts'
import type { Furnished } from '../../furnishing/furnisher.ts'
import type { Fields } from '../fields.schema.ts'
import type { roomTypes } from '../vocabulary.ts'
import type { FurnishingInput, KernelInput, KernelResult, Made } from './kernel.ts'
import { styleIn } from './look.ts'

/** The kind of set for each room; rooms that our furniture is not made for have none. */
const KINDS: Partial<Record<(typeof roomTypes)[number], RoomKind>> = {
  living_room: 'living',
  attic: 'living',
  coffee_shop: 'dining',
  dining_room: 'dining',
  restaurant: 'dining',
  kitchen: 'dining',
  bedroom: 'bedroom',
  kids_room: 'bedroom',
  nursery: 'bedroom',
  study: 'study',
  study_room: 'study',
  home_office: 'study',
  office: 'study',
  meeting_room: 'study',
  gaming_room: 'study',
  hallway: 'hall',
  entryway: 'hall',
  walk_in_closet: 'hall',
}

const kindIn = ({ room_type: room = 'living_room' }: Fields<object>): RoomKind | undefined => KINDS[room]

/** The set's style; undefined for styles that the engine does not know. */
function setStyleIn(fields: Fields<object>): SetStyle | undefined {
  const wished = styleIn(fields)
  return wished && setStyleOf(wished.style)
}

/** Refuses what is not indoors, and styles that nobody here furnishes in. */
export function refusesPieces(fields: Fields<object>): Refusal | undefined {
  if ((fields.design_type ?? 'interior') !== 'interior') return { ok: false, code: 'unsupported_design_type' }
  return setStyleIn(fields) ? undefined : { ok: false, code: 'engine_unavailable' }
}

/** Refuses rooms without furniture of ours too. */
export const refusesFurnishing = (fields: Fields<object>): Refusal | undefined =>
  refusesPieces(fields) ?? (kindIn(fields) ? undefined : { ok: false, code: 'nothing_fits' })

/** How the room was looked at, and how sure the network is of what it saw. */
export function seenBy({ labels }: KernelInput<object>) {
  const seen = labels?.()
  return seen ? { found_by: 'network', confidence: Math.round(seen.confidence * 100) / 100 } : { found_by: 'rules' }
}

type Furnishing = FurnishingInput & { variant: number; kind: RoomKind; style: SetStyle }

/** Makes as many designs as are wished, until one cannot be made; refuses where none can. */
export async function designs(
  input: KernelInput<object>,
  furnish: (furnishing: Furnishing) => Promise<Furnished>,
  recipe: object,
): Promise<KernelResult> {
  const { fields, furnishing } = input
  const [kind, style] = [kindIn(fields) ?? 'living', setStyleIn(fields)]
  if (!style || !furnishing) return { ok: false, code: 'engine_unavailable' }
  const given = await furnishing()
  const { no_design: count = 1, seed: first = 0 } = fields
  const made: Made[] = []
  for (let variant = first; variant < first + count; variant++) {
    const done = await furnish({ ...given, variant, kind, style })
    if (done.ok) made.push(madeBy(done, { style, room: kind, design: variant, ...recipe }, variant))
    else if (made.length === 0) return refusedBy(done)
    else break
  }
  return { ok: true, made }
}

/** A furnished photo as a result. */
function madeBy(done: Extract<Furnished, { ok: true }>, recipe: object, seed: number): Made {
  const { photo, placed, products = [], spots = {}, dressing = [], noPlace = [], leftOut = [] } = done
  return {
    photo,
    ...(placed && { mask: placed }),
    recipe: {
      ...recipe,
      spots,
      ...(dressing.length > 0 && { dressing }),
      ...(noPlace.length > 0 && { no_place: noPlace }),
      ...(leftOut.length > 0 && { left_out: leftOut }),
    },
    source: 'compositeSynthetic',
    products,
    seed,
  }
}

type Trouble = Extract<Furnished, { ok: false }>['code']
const SAID = [
  'nothing_fits',
  'nothing_fits_around',
  'gap_too_small',
  'no_floor',
  'mask_empty',
  'surface_not_found',
  'source_missing',
  'removal_unconfirmed',
] as const satisfies readonly Trouble[]

/** A page's refusal as the API's; what can only go wrong on a page has failed here. */
function refusedBy({ code }: Extract<Outcome<object>, { ok: false }>): Refusal {
  return { ok: false, code: SAID.find((said) => said === code) ?? 'engine_failed' }
}

/** No progress is told from here. */
export const silent = () => {}
