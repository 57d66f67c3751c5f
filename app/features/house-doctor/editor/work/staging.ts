import type { Box } from '@vuong-tron/room-engine/geometry/room-box'
import { thingsSeen } from '@vuong-tron/room-engine/makeover/makeover'
import { coverOf, inverse } from '@vuong-tron/room-engine/masks/mask'
import { labelMask, type Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { type FloorPlan, floorPlanOf } from '@vuong-tron/room-engine/staging/floor-plan'
import { type FurnishedRoom, furnishedRoom } from '@vuong-tron/room-engine/staging/furnish'
import type { Placement } from '@vuong-tron/room-engine/staging/furniture'
import type { Piece } from '@vuong-tron/room-engine/staging/furniture-renderer'
import type { SetWish } from '@vuong-tron/room-engine/staging/room-set'
import { spotOf } from '@vuong-tron/room-engine/staging/spot'
import { openStage, type Scenery, type Staged } from '@vuong-tron/room-engine/staging/stage'
import { ModelMissing, NoWebgl } from '@vuong-tron/room-engine/staging/stage-errors'
import type { SeenThing } from '@vuong-tron/room-engine/staging/turns'
import { dressingPiece } from '../../dressing.ts'
import type { Furniture } from '../../furniture.ts'
import type { Change } from '../change.ts'
import type { Ask, Outcome, ProgressStage, RoomLayout, Spots, Tasks } from '../protocol.ts'
import { furnitureIn } from './furniture-seen.ts'
import { remembered } from './remembered.ts'

type OpenStage = Awaited<ReturnType<typeof openStage>>
export type Furnished = Outcome<Tasks['change']['answer']>

/** The open stage with its models, reused for further sets. */
let opened: Promise<OpenStage> | undefined

type SetPlace = { photo: Photo; room: RoomLayout; range: readonly Furniture[]; wish: SetWish; around?: Around }

/** What a set has to go around: where things stand, the bare surface that is known, and things that hide it. */
export type Around = { kept?: FloorPlan['kept']; bare?: Mask; things?: readonly SeenThing[] }

/** A composed set, cached. */
const composed = remembered(
  ({ photo, room: { camera, box }, range, wish, around }: SetPlace) => ({
    bytes: [photo.data, around?.bare?.data],
    rest: [camera, box, range.map(({ id }) => id), wish, around?.kept],
  }),
  ({ photo, room, range, wish, around: { kept = [], bare } = {} }: SetPlace) => {
    const { camera, box } = room
    // What hangs or stands at a wall must not cover a window.
    const mask = bare ?? labelMask(photo, room, 'wall')
    return furnishedRoom(floorPlanOf(camera, box, { kept, bareWalls: { camera, box, mask } }), range, wish)
  },
)

/** Furnishes the photo with a usable set, around what stands there: since earlier changes, and in the photo itself. */
export const furnishPhoto = async (ask: Ask<'change'>, change: Furnish, tell: (stage: ProgressStage) => void) =>
  withSet(ask.photo, ask.room, ask.range ?? [], wishOf(change), tell, await aroundThings(ask, change))

async function aroundThings(ask: Ask<'change'>, { goesAround }: Furnish): Promise<Around> {
  const { photo, room, standing } = ask
  const things = [
    ...(standing ? thingsSeen(room, inverse(standing)) : []),
    ...(goesAround ? await furnitureIn(photo, room) : []),
  ]
  return { kept: things.map(({ solid }) => solid), things }
}

type Furnish = Extract<Change, { does: 'furnish' }>
const wishOf = ({ kind, style, budgetVnd, variant }: Furnish): SetWish => ({ room: kind, style, budgetVnd, variant })

/** Adds a set, and what dresses it, around what stays. */
export async function withSet(
  photo: Photo,
  { camera, box }: RoomLayout,
  range: readonly Furniture[],
  wish: SetWish,
  tell: (stage: ProgressStage) => void,
  around?: Around,
): Promise<Furnished> {
  tell('arranging')
  const set = composed({ photo, room: { camera, box }, range, wish, around })
  if (set.pieces.length === 0) return { ok: false, code: around?.kept?.length ? 'nothing_fits_around' : 'nothing_fits' }
  const drawn = await drawnInto(photo, { camera, box }, modelsOf(set), tell, around?.things)
  if (!drawn.ok) return drawn
  const dressing = [...new Set(set.dressing.map(({ kind }) => kind))]
  const products = set.pieces.map(({ product }) => product.id)
  const spots = spotsOf(
    box,
    range,
    set.pieces.map(({ product, ...place }) => ({ ...place, id: product.id })),
  )
  return {
    ok: true,
    photo: drawn.picture,
    placed: coverOf(drawn.layer),
    products,
    spots,
    dressing,
    noPlace: set.leftOut,
  }
}

const modelsOf = ({ pieces, dressing }: FurnishedRoom<Furniture>): Piece[] => [
  ...pieces.map(({ product: { model }, ...place }) => ({ model, ...place })),
  ...dressing.map(dressingPiece),
]

/** Cached scenery, whose light and grain the stage then knows. */
type Place = { photo: Photo; room: RoomLayout; things?: readonly SeenThing[] }
const sceneryOf = remembered(
  ({ photo, room: { camera, box }, things = [] }: Place) => ({
    bytes: [photo.data],
    rest: [camera, box, things.map(({ solid }) => solid)],
  }),
  ({ photo, room: { camera, box }, things }): Scenery => ({ photo, camera, box, things }),
)

/** Where placed products stand. */
export const spotsOf = (box: Box, range: readonly Furniture[], placements: readonly Placement[]): Spots =>
  Object.fromEntries(
    placements.flatMap(({ id, ...place }) => {
      const product = range.find((one) => one.id === id)
      if (!product) return []
      return [[id, spotOf(box, { ...place, w: product.widthMm / MM, d: product.depthMm / MM })]]
    }),
  )

const MM = 1000

/** Placed products as models. */
export const piecesOf = (range: readonly Furniture[], placements: readonly Placement[]): Piece[] =>
  placements.flatMap(({ id, ...place }) => {
    const product = range.find((one) => one.id === id)
    return product ? [{ model: product.model, ...place }] : []
  })

/** Renders models into the photo. */
export async function drawnInto(
  photo: Photo,
  room: RoomLayout,
  pieces: readonly Piece[],
  tell: (stage: ProgressStage) => void,
  things?: readonly SeenThing[],
): Promise<Outcome<Staged>> {
  tell('drawing')
  const begun = await stageToDrawOn()
  if (!begun.ok) return begun
  try {
    return { ok: true, ...(await begun.stage.stage(sceneryOf({ photo, room, things }), pieces)) }
  } catch (error) {
    if (error instanceof ModelMissing) return { ok: false, code: 'models_missing' }
    throw error
  }
}

/** Opens the stage and loads models ahead of drawing. */
export async function prepareStage(ask: Ask<'prepare'>, furnish?: Furnish) {
  const { photo, room, range } = ask
  const begun = await stageToDrawOn()
  if (!begun.ok || !range || !furnish) return
  const models = modelsOf(
    composed({ photo, room, range, wish: wishOf(furnish), around: await aroundThings(ask, furnish) }),
  ).map(({ model }) => model)
  // Retried when needed.
  await begun.stage.load([...new Set(models)]).catch(() => {})
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
