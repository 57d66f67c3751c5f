import { emptied } from '@vuong-tron/room-engine/makeover/emptied'
import { coveredFloor, furnitureSeen } from '@vuong-tron/room-engine/makeover/furniture-seen'
import { HELD } from '@vuong-tron/room-engine/makeover/makeover'
import { labelMask } from '@vuong-tron/room-engine/masks/masks'
import { doorsSeen } from '@vuong-tron/room-engine/staging/doors-seen'
import type { Refusal } from '#app/lib/failure'
import { fillingAround, onFloor } from '../../furnishing/fillings.ts'
import { MOST_SMALL, SMALL } from '../../furnishing/makeovers.ts'
import { designs, seenBy, silent } from './designs.ts'
import { bareSurfaces, type WithPoints } from './find.ts'
import { type Kernel, type KernelInput, type KernelResult, refusing } from './kernel.ts'
import { layoutOf, needsRoom } from './room.ts'

/** A set is placed by its template, and not by a mask. */
export const beginsStaging = (input: KernelInput): Refusal | undefined =>
  input.mask ? refusing('masked_image') : needsRoom(input)

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
