import type { Photo } from '@vuong-tron/room-engine/picture'
import { arrange } from '@vuong-tron/room-engine/staging/arrange'
import { type FloorPlan, floorPlanOf } from '@vuong-tron/room-engine/staging/floor-plan'
import type { Placement } from '@vuong-tron/room-engine/staging/furniture'
import { roomSet, type SetWish } from '@vuong-tron/room-engine/staging/room-set'
import { openStage, type Scenery, type Staged } from '@vuong-tron/room-engine/staging/stage'
import { ModelMissing, NoWebgl } from '@vuong-tron/room-engine/staging/stage-errors'
import type { Furniture } from '../../furniture.ts'
import type { Change } from '../change.ts'
import type { Ask, Outcome, Room, Stage, Tasks } from '../protocol.ts'
import { remembered } from './remembered.ts'

type OpenStage = Awaited<ReturnType<typeof openStage>>
export type Furnished = Outcome<Tasks['change']['answer']>

/** Kept with its models: the next set is drawn on the same canvas. */
let opened: Promise<OpenStage> | undefined

type SetPlace = { room: Room; range: readonly Furniture[]; wish: SetWish; kept?: FloorPlan['kept'] }

/** A set that is chosen for a room and has its place in it. */
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

/** The photo with a set of furniture from the range, where it can be used and be walked around. */
export const furnished = (
  { photo, room, range = [] }: Ask<'change'>,
  change: Furnish,
  tell: (stage: Stage) => void,
): Promise<Furnished> => withSet(photo, room, range, wishOf(change), tell)

type Furnish = Extract<Change, { does: 'furnish' }>
const wishOf = ({ kind, style, budgetVnd, variant }: Furnish): SetWish => ({ room: kind, style, budgetVnd, variant })

/** The same; nothing comes to stand where something `kept` does. */
export async function withSet(
  photo: Photo,
  { camera, box }: Room,
  range: readonly Furniture[],
  wish: SetWish,
  tell: (stage: Stage) => void,
  kept: FloorPlan['kept'] = [],
): Promise<Furnished> {
  tell('arranging')
  const { products, placements } = arranged({ room: { camera, box }, range, wish, kept })
  if (placements.length === 0) return { ok: false, code: 'nothing_fits' }
  const drawn = await drawnInto(photo, { camera, box }, products, placements, tell)
  return drawn.ok ? { ok: true, photo: drawn.picture, products: placements.map(({ id }) => id) } : drawn
}

/** The same photo of the same room is the same scenery, whose light and grain the stage then knows. */
const sceneryOf = remembered(
  ({ photo, room: { camera, box } }: { photo: Photo; room: Room }) => ({ bytes: [photo.data], rest: [camera, box] }),
  ({ photo, room: { camera, box } }): Scenery => ({ photo, camera, box }),
)

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
    return { ok: true, ...(await begun.stage.stage(sceneryOf({ photo, room }), pieces)) }
  } catch (error) {
    if (error instanceof ModelMissing) return { ok: false, code: 'models_missing' }
    throw error
  }
}

/** Opens the stage before anything is drawn on it, and brings on it what a set will be of. */
export async function prepareStage({ room, range }: Ask<'prepare'>, furnish?: Furnish) {
  const begun = await stageToDrawOn()
  if (!begun.ok || !range || !furnish) return
  const { products, placements } = arranged({ room, range, wish: wishOf(furnish) })
  const models = products.filter(({ id }) => placements.some((one) => one.id === id)).map(({ model }) => model)
  // One that does not come now is asked for again, and missed then.
  await begun.stage.load(models).catch(() => {})
}

/** The stage, begun anew where it did not open: the next time its program may come. */
async function stageToDrawOn(): Promise<Outcome<{ stage: OpenStage }>> {
  opened ??= openStage(new OffscreenCanvas(1, 1), async () => (await import('#app/lib/meshopt-decoder')).MeshoptDecoder)
  try {
    return { ok: true, stage: await opened }
  } catch (error) {
    opened = undefined
    return { ok: false, code: error instanceof NoWebgl ? 'no_webgl' : 'renderer_missing' }
  }
}
