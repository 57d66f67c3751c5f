import { furnitureSeen } from '@vuong-tron/room-engine/makeover/furniture-seen'
import { type FurnitureKind, HELD } from '@vuong-tron/room-engine/makeover/makeover'
import { classMask } from '@vuong-tron/room-engine/masks/class-map'
import { difference, isEmpty, union } from '@vuong-tron/room-engine/masks/mask'
import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import { categoriesFor } from '@vuong-tron/room-engine/staging/templates/templates'
import { fillGap, placePiece } from '../../furnishing/fillings.ts'
import type { Furnished } from '../../furnishing/furnisher.ts'
import { SMALL } from '../../furnishing/makeovers.ts'
import { designs, seenBy, silent } from './designs.ts'
import { bareSurfaces } from './find.ts'
import type { Kernel, KernelInput, KernelResult } from './kernel.ts'
import { type RemovalFields, withoutFurniture } from './removal.ts'
import { layoutOf } from './room.ts'

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
