import type { Box } from '@vuong-tron/room-engine/geometry/room-box'
import { thingsSeen } from '@vuong-tron/room-engine/makeover/makeover'
import { coverOf, inverse } from '@vuong-tron/room-engine/masks/mask'
import { labelMask, type Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { floorPlanOf } from '@vuong-tron/room-engine/staging/floor-plan'
import { type FurnishedRoom, furnishedRoom } from '@vuong-tron/room-engine/staging/furnish'
import type { Placement } from '@vuong-tron/room-engine/staging/furniture'
import type { Piece } from '@vuong-tron/room-engine/staging/furniture-renderer'
import type { SetWish } from '@vuong-tron/room-engine/staging/room-set'
import type { SeenThing } from '@vuong-tron/room-engine/staging/seen-thing'
import { spotOf } from '@vuong-tron/room-engine/staging/spot'
import { openStage, type Scenery, type Staged } from '@vuong-tron/room-engine/staging/stage'
import { ModelMissing, NoWebgl } from '@vuong-tron/room-engine/staging/stage-errors'
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

/** What a set has to go around: things that stand in the photo and hide what is behind them, and what is known as bare. */
export type Around = { things: readonly SeenThing[]; bare?: Mask }

const solidsOf = ({ things = [] }: Partial<Around> = {}) => things.map(({ solid }) => solid)

/** A composed set, cached. */
const composed = remembered(
  ({ photo, room: { camera, box }, range, wish, around }: SetPlace) => ({
    bytes: [photo.data, around?.bare?.data],
    rest: [camera, box, range.map(({ id }) => id), wish, solidsOf(around)],
  }),
  ({ photo, room, range, wish, around }: SetPlace) => {
    const { camera, box } = room
    // What hangs or stands at a wall must not cover a window.
    const mask = around?.bare ?? labelMask(photo, room, 'wall')
    const plan = floorPlanOf(camera, box, { things: around?.things, bareWalls: { camera, box, mask } })
    return furnishedRoom(plan, range, wish)
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
  return { things }
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
  if (set.pieces.length === 0)
    return { ok: false, code: around?.things.length ? 'nothing_fits_around' : 'nothing_fits' }
  const drawn = await drawnInto(photo, { camera, box }, modelsOf(set), tell, around?.things)
  if (!drawn.ok) return drawn
  const dressing = [...new Set(set.dressing.map(({ kind }) => kind))]
  return {
    ok: true,
    photo: drawn.picture,
    placed: coverOf(drawn.layer),
    products: set.pieces.map(({ product }) => product.id),
    spots: spotsOf(box, set.pieces),
    dressing,
    noPlace: set.leftOut,
  }
}

const modelsOf = ({ pieces, dressing }: FurnishedRoom<Furniture>): Piece[] => [
  ...pieces.map(({ product: { model }, ...place }) => ({ model, ...place })),
  ...dressing.map(dressingPiece),
]

type Place = { photo: Photo; room: RoomLayout } & Partial<Around>

/** Cached scenery, whose light and grain the stage then knows. */
const sceneryOf = remembered(
  ({ photo, room: { camera, box }, things }: Place) => ({
    bytes: [photo.data],
    rest: [camera, box, solidsOf({ things })],
  }),
  ({ photo, room: { camera, box }, things }: Place): Scenery => ({ photo, camera, box, things }),
)

/** Placed products with their products; one that the range has lost is left out. */
const productsAt = (range: readonly Furniture[], placements: readonly Placement[]) =>
  placements.flatMap(({ id, ...place }) => {
    const product = range.find((one) => one.id === id)
    return product ? [{ product, ...place }] : []
  })

/** Where products stand; `widthMm` and `depthMm` are in millimetres, places in metres. */
const spotsOf = (box: Box, placed: readonly ({ product: Furniture } & Omit<Placement, 'id'>)[]): Spots =>
  Object.fromEntries(
    placed.map(({ product: { id, widthMm, depthMm }, x, z, turn }) => [
      id,
      spotOf(box, { x, z, turn, w: widthMm / MM_IN_M, d: depthMm / MM_IN_M }),
    ]),
  )
const MM_IN_M = 1000

type Drawn = { ok: true; staged: Staged } & Required<Pick<Tasks['change']['answer'], 'products' | 'spots'>>

/** Renders products into the photo, and says which they are and where they stand. */
export async function drawnPieces(
  photo: Photo,
  room: RoomLayout,
  range: readonly Furniture[],
  placements: readonly Placement[],
  tell: (stage: ProgressStage) => void,
): Promise<Drawn | Extract<Furnished, { ok: false }>> {
  const placed = productsAt(range, placements)
  const pieces = placed.map(({ product: { model }, ...place }) => ({ model, ...place }))
  const drawn = await drawnInto(photo, room, pieces, tell)
  if (!drawn.ok) return drawn
  return {
    ok: true,
    staged: drawn,
    products: placed.map(({ product }) => product.id),
    spots: spotsOf(room.box, placed),
  }
}

/** Places products in the photo; their shadows may reach anywhere. */
export async function withPieces(...asked: Parameters<typeof drawnPieces>): Promise<Furnished> {
  const drawn = await drawnPieces(...asked)
  if (!drawn.ok) return drawn
  const { staged, products, spots } = drawn
  return { ok: true, photo: staged.picture, placed: coverOf(staged.layer), products, spots }
}

/** Renders models into the photo. */
async function drawnInto(
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
  const set = composed({ photo, room, range, wish: wishOf(furnish), around: await aroundThings(ask, furnish) })
  const models = modelsOf(set).map(({ model }) => model)
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
