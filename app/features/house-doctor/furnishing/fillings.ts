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
import { coverOf, intersection, type Mask, newMask, shareWithin } from '@vuong-tron/room-engine/masks/mask'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { doorsSeen } from '@vuong-tron/room-engine/staging/doors-seen'
import { floorPlanOf } from '@vuong-tron/room-engine/staging/floor-plan'
import type { Placement } from '@vuong-tron/room-engine/staging/furniture'
import type { SeenThing } from '@vuong-tron/room-engine/staging/seen-thing'
import { laidOver, measureAppearance } from '@vuong-tron/room-engine/staging/stage'
import type { Change } from '../editor/change.ts'
import type { Ask, Outcome, ProgressStage } from '../editor/protocol.ts'
import type { Moved, StandingPiece } from './arrangement.ts'
import type { Furnished, Furnisher } from './furnisher.ts'

/** `things`: what stands in the photo. */
type Asked = Pick<Ask<'change'>, 'photo' | 'room' | 'mask' | 'range'> & { things?: readonly SeenThing[] }

/** Fills the marked gap with products; nothing changes outside. */
export async function fillGap(
  { drawnPieces, withPieces }: Pick<Furnisher, 'drawnPieces' | 'withPieces'>,
  asked: Asked,
  { pieces, ...wish }: FillWish & Moved,
  tell: (stage: ProgressStage) => void,
): Promise<Furnished> {
  tell('choosing')
  const place = placeOf(asked)
  // A visitor may move pieces out of the gap.
  if (pieces) return withPieces(place, pieces, tell)
  const filling = fillingAround(asked, wish)
  if (!filling.ok) return filling
  const drawn = await drawnPieces(place, filling.pieces.map(onFloor), tell)
  if (!drawn.ok) return drawn
  const { staged, ...words } = drawn
  const { photo, mask } = asked
  return { ...words, photo: withinGap(photo, staged, mask), placed: intersection(coverOf(staged.layer), mask) }
}

/** A piece on the floor. */
export const onFloor = ({ placement: { id, x, z, turn } }: { placement: Placement }): StandingPiece => ({
  slug: id,
  x,
  z,
  turn,
  low: 0,
})

/** Places one product in the mask; its shadow may reach beyond. */
export async function placePiece(
  { withPieces }: Pick<Furnisher, 'withPieces'>,
  asked: Asked,
  { category, style, variant, pieces, replaces }: Omit<Extract<Change, { does: 'place' }>, 'does'>,
  tell: (stage: ProgressStage) => void,
  leastShare = HELD.marked,
): Promise<Furnished> {
  tell('choosing')
  const place = placeOf(asked)
  if (pieces) return withPieces(place, pieces, tell)
  const wish = { categories: [category], style, most: 1, variant }
  const filling = replaces
    ? fillingAround(asked, wish, HELD.found, columnOf(asked.mask))
    : fillingAround(asked, wish, leastShare)
  return filling.ok ? withPieces(place, filling.pieces.map(onFloor), tell) : filling
}

/** The place of a thing that is gone, for another one of any height: as wide, from its foot to the picture's top. */
function columnOf({ width, height, data }: Mask): Mask {
  let [left, right, foot] = [width, -1, -1]
  for (let pixel = 0; pixel < data.length; pixel++) {
    if ((data[pixel] as number) < MARKED) continue
    const x = pixel % width
    left = Math.min(left, x)
    right = Math.max(right, x)
    foot = Math.floor(pixel / width)
  }
  const column = newMask(width, height)
  for (let y = 0; y <= foot; y++) column.data.fill(255, y * width + left, y * width + right + 1)
  return column
}

/** Mask value from which a pixel counts as marked. */
const MARKED = 128
/** What is marked by half is marked. */
const HALF = 0.5

/** What stands beside the marked place; what is marked itself is no reason to refuse it. */
export const thingsBeside = ({ mask, things = [] }: Pick<Asked, 'mask' | 'things'>) =>
  things.filter((thing) => shareWithin(thing.mask, mask) < HALF)

const placeOf = (asked: Asked) => {
  const { photo, room, range = [] } = asked
  return { photo, room, range, things: thingsBeside(asked) }
}

/** Chooses pieces that leave free what stands there; where that leaves no place, the mark (`gap`) decides alone. */
export function fillingAround(asked: Asked, wish: FillWish, leastShare = HELD.marked, gap: Mask = asked.mask) {
  const { photo, room, range = [] } = asked
  // What is marked by hand may be a place before a door; what was found is not.
  const openings = leastShare === HELD.found && !room.sample ? doorsSeen(photo, room) : []
  const things = thingsBeside(asked)
  const around = fillingOf(room, gap, range, wish, { leastShare, things, openings })
  return around.ok || things.length === 0 ? around : fillingOf(room, gap, range, wish, { leastShare, openings })
}

/** Places the visitor's cut-out in the mask, standing or hanging. */
export function pictured(
  { photo, room, mask }: Asked,
  { picture, heightM, hangs }: Extract<Change, { does: 'place-picture' }>,
  tell: (stage: ProgressStage) => void,
): Outcome<{ photo: Photo; placed: Mask }> {
  tell('choosing')
  const found = cutoutOf(picture, heightM)
  if (!found.ok) return found
  const plan = floorPlanOf(room.camera, room.box)
  const standing = placeIn({ mask, ...room, leastShare: HELD.marked }, plan, itemOf(found.cutout, hangs))
  if (!standing) return { ok: false, code: 'gap_too_small' }
  tell('drawing')
  const scenery = { photo, ...room }
  const appearance = measureAppearance(scenery)
  const drawn = drawnCutout(room, standing.solid, found.cutout, appearance.light)
  const { picture: after, layer } = laidOver(scenery, appearance, drawn)
  return { ok: true, photo: after, placed: coverOf(layer) }
}
