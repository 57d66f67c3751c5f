import {
  cutoutOf,
  drawnCutout,
  type FillWish,
  fillingOf,
  HELD,
  itemOf,
  placeIn,
  withinGap,
} from '@vuong-tron/room-engine/makeover/makeover'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { floorPlanOf } from '@vuong-tron/room-engine/staging/floor-plan'
import { laidOver, measureAppearance } from '@vuong-tron/room-engine/staging/stage'
import type { Change } from '../change.ts'
import type { Ask, Outcome, Stage } from '../protocol.ts'
import { drawnInto, type Furnished } from './staging.ts'

/** The photo with pieces in the marked gap, and nothing changed beyond it. */
export async function filled(
  { photo, room, mask, range = [] }: Ask<'change'>,
  wish: FillWish,
  tell: (stage: Stage) => void,
): Promise<Furnished> {
  tell('choosing')
  const filling = fillingOf(room, mask, range, wish)
  if (!filling.ok) return filling
  const placements = filling.pieces.map(({ placement }) => placement)
  const drawn = await drawnInto(photo, room, range, placements, tell)
  if (!drawn.ok) return drawn
  return { ok: true, photo: withinGap(photo, drawn, mask), products: placements.map(({ id }) => id) }
}

/** The photo with one piece where it stands in the marked place; its shadow goes on beyond it. */
export async function placePiece(
  { photo, room, mask, range = [] }: Ask<'change'>,
  { category, style, variant }: Extract<Change, { does: 'place' }>,
  tell: (stage: Stage) => void,
): Promise<Furnished> {
  tell('choosing')
  const filling = fillingOf(room, mask, range, { categories: [category], style, most: 1, variant })
  if (!filling.ok) return filling
  const placements = filling.pieces.map(({ placement }) => placement)
  const drawn = await drawnInto(photo, room, range, placements, tell)
  return drawn.ok ? { ok: true, photo: drawn.picture, products: placements.map(({ id }) => id) } : drawn
}

/** The photo with a visitor's cut-out where it stands, or hangs, in the marked place. */
export function pictured(
  { photo, room, mask }: Ask<'change'>,
  { picture, heightM, hangs }: Extract<Change, { does: 'place-picture' }>,
  tell: (stage: Stage) => void,
): Outcome<{ photo: Photo }> {
  tell('choosing')
  const found = cutoutOf(picture, heightM)
  if (!found.ok) return found
  const plan = floorPlanOf(room.camera, room.box)
  const standing = placeIn({ mask, ...room, leastShare: HELD.marked }, plan, itemOf(found.cutout, hangs))
  if (!standing) return { ok: false, code: 'gap_too_small' }
  tell('drawing')
  const scenery = { photo, ...room }
  const look = measureAppearance(scenery)
  const drawn = drawnCutout(room, standing.solid, found.cutout, look.light)
  return { ok: true, photo: laidOver(scenery, look, drawn).picture }
}
