import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Camera } from '@vuong-tron/room-engine/geometry/camera'
import type { Box, Corner, Face } from '@vuong-tron/room-engine/geometry/room-box'
import type { Language, LeftOut, Phrase, Understood } from '@vuong-tron/room-engine/makeover/makeover'
import type { FoundFloor } from '@vuong-tron/room-engine/masks/by-face'
import type { Mask, SurfaceMap } from '@vuong-tron/room-engine/masks/masks'
import type { LabellerResult } from '@vuong-tron/room-engine/network/labeller'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { DressingKind } from '@vuong-tron/room-engine/staging/dressing'
import type { Piece } from '@vuong-tron/room-engine/staging/furniture-models'
import type { Spot } from '@vuong-tron/room-engine/staging/spot'
import type { MaterialId, Quad } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { Result } from '#app/lib/failure'
import type { SourceType } from '../export-mark.ts'
import type { Arrangement } from '../furnishing/arrangement.ts'
import type { Furniture } from '../furniture.ts'
import type { PhotoRefusal } from '../intake/photo-check.ts'
import type { PictureUse } from '../intake/photo-types.ts'
import type { Original } from '../original.ts'
import type { MarkedArea } from './area.ts'
import type { Change } from './change.ts'
import type { Packed } from './held-pixels.ts'

/** A photo's camera and box; of sample rooms also their surface map, and whether they are furnished. */
export type RoomLayout = { camera: Camera; box: Box; surfaces?: SurfaceMap; sample?: 'bare' | 'furnished' }

/** The room without its map, which only masks need and which is too large to compare. */
export const withoutMap = ({ surfaces: _, ...room }: RoomLayout): RoomLayout => room

/** The drawn area of an exterior or garden. */
export type Outside = { corners?: Quad; widthM: number }

/** Where in the room products stand, by slug. */
export type Spots = Readonly<Record<string, Spot>>

export type Opened = { photo: Photo; original: Original; isFirstOfMany: boolean; surfaces?: SurfaceMap }

/** A material with a small picture; `product` is the slug that it shows. */
export type MaterialSwatch = {
  id: MaterialId
  surface: 'floor' | 'wall' | 'thing'
  /** Overall hex colour, without the number sign. */
  colour: string
  product?: string
  /** Square metres that one unit covers, if known. */
  coversM2?: number
  turnDegrees: number
  picture: Photo
}

/** Tasks of the Worker, with input and output. */
export type Tasks = {
  /** `footShare`: cropped at the foot, in image widths; `surfaces`: a sample room's surface map. */
  open: { ask: { file: Blob; use: PictureUse; footShare?: number; surfaces?: Blob }; answer: Opened }
  /** `isByHand`: no straight lines were found, so the visitor has to place the corners. */
  room: { ask: { photo: Photo }; answer: { room: RoomLayout; isByHand: boolean } }
  corner: { ask: { photo: Photo; room: RoomLayout; corner: Corner; place: Vec2 }; answer: { room: RoomLayout } }
  /**
   * `isSure`: false where the page should ask for one tap; `isFinal`: false where the network had not come yet;
   * `isThing`: a thing was tapped, which is no surface of the room.
   */
  area: {
    ask: { photo: Photo; room: RoomLayout; area: MarkedArea }
    answer: { mask: Mask; isSure: boolean; isFinal: boolean; isThing?: boolean }
  }
  /** Whether furniture stands in the photo already. */
  furniture: { ask: { photo: Photo; room: RoomLayout }; answer: { isFurnished: boolean } }
  /**
   * Asked: `faces`: room faces that the visitor named; `bare`: confirmed bare floor and walls; `found`: what was found
   * as floor, for changes that treat floor and walls apart; `range`: products to choose from; `outside`: a drawn plane
   * instead of a room; `standing`: what earlier changes placed. Answered: `products`: slugs placed; `spots`: where in
   * the room they stand; `arrangement`: the same, to move them; `placed`: where they are seen; `removed`: what is gone;
   * `dressing`: what stands there and is not sold; `leftOut`: orders not carried out; `noPlace`: kinds of furniture that
   * are not in the set.
   */
  change: {
    ask: {
      photo: Photo
      room: RoomLayout
      mask: Mask
      faces?: readonly Face[] | undefined
      bare?: Mask
      found?: FoundFloor | undefined
      isObject: boolean
      outside?: Outside
      standing?: Mask
      change: Change
      range?: readonly Furniture[]
    }
    answer: {
      photo: Photo
      products?: string[]
      spots?: Spots
      arrangement?: Arrangement
      placed?: Mask
      removed?: Mask
      dressing?: DressingKind[]
      leftOut?: LeftOut[]
      noPlace?: string[]
    }
  }
  /**
   * Precomputes the part that further changes in the same place share. `tried`: the change itself, where it takes
   * moments.
   */
  prepare: { ask: Tasks['change']['ask']; answer: { tried?: Photo } }
  /** Parses an instruction in the page's language, with its labels, or in another. */
  understand: {
    ask: { words: string; language: Language; labels: readonly Phrase[] }
    answer: { understood: Understood }
  }
  /** All materials or `only` one; `edgePx`: side of a picture. */
  materials: { ask: { only?: MaterialId; edgePx?: number }; answer: { materials: MaterialSwatch[] } }
  /** `edgePx`: longer side of a smaller picture. */
  file: {
    ask: { photo: Photo; type: 'image/png' | 'image/jpeg'; source: SourceType; note: string; edgePx?: number }
    answer: { file: Blob }
  }
  /**
   * A result at the original's size, as JPEG. `steps` lead from `base` to it and can be repeated in a larger photo; what
   * led to `base` cannot.
   */
  enlarge: {
    ask: {
      original: Original
      photo: Photo
      result: Photo
      base: Photo
      steps: readonly RepeatableStep[]
      source: SourceType
      note: string
    }
    answer: { file: Blob }
  }
}

/** A change without the picture that it changed; `models`: what it drew. */
export type RepeatableStep = Omit<Tasks['change']['ask'], 'photo' | 'range'> & { models?: readonly Piece[] }

export type TaskName = keyof Tasks
export type Ask<Name extends TaskName> = Tasks[Name]['ask']
export type Answer<Name extends TaskName> = Tasks[Name]['answer']

/** Progress stages shown to the visitor. */
export type ProgressStage =
  | 'reading'
  | 'measuring'
  | 'marking'
  | 'changing'
  | 'painting'
  | 'laying'
  | 'tuning'
  | 'choosing'
  | 'arranging'
  | 'drawing'
  | 'light'
  | 'edges'
  | 'pattern'
  | 'seams'
  | 'saving'
  | 'sending'
  | 'painting_elsewhere'
  | 'fetching'

/** Failure codes of opening a photo or the draft. */
export type OpeningTrouble =
  | PhotoRefusal
  | 'photo_unreadable'
  | 'photo_blank'
  | 'room_gone'
  | 'out_of_memory'
  | 'engine_failed'
  | 'engine_crashed'
  | 'cancelled'

/** Failure codes. */
export type Trouble =
  | OpeningTrouble
  | 'mask_empty'
  | 'mask_covers_everything'
  | 'source_missing'
  | 'nothing_fits'
  | 'furniture_stays'
  | 'nothing_fits_around'
  | 'surface_not_found'
  | 'wall_not_marked'
  | 'removal_unconfirmed'
  | 'no_floor'
  | 'gap_too_small'
  | 'cutout_opaque'
  | 'cutout_empty'
  | 'no_webgl'
  | 'models_missing'
  | 'renderer_missing'
  | 'content_blocked'
  | 'copy_refused'
  | 'hosted_not_deleted'

export type Outcome<Value> = Result<Value, Trouble>

/** To the Worker: a task, a cancellation, whether the operator has a model that labels photos, or its labels. */
export type ToWorker =
  | ({ id: number; name: TaskName } & Packed)
  | { id: number; isCancelled: true }
  | { hasModel: boolean }
  | Labelled
/** What the operator's model says of a photo that the Worker wanted labelled. */
export type Labelled = { wanted: number; result: LabellerResult }
/** From the Worker: progress, a preview, the outcome, or a photo to label by the operator's model. */
export type FromWorker =
  | { wanted: number; photo: Photo }
  | { id: number; stage: ProgressStage }
  | { id: number; preview: Photo }
  | { id: number; outcome: Outcome<object> }
