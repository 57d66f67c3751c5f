import {
  carryOut,
  HELD,
  type MakeoverStep,
  makeoverPlan,
  seenIn,
  thingsSeen,
  type Wish,
} from '@vuong-tron/room-engine/makeover/makeover'
import { newMask } from '@vuong-tron/room-engine/masks/mask'
import { isEmpty, type Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { categoriesFor } from '@vuong-tron/room-engine/staging/templates/templates'
import type { Ask, ProgressStage, RoomLayout, Tasks, Trouble } from '../editor/protocol.ts'
import type { Furniture } from '../furniture.ts'
import { materialProducts } from '../material-products.ts'
import type { Moved } from './arrangement.ts'
import { fillingAround, onFloor } from './fillings.ts'
import type { Furnished, Furnisher } from './furnisher.ts'

/** Stage of each step; furnishing and removal report their own. */
const stages: Partial<Record<MakeoverStep['do'], ProgressStage>> = { paint: 'painting', lay: 'laying', mood: 'tuning' }

/** Plans a makeover from the visible room, then carries it out. */
export async function madeOver(
  by: Pick<Furnisher, 'withSet' | 'withPieces'>,
  {
    photo,
    room,
    mask,
    bare,
    found,
    range = [],
  }: Pick<Ask<'change'>, 'photo' | 'room' | 'mask' | 'bare' | 'found' | 'range'>,
  { pieces, ...wish }: Wish & Moved,
  { tell, signal }: { tell: (stage: ProgressStage) => void; signal?: AbortSignal },
): Promise<Furnished> {
  tell('marking')
  const surfaces = bare ?? newMask(photo.width, photo.height)
  const hole = isEmpty(mask) ? undefined : mask
  const plan = makeoverPlan(wish, seenIn(room, surfaces, hole))
  if (!plan.ok) return plan
  const drawn: Pick<Tasks['change']['answer'], 'placed' | 'spots' | 'arrangement' | 'dressing' | 'noPlace'> = {}
  const made = await carryOut<Trouble>(
    plan.steps,
    { photo, room, surfaces, found, hole },
    {
      furnish: async (dressed, step, bareByNow) => {
        const furnished = await furnish(by, { photo: dressed, room, range, pieces }, step, bareByNow, tell)
        if (!furnished.ok) return furnished
        const { placed, spots, arrangement, dressing, noPlace } = furnished
        Object.assign(drawn, { placed, spots, arrangement, dressing, noPlace })
        return { ...furnished, products: furnished.products ?? [] }
      },
      onStep: (step) => {
        if (isRemovalStage(step)) tell(step)
        else if (stages[step]) tell(stages[step])
      },
      signal,
    },
  )
  const { leftOut } = plan
  const removed = plan.steps.some((step) => step.do === 'remove') ? hole : undefined
  if (made.ok) return { ...made, ...drawn, removed, products: [...floorsOf(plan.steps), ...made.products], leftOut }
  const { code } = made
  // Neither code can occur, because the mask has the photo's size and nothing is drawn here.
  return { ok: false, code: code === 'mask_size_mismatch' || code === 'engine_unavailable' ? 'engine_failed' : code }
}

/** Slugs of the floors laid, if they are products. */
const floorsOf = (steps: readonly MakeoverStep[]) =>
  steps.flatMap((step) => (step.do === 'lay' ? (materialProducts[step.material]?.product ?? []) : []))

type RemovalStage = 'light' | 'edges' | 'pattern' | 'seams'
const isRemovalStage = (step: MakeoverStep['do'] | RemovalStage): step is RemovalStage =>
  step === 'light' || step === 'edges' || step === 'pattern' || step === 'seams'

const NOTHING_FITS: readonly Trouble[] = ['nothing_fits', 'nothing_fits_around']
/** Categories of small pieces that fit most walls. */
export const SMALL = ['decor-cabinet', 'bookshelf']
export const MOST_SMALL = 2

/** Furnishes around what stays: a whole set, or a few small pieces that fit. */
async function furnish(
  { withSet, withPieces }: Pick<Furnisher, 'withSet' | 'withPieces'>,
  { photo, room, range, pieces }: { photo: Photo; room: RoomLayout; range: readonly Furniture[] } & Moved,
  { set, kind, style, budgetVnd, variant, pieces: named = [] }: Extract<MakeoverStep, { do: 'furnish' }>,
  bare: Mask,
  tell: (stage: ProgressStage) => void,
): Promise<Furnished> {
  const around = { things: thingsSeen(room, bare), bare }
  if (set === 'whole') {
    const furnished = await withSet(
      { photo, room, range, wish: { room: kind, style, budgetVnd, variant }, around, pieces },
      tell,
    )
    // What stays may leave no place for a main piece: the room is made over all the same, with small pieces.
    if (furnished.ok)
      return { ...furnished, noPlace: [...(furnished.noPlace ?? []), ...missingIn(furnished, named, range)] }
    if (!NOTHING_FITS.includes(furnished.code)) return furnished
  }
  tell('choosing')
  const place = { photo, room, range, ...around }
  if (pieces) return withPieces(place, pieces, tell)
  const [categories, most] = named.length > 0 ? [named, named.length] : [SMALL, MOST_SMALL]
  const wish = { categories, style, budgetVnd, most, variant }
  const filling = fillingAround({ photo, room, mask: bare, range, things: around.things }, wish, HELD.found)
  const noPlace = set === 'whole' ? categoriesFor(kind).slice(0, 1) : []
  if (!filling.ok) return { ok: true, photo, products: [], noPlace: [...noPlace, ...categories] }
  const placed = await withPieces(place, filling.pieces.map(onFloor), tell)
  return placed.ok ? { ...placed, noPlace: [...noPlace, ...missingIn(placed, named, range)] } : placed
}

/** Pieces that were named and found no place. */
function missingIn(
  { products = [] }: { products?: readonly string[] },
  named: readonly string[],
  range: readonly Furniture[],
): string[] {
  const placed = new Set(range.filter(({ id }) => products.includes(id)).map(({ category }) => category))
  return named.filter((category) => !placed.has(category))
}
