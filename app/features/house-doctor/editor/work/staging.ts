import type { Photo } from '@vuong-tron/room-engine/picture'
import { arrange } from '@vuong-tron/room-engine/staging/arrange'
import { type FloorPlan, floorPlanOf } from '@vuong-tron/room-engine/staging/floor-plan'
import type { Placement } from '@vuong-tron/room-engine/staging/furniture'
import { roomSet, type SetWish } from '@vuong-tron/room-engine/staging/room-set'
import { openStage, type Scenery, type Staged } from '@vuong-tron/room-engine/staging/stage'
import { ModelMissing, NoWebgl } from '@vuong-tron/room-engine/staging/stage-errors'
import type { Furniture } from '../../furniture.ts'
import type { Change } from '../change.ts'
import type { Ask, Outcome, ProgressStage, RoomLayout, Tasks } from '../protocol.ts'
import { remembered } from './remembered.ts'

type OpenStage = Awaited<ReturnType<typeof openStage>>
export type Furnished = Outcome<Tasks['change']['answer']>

/** The open stage with its models, reused for further sets. */
let opened: Promise<OpenStage> | undefined

type SetPlace = { room: RoomLayout; range: readonly Furniture[]; wish: SetWish; kept?: FloorPlan['kept'] }

/** A chosen and arranged set, cached. */
const arranged = remembered(
  ({ room, range, wish, kept = [] }: SetPlace) => ({
    bytes: [],
    rest: [room, range.map(({ id }) => id), wish, kept],
  }),
  ({ room: { camera, box }, range, wish, kept = [] }: SetPlace) => {
    const floor = { width: box.left + box.right, depth: box.back }
    const { products } = roomSet(range, { ...wish, floor })
    const { placements } = arrange(floorPlanOf(camera, box, { kept }), products, (wish.variant ?? 0) + 1)
    return { products, placements }
  },
)

/** Furnishes the photo with a usable set. */
export const furnishPhoto = (
  { photo, room, range = [] }: Ask<'change'>,
  change: Furnish,
  tell: (stage: ProgressStage) => void,
): Promise<Furnished> => withSet(photo, room, range, wishOf(change), tell)

type Furnish = Extract<Change, { does: 'furnish' }>
const wishOf = ({ kind, style, budgetVnd, variant }: Furnish): SetWish => ({ room: kind, style, budgetVnd, variant })

/** Adds a set around obstacles (`kept`). */
export async function withSet(
  photo: Photo,
  { camera, box }: RoomLayout,
  range: readonly Furniture[],
  wish: SetWish,
  tell: (stage: ProgressStage) => void,
  kept: FloorPlan['kept'] = [],
): Promise<Furnished> {
  tell('arranging')
  const { products, placements } = arranged({ room: { camera, box }, range, wish, kept })
  if (placements.length === 0) return { ok: false, code: 'nothing_fits' }
  const drawn = await drawnInto(photo, { camera, box }, products, placements, tell)
  return drawn.ok ? { ok: true, photo: drawn.picture, products: placements.map(({ id }) => id) } : drawn
}

/** Cached scenery, whose light and grain the stage then knows. */
const sceneryOf = remembered(
  ({ photo, room: { camera, box } }: { photo: Photo; room: RoomLayout }) => ({
    bytes: [photo.data],
    rest: [camera, box],
  }),
  ({ photo, room: { camera, box } }): Scenery => ({ photo, camera, box }),
)

/** Renders placed pieces into the photo. */
export async function drawnInto(
  photo: Photo,
  room: RoomLayout,
  range: readonly Furniture[],
  placements: readonly Placement[],
  tell: (stage: ProgressStage) => void,
): Promise<Outcome<Staged>> {
  const pieces = placements.flatMap(({ id, ...place }) => {
    const product = range.find((one) => one.id === id)
    return product ? [{ model: product.model, ...place }] : []
  })
  tell('drawing')
  const begun = await stageToDrawOn()
  if (!begun.ok) return begun
  try {
    return { ok: true, ...(await begun.stage.stage(sceneryOf({ photo, room }), pieces)) }
  } catch (error) {
    if (error instanceof ModelMissing) return { ok: false, code: 'models_missing' }
    throw error
  }
}

/** Opens the stage and loads models ahead of drawing. */
export async function prepareStage({ room, range }: Ask<'prepare'>, furnish?: Furnish) {
  const begun = await stageToDrawOn()
  if (!begun.ok || !range || !furnish) return
  const { products, placements } = arranged({ room, range, wish: wishOf(furnish) })
  const models = products.filter(({ id }) => placements.some((one) => one.id === id)).map(({ model }) => model)
  // Retried when needed.
  await begun.stage.load(models).catch(() => {})
}

/** The stage; reopened after a failure. */
async function stageToDrawOn(): Promise<Outcome<{ stage: OpenStage }>> {
  opened ??= openStage(new OffscreenCanvas(1, 1), async () => (await import('#app/lib/meshopt-decoder')).MeshoptDecoder)
  try {
    return { ok: true, stage: await opened }
  } catch (error) {
    opened = undefined
    return { ok: false, code: error instanceof NoWebgl ? 'no_webgl' : 'renderer_missing' }
  }
}
