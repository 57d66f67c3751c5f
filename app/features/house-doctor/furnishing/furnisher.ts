import type { Box } from '@vuong-tron/room-engine/geometry/room-box'
import { coverOf } from '@vuong-tron/room-engine/masks/mask'
import { labelMask, type Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import { doorsSeen } from '@vuong-tron/room-engine/staging/doors-seen'
import { type FloorPlan, floorPlanOf, type Opening } from '@vuong-tron/room-engine/staging/floor-plan'
import {
  dressingAround,
  type FurnishedPiece,
  type FurnishedRoom,
  furnishedRoom,
} from '@vuong-tron/room-engine/staging/furnish'
import type { Piece } from '@vuong-tron/room-engine/staging/furniture-models'
import type { SetWish } from '@vuong-tron/room-engine/staging/room-set'
import type { SeenThing } from '@vuong-tron/room-engine/staging/seen-thing'
import { spotOf } from '@vuong-tron/room-engine/staging/spot'
import type { Scenery, Stage, Staged } from '@vuong-tron/room-engine/staging/stage'
import { ModelMissing } from '@vuong-tron/room-engine/staging/stage-errors'
import { dressingPiece } from '../dressing.ts'
import type { Outcome, ProgressStage, RoomLayout, Spots, Tasks } from '../editor/protocol.ts'
import type { Furniture } from '../furniture.ts'
import { remembered } from '../remembered.ts'
import type { Arrangement, StandingPiece } from './arrangement.ts'

export type Furnished = Outcome<Tasks['change']['answer']>

/**
 * What a set has to go around: things that stand in the photo and hide what is behind them, what is known as bare, and
 * where there is no floor to stand on; doors, where they are known.
 */
export type Around = { things: readonly SeenThing[]; bare?: Mask; covered?: Mask; openings?: readonly Opening[] }

type SetPlace = { photo: Photo; room: RoomLayout; range: readonly Furniture[]; wish: SetWish; around?: Around }
/** Without `pieces`, those of the set that suits best. */
type SetAsked = SetPlace & { pieces?: readonly StandingPiece[] }
type Place = { photo: Photo; room: RoomLayout } & Partial<Around>
type PiecesPlace = Place & { range: readonly Furniture[] }
type Tell = (stage: ProgressStage) => void

export type Furnisher = ReturnType<typeof furnisher>

/** Furnishes photos on a stage, and keeps what further sets in the same photo share. */
export function furnisher(openStage: () => Promise<Outcome<{ stage: Stage }>>) {
  const planOf = remembered(
    ({ photo, room: { camera, box }, around }: SetPlace) => ({
      bytes: [photo.data, around?.bare?.data, around?.covered?.data],
      rest: [camera, box, solidsOf(around), around?.openings],
    }),
    ({ photo, room, around }: SetPlace) => {
      const { camera, box } = room
      // What hangs or stands at a wall must not cover a window.
      const mask = around?.bare ?? labelMask(photo, room, 'wall')
      return floorPlanOf(camera, box, {
        openings: around?.openings ?? (room.sample ? [] : doorsSeen(photo, room)),
        things: around?.things,
        bareWalls: { camera, box, mask },
        covered: around?.covered,
      })
    },
  )

  const composed = remembered(
    ({ photo, room: { camera, box }, range, wish, around }: SetPlace) => ({
      bytes: [photo.data, around?.bare?.data, around?.covered?.data],
      rest: [camera, box, range.map(({ id }) => id), wish, solidsOf(around), around?.openings],
    }),
    (place: SetPlace): PlacedSet => {
      const { pieces, ...set } = furnishedRoom(planOf(place), place.range, place.wish)
      // Finishes come from the range, whose codes the engine does not know.
      return { ...set, pieces: pieces as Placed[] }
    },
  )

  /** Scenery, whose light and grain the stage then knows. */
  const sceneryOf = remembered(
    ({ photo, room: { camera, box }, things }: Place) => ({
      bytes: [photo.data],
      rest: [camera, box, solidsOf({ things })],
    }),
    ({ photo, room: { camera, box }, things }: Place): Scenery => ({ photo, camera, box, things }),
  )

  /** Adds a set, and what dresses it, around what stays. */
  async function withSet({ pieces, ...place }: SetAsked, tell: Tell): Promise<Furnished> {
    const { photo, room, around } = place
    tell('arranging')
    const set = pieces ? arranged(planOf(place), place, pieces) : composed(place)
    if (!pieces && set.pieces.length === 0)
      return { ok: false, code: around?.things.length ? 'nothing_fits_around' : 'nothing_fits' }
    const models = modelsOf(set)
    const drawn = await drawnInto({ photo, room, things: around?.things }, models, tell)
    if (!drawn.ok) return drawn
    const dressing = [...new Set(set.dressing.map(({ kind }) => kind))]
    return {
      ok: true,
      photo: drawn.picture,
      placed: coverOf(drawn.layer),
      ...listed(room.box, set.pieces, { kept: solidsOf(around), models }),
      dressing,
      noPlace: set.leftOut,
    }
  }

  /** Renders products into the photo, and says which they are and where they stand. */
  async function drawnPieces(
    { range, ...place }: PiecesPlace,
    pieces: readonly StandingPiece[],
    tell: Tell,
  ): Promise<Drawn | Extract<Furnished, { ok: false }>> {
    const placed = productsAt(range, pieces)
    const models = placed.map(modelOf)
    const drawn = await drawnInto(place, models, tell)
    const words = listed(place.room.box, placed, { kept: solidsOf(place), models })
    return drawn.ok ? { ok: true, staged: drawn, ...words } : drawn
  }

  /** Places products in the photo; their shadows may reach anywhere. */
  async function withPieces(...asked: Parameters<typeof drawnPieces>): Promise<Furnished> {
    const drawn = await drawnPieces(...asked)
    if (!drawn.ok) return drawn
    const { staged, ...words } = drawn
    return { ...words, photo: staged.picture, placed: coverOf(staged.layer) }
  }

  /** Renders models into the photo. */
  async function drawnInto(place: Place, pieces: readonly Piece[], tell: Tell): Promise<Outcome<Staged>> {
    tell('drawing')
    const begun = await openStage()
    if (!begun.ok) return begun
    try {
      return { ok: true, ...(await begun.stage.stage(sceneryOf(place), pieces)) }
    } catch (error) {
      if (error instanceof ModelMissing) return { ok: false, code: 'models_missing' }
      throw error
    }
  }

  /** Opens the stage, and loads a set's models ahead of drawing. */
  async function prepare(place?: SetPlace): Promise<void> {
    const begun = await openStage()
    if (!begun.ok || !place) return
    const models = modelsOf(composed(place)).map(({ model }) => model)
    // Retried when needed.
    await begun.stage.load([...new Set(models)]).catch(() => {})
  }

  return { withSet, withPieces, drawnPieces, drawnInto, prepare }
}

/** Draws certain models, whatever is asked for: those of a picture, in a larger version of it. */
export function redrawing(
  { drawnInto }: Pick<Furnisher, 'drawnInto'>,
  models: readonly Piece[],
): Pick<Furnisher, 'withSet' | 'withPieces'> {
  const withPieces: Furnisher['withPieces'] = async (place, _, tell) => {
    const drawn = await drawnInto(place, models, tell)
    return drawn.ok ? { ok: true, photo: drawn.picture, placed: coverOf(drawn.layer) } : drawn
  }
  return {
    withPieces,
    withSet: ({ photo, room, range, around }, tell) =>
      withPieces({ photo, room, range, things: around?.things }, [], tell),
  }
}

type Listed = Required<Pick<Tasks['change']['answer'], 'products' | 'spots' | 'arrangement'>>
type Drawn = { ok: true; staged: Staged } & Listed

/** A product in its place, in one of its finishes. */
type Placed = FurnishedPiece<Furniture> & Pick<StandingPiece, 'finish'>
type PlacedSet = FurnishedRoom<Furniture> & { pieces: Placed[] }

const solidsOf = ({ things = [] }: Partial<Around> = {}) => things.map(({ solid }) => solid)

/** A set as the visitor has arranged it, dressed anew. */
function arranged(plan: FloorPlan, { range, wish }: SetPlace, standing: readonly StandingPiece[]): PlacedSet {
  const pieces = productsAt(range, standing)
  return { pieces, dressing: dressingAround(plan, wish, pieces), leftOut: [] }
}

const modelOf = ({ product: { model }, ...place }: Placed): Piece => ({ model, ...place })

const modelsOf = ({ pieces, dressing }: PlacedSet): Piece[] => [...pieces.map(modelOf), ...dressing.map(dressingPiece)]

/** Pieces with their products; one that the range has lost is left out. */
const productsAt = (range: readonly Furniture[], pieces: readonly StandingPiece[]): Placed[] =>
  pieces.flatMap(({ slug, ...place }) => {
    const product = range.find(({ id }) => id === slug)
    return product ? [{ product, ...place }] : []
  })

/** Which products stand in a picture, and where. */
const listed = (box: Box, placed: readonly Placed[], drawn: Omit<Arrangement, 'pieces'>): Listed => ({
  products: placed.map(({ product }) => product.id),
  spots: spotsOf(box, placed),
  arrangement: { pieces: placed.map(({ product, ...place }) => ({ slug: product.id, ...place })), ...drawn },
})

/** Where products stand; `widthMm` and `depthMm` are in millimetres, places in metres. */
const spotsOf = (box: Box, placed: readonly Placed[]): Spots =>
  Object.fromEntries(
    placed.map(({ product: { id, widthMm, depthMm }, x, z, turn }) => [
      id,
      spotOf(box, { x, z, turn, w: widthMm / MM_IN_M, d: depthMm / MM_IN_M }),
    ]),
  )
const MM_IN_M = 1000
