import { isEmpty } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import {
  coloursOf,
  dressed,
  type Lookup,
  paintOn,
  planOfReference,
  recoloured,
  repaint,
  retexture,
  seamless,
  textureOf,
} from '@vuong-tron/room-engine/surfaces/surfaces'
import { materialProducts } from '../../material-products.ts'
import { remembered } from '../../remembered.ts'
import { type Change, isShownAtOnce, needsRange } from '../change.ts'
import type { Ask, Outcome, Tasks } from '../protocol.ts'
import { litArea, roomParts } from './lit-areas.ts'
import { prepareRemoval } from './removals.ts'
import { prepareStage } from './staging.ts'
import { textureNamed } from './swatches.ts'

/** Applies a change; pixels outside the mask are unchanged. */
export function applyChange(
  ask: Ask<'change'>,
  change: Extract<Change, { does: 'lay' | 'lay-sample' | 'paint' | 'borrow-mood' | 'borrow-design' }>,
): Outcome<Tasks['change']['answer']> {
  if (isEmpty(ask.mask)) return { ok: false, code: 'mask_empty' }
  switch (change.does) {
    case 'lay': {
      const { material, turnDegrees, strength } = change
      return { ok: true, photo: retexture(litArea(ask), textureNamed(material), { turnDegrees }, strength) }
    }
    case 'lay-sample': {
      const { sample, widthM, turnDegrees, strength } = change
      const texture = textureOf({ photo: seamless(sample), widthM, heightM: (widthM * sample.height) / sample.width })
      return { ok: true, photo: retexture(litArea(ask), texture, { turnDegrees }, strength) }
    }
    case 'paint':
      return { ok: true, photo: painted(ask, change) }
    case 'borrow-mood':
      return { ok: true, photo: recoloured(ask.photo, borrowedColours({ ...change, photo: ask.photo }), ask.mask) }
    case 'borrow-design':
      return withDesignOf(ask, change)
  }
}

function painted(ask: Ask<'change'>, { colour, strength }: Extract<Change, { does: 'paint' }>): Photo {
  const lit = litArea(ask)
  return repaint(lit, paintOn(lit, colour), strength)
}

/** Applies a reference's colours to walls and floor, and its mood to the whole mask. */
function withDesignOf(
  { photo, room, mask, found }: Ask<'change'>,
  { from, depth }: Extract<Change, { does: 'borrow-design' }>,
): Outcome<Tasks['change']['answer']> {
  const parts = roomParts(room, mask, found)
  // Without a surface, only the mood would change, which was not asked for.
  if (parts.walls.length + parts.floor.length === 0) return { ok: false, code: 'surface_not_found' }
  if (depth === 'paint' && parts.walls.length === 0) return { ok: false, code: 'wall_not_marked' }
  const plan = planOfReference(from)
  const product = materialProducts[plan.floor]?.product
  const isLaid = depth === 'floor' && parts.floor.length > 0
  return {
    ok: true,
    photo: dressed(photo, parts, plan, depth, mask),
    ...(isLaid && product && { products: [product] }),
  }
}

type Borrowing = { photo: Photo; from: Photo; strength: number }

/** Colour lookup of a mood, cached for further areas. */
const borrowedColours = remembered<Borrowing, Lookup>(
  ({ photo, from, strength }) => ({ bytes: [photo.data, from.data], rest: strength }),
  ({ photo, from, strength }) => coloursOf(photo, from, strength),
)

/** Precomputes the slow part that further changes in this place share. */
export async function prepareChange(ask: Ask<'prepare'>) {
  const { photo, change } = ask
  if (change.does === 'lay') textureNamed(change.material)
  if (change.does === 'borrow-mood') borrowedColours({ ...change, photo })
  if (change.does === 'remove' || (change.does === 'place' && change.replaces)) await prepareRemoval(ask)
  if (isShownAtOnce(change) && !isEmpty(ask.mask)) litArea(ask)
  if (needsRange(change)) await prepareStage(ask, change.does === 'furnish' && change.goesAround ? change : undefined)
}
