import type { Photo } from '../../engine/picture.ts'
import { arrange } from '../../engine/staging/arrange.ts'
import { type FloorPlan, floorPlanOf } from '../../engine/staging/floor-plan.ts'
import type { Placement } from '../../engine/staging/furniture.ts'
import { roomSet, type SetWish } from '../../engine/staging/room-set.ts'
import { openStage, type Staged } from '../../engine/staging/stage.ts'
import { ModelMissing, NoWebgl } from '../../engine/staging/stage-errors.ts'
import type { Furniture } from '../../furniture.ts'
import type { Change } from '../change.ts'
import type { Ask, Outcome, Room, Stage, Tasks } from '../protocol.ts'

type OpenStage = Awaited<ReturnType<typeof openStage>>
export type Furnished = Outcome<Tasks['change']['answer']>

/** Kept with its models: the next set is drawn on the same canvas. */
let opened: Promise<OpenStage> | undefined

/** The photo with a set of furniture from the range, where it can be used and be walked around. */
export const furnished = (
  { photo, room, range = [] }: Ask<'change'>,
  { kind, style, budgetVnd, variant }: Extract<Change, { does: 'furnish' }>,
  tell: (stage: Stage) => void,
): Promise<Furnished> => withSet(photo, room, range, { room: kind, style, budgetVnd, variant }, tell)

/** The same; nothing comes to stand where something `kept` does. */
export async function withSet(
  photo: Photo,
  { camera, box }: Room,
  range: readonly Furniture[],
  wish: SetWish,
  tell: (stage: Stage) => void,
  kept: FloorPlan['kept'] = [],
): Promise<Furnished> {
  tell('choosing')
  const floor = { width: box.left + box.right, depth: box.back }
  const { products } = roomSet(range, { ...wish, floor })
  tell('arranging')
  const { placements } = arrange(floorPlanOf(camera, box, { kept }), products, (wish.variant ?? 0) + 1)
  if (placements.length === 0) return { ok: false, code: 'nothing_fits' }
  const drawn = await drawnInto(photo, { camera, box }, products, placements, tell)
  return drawn.ok ? { ok: true, photo: drawn.picture, products: placements.map(({ id }) => id) } : drawn
}

/** The photo with pieces where they are placed. */
export async function drawnInto(
  photo: Photo,
  room: Room,
  range: readonly Furniture[],
  placements: readonly Placement[],
  tell: (stage: Stage) => void,
): Promise<Outcome<Staged>> {
  const pieces = placements.flatMap(({ id, ...place }) => {
    const product = range.find((one) => one.id === id)
    return product ? [{ model: product.model, ...place }] : []
  })
  tell('drawing')
  const begun = await stageToDrawOn()
  if (!begun.ok) return begun
  try {
    return { ok: true, ...(await begun.stage.stage({ photo, ...room }, pieces)) }
  } catch (error) {
    if (error instanceof ModelMissing) return { ok: false, code: 'models_missing' }
    throw error
  }
}

/** The stage, begun anew where it did not open: the next time its program may come. */
async function stageToDrawOn(): Promise<Outcome<{ stage: OpenStage }>> {
  opened ??= openStage(new OffscreenCanvas(1, 1))
  try {
    return { ok: true, stage: await opened }
  } catch (error) {
    opened = undefined
    return { ok: false, code: error instanceof NoWebgl ? 'no_webgl' : 'renderer_missing' }
  }
}
