import { arrange } from '../../engine/staging/arrange.ts'
import { floorPlanOf } from '../../engine/staging/floor-plan.ts'
import { roomSet } from '../../engine/staging/room-set.ts'
import { openStage } from '../../engine/staging/stage.ts'
import type { Change } from '../change.ts'
import type { Ask, Outcome, Stage, Tasks } from '../protocol.ts'

type OpenStage = Awaited<ReturnType<typeof openStage>>

/** Kept with its models: the next set is drawn on the same canvas. */
let opened: Promise<OpenStage> | undefined

/** The photo with a set of furniture from the range, where it can be used and be walked around. */
export async function furnished(
  { photo, room, range = [] }: Ask<'change'>,
  { kind, style, budgetVnd, variant }: Extract<Change, { does: 'furnish' }>,
  tell: (stage: Stage) => void,
): Promise<Outcome<Tasks['change']['answer']>> {
  const { camera, box } = room
  tell('choosing')
  const floor = { width: box.left + box.right, depth: box.back }
  const set = roomSet(range, { room: kind, style, budgetVnd, floor, variant })
  tell('arranging')
  const { placements } = arrange(floorPlanOf(camera, box), set.products, variant + 1)
  if (placements.length === 0) return { ok: false, code: 'nothing_fits' }
  const pieces = placements.flatMap(({ id, ...place }) => {
    const product = set.products.find((one) => one.id === id)
    return product ? [{ model: product.model, ...place }] : []
  })
  tell('drawing')
  opened ??= openStage(new OffscreenCanvas(1, 1))
  const stage = await opened.catch(() => undefined)
  if (!stage) {
    opened = undefined
    return { ok: false, code: 'no_webgl' }
  }
  try {
    const { picture } = await stage.stage({ photo, camera, box }, pieces)
    return { ok: true, photo: picture, products: placements.map(({ id }) => id) }
  } catch {
    return { ok: false, code: 'models_missing' }
  }
}
