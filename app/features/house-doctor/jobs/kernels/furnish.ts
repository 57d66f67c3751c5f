import { emptied } from '@vuong-tron/room-engine/makeover/emptied'
import { coveredFloor, furnitureSeen } from '@vuong-tron/room-engine/makeover/furniture-seen'
import { type FurnitureKind, HELD, setStyleOf } from '@vuong-tron/room-engine/makeover/makeover'
import { classMask } from '@vuong-tron/room-engine/masks/class-map'
import { difference, isEmpty, union } from '@vuong-tron/room-engine/masks/mask'
import { labelMask, type Mask } from '@vuong-tron/room-engine/masks/masks'
import { doorsSeen } from '@vuong-tron/room-engine/staging/doors-seen'
import type { SetStyle } from '@vuong-tron/room-engine/staging/style'
import { categoriesFor, type RoomKind } from '@vuong-tron/room-engine/staging/templates/templates'
import type { Refusal } from '#app/lib/failure'
import type { Outcome } from '../../editor/protocol.ts'
import { fillGap, fillingAround, onFloor, placePiece } from '../../furnishing/fillings.ts'
import type { Furnished } from '../../furnishing/furnisher.ts'
import { MOST_SMALL, SMALL } from '../../furnishing/makeovers.ts'
import type { Fields } from '../fields.schema.ts'
import type { roomTypes } from '../vocabulary.ts'
import { bareSurfaces, type WithPoints } from './find.ts'
import {
  type FurnishingInput,
  type Kernel,
  type KernelInput,
  type KernelResult,
  type Made,
  refusing,
} from './kernel.ts'
import { styleIn } from './look.ts'
import { type RemovalFields, withoutFurniture } from './removal.ts'
import { layoutOf, needsRoom } from './room.ts'

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

/** A set is placed by its template, and not by a mask. */
export const beginsStaging = (input: KernelInput): Refusal | undefined =>
  input.mask ? refusing('masked_image') : needsRoom(input)

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
const silent = () => {}

/**
 * A set for the whole room: around the furniture that the network sees, with `extreme` once that is taken out, and
 * with the milder degrees a few small pieces.
 */
export const stagedRoom: Kernel<WithPoints> = async (input) => {
  const { photo, labels, fields } = input
  const { ai_intervention: degree = 'mid', points = [] } = fields
  const found = layoutOf(input)
  if (!found.ok) return found
  const room = found.layout
  if (degree !== 'mid' && degree !== 'extreme') return withSmallPieces(input)
  const seen = labels?.()
  const empty = degree === 'extreme' ? seen && (await emptied(photo, room, seen)) : undefined
  const things = degree === 'extreme' ? [] : furnitureSeen(photo, room, seen)
  const pointed = points.length > 0 ? bareSurfaces(input) : undefined
  if (pointed && !pointed.ok) return pointed
  // Who points at floor and walls knows where they are.
  const covered = pointed ? undefined : coveredFloor(things, seen)
  // Doors are looked for where nothing was filled in.
  const openings = doorsSeen(photo, room)
  const base = empty ?? photo
  // Found once for all designs.
  const bare = (!empty && pointed?.bare) || labelMask(base, room, 'wall')
  return designs(
    input,
    ({ range, furnisher, kind, style, variant }) =>
      furnisher.withSet(
        { photo: base, room, range, wish: { room: kind, style, variant }, around: { things, bare, covered, openings } },
        silent,
      ),
    { do: 'furnish', goes_around: things.length, ...(empty && { emptied: true }), ...seenBy(input) },
  )
}

/** A few small pieces where floor and wall are bare, as a mild redesign adds them. */
async function withSmallPieces(input: KernelInput<WithPoints>): Promise<KernelResult> {
  const { photo, labels } = input
  const found = bareSurfaces(input)
  if (!found.ok) return found
  const { room, bare } = found
  const things = furnitureSeen(photo, room, labels?.())
  return designs(
    input,
    async ({ range, furnisher, style, variant }) => {
      const wish = { categories: SMALL, style, most: MOST_SMALL, variant }
      const filling = fillingAround({ photo, room, mask: bare, range, things }, wish, HELD.found)
      return filling.ok
        ? furnisher.withPieces({ photo, room, range, things }, filling.pieces.map(onFloor), silent)
        : filling
    },
    { do: 'furnish', ...seenBy(input) },
  )
}

/** `strength`, 1 to 10: how much is put into the gap. */
export type GapFields = { strength?: number }
const PIECES_PER_STRENGTH = 1 / 3

/** As many pieces as the mask holds and the strength asks for; nothing changes beside the mask. */
export const filledGap: Kernel<GapFields> = async (input) => {
  const { strength = 10 } = input.fields
  return filled(input, input.mask, Math.max(1, Math.floor(strength * PIECES_PER_STRENGTH)))
}

/** `mode_type`: whether furniture that stands in the mask stays where it is. */
export type ComposerFields = { mode_type?: 'dynamic_room' | 'static_furniture' }
const PIECES = { mid: 3, extreme: 5 }

/** Furnishes the marked part of a room; `static_furniture` keeps off what the network sees standing there. */
export const composedRoom: Kernel<ComposerFields> = async (input) => {
  const { photo, mask, labels, fields } = input
  const { ai_intervention: degree, mode_type: mode = 'static_furniture' } = fields
  const seen = mode === 'static_furniture' ? labels?.() : undefined
  const free = mask && seen ? difference(mask, classMask(photo, seen, 'furniture')) : mask
  return filled(input, free, degree === 'extreme' ? PIECES.extreme : PIECES.mid)
}

async function filled(input: KernelInput<object>, mask: Mask | undefined, most: number): Promise<KernelResult> {
  const { photo, labels } = input
  const found = layoutOf(input)
  if (!found.ok) return found
  const room = found.layout
  if (!mask || isEmpty(mask)) return { ok: false, code: 'gap_too_small' }
  const things = furnitureSeen(photo, room, labels?.())
  return designs(
    input,
    ({ range, furnisher, kind, style, variant }) =>
      fillGap(
        furnisher,
        { photo, room, mask, range, things },
        { categories: categoriesFor(kind), style, most, variant },
        silent,
      ),
    { do: 'fill', ...seenBy(input) },
  )
}

/** One piece of our range: small where one fits, in the mask; without a mask where floor and wall are bare. */
export const decoratedRoom: Kernel<object> = async (input) => {
  const { photo, mask } = input
  const found = mask ? layoutOf(input) : bareSurfaces(input)
  if (!found.ok) return found
  const place = 'layout' in found ? { room: found.layout, mask: mask as Mask } : { room: found.room, mask: found.bare }
  const things = furnitureSeen(photo, place.room, input.labels?.())
  const leastShare = mask ? HELD.marked : HELD.found
  return designs(
    input,
    async ({ range, furnisher, kind, style, variant }) => {
      let last: Furnished = { ok: false, code: 'gap_too_small' }
      for (const category of [...SMALL, ...categoriesFor(kind)] as FurnitureKind[]) {
        last = await placePiece(
          furnisher,
          { photo, ...place, range, things },
          { category, style, variant },
          silent,
          leastShare,
        )
        if (last.ok) return last
      }
      return last
    },
    { do: 'place', ...seenBy(input) },
  )
}

/** The piece that the words name, in the place of what is marked. */
export async function replacingPiece(
  input: KernelInput<RemovalFields>,
  category: FurnitureKind,
): Promise<KernelResult> {
  const { photo, mask } = input
  const cleared = await withoutFurniture(input)
  if (!cleared.ok) return cleared
  const found = layoutOf(input)
  if (!found.ok) return found
  const [first] = cleared.made
  if (!mask || !first) return { ok: false, code: 'mask_empty' }
  const room = found.layout
  const gone = first.mask ? { ...mask, data: Uint8Array.from(first.mask.data) } : mask
  const things = furnitureSeen(photo, room, input.labels?.())
  return designs(
    input,
    async ({ range, furnisher, style, variant }) => {
      const place = { photo: first.photo, room, mask, range, things }
      const done = await placePiece(furnisher, place, { category, style, variant, replaces: true }, silent)
      // What was filled is changed too.
      return done.ok ? { ...done, placed: done.placed ? union(done.placed, gone) : gone } : done
    },
    { do: 'place', category, replaces: first.recipe, ...seenBy(input) },
  )
}

/** The piece that the words name, in the mask. */
export async function insertedPiece(input: KernelInput<object>, category: FurnitureKind): Promise<KernelResult> {
  const { photo, mask } = input
  const found = layoutOf(input)
  if (!found.ok) return found
  if (!mask) return { ok: false, code: 'mask_empty' }
  const room = found.layout
  const things = furnitureSeen(photo, room, input.labels?.())
  return designs(
    input,
    ({ range, furnisher, style, variant }) =>
      placePiece(furnisher, { photo, room, mask, range, things }, { category, style, variant }, silent),
    { do: 'place', category, ...seenBy(input) },
  )
}
