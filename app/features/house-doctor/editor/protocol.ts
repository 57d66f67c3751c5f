import type { Vec2 } from '@vuong-tron/geometry/vectors'
import type { Camera } from '@vuong-tron/room-engine/geometry/camera'
import type { Box, Corner } from '@vuong-tron/room-engine/geometry/room-box'
import type { Label, Language, LeftOut, Understood } from '@vuong-tron/room-engine/makeover/makeover'
import type { Mask, SurfaceMap } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { MaterialId, Quad } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { SourceType } from '../export-mark.ts'
import type { Furniture } from '../furniture.ts'
import type { PhotoRefusal } from '../intake/photo-check.ts'
import type { PictureUse } from '../intake/photo-types.ts'
import type { Original } from '../original.ts'
import type { Area } from './area.ts'
import type { Change } from './change.ts'
import type { Packed } from './held-pixels.ts'

/** Camera and room box of a photo, without what only the engine needs; and where a room of ours is known to show its surfaces. */
export type Room = { camera: Camera; box: Box; surfaces?: SurfaceMap }

/** All that changes ask of a room: its map of surfaces is for masks alone, and too large to be compared. */
export const withoutMap = ({ camera, box }: Room): Room => ({ camera, box })

/** What somebody has drawn around in a photo of a house front or a garden. */
export type Outside = { corners?: Quad; widthM: number }

export type Opened = { photo: Photo; original: Original; isFirstOfMany: boolean; surfaces?: SurfaceMap }

/** A material to choose, with a small picture; `product` is the slug of the one in the range that it shows. */
export type MaterialSwatch = {
  id: MaterialId
  surface: 'floor' | 'wall'
  /** As a whole, without the number sign. */
  colour: string
  product?: string
  /** Square metres that one of the product covers, where that is known. */
  coversM2?: number
  turnDegrees: number
  picture: Photo
}

/** What the Worker does for the page: each with what it is given, and what it gives back. */
export type Tasks = {
  /** `footShare`: parts of the width that are cut off at the foot; `surfaces`: a picture of where a room of ours shows them. */
  open: { ask: { file: Blob; use: PictureUse; footShare?: number; surfaces?: Blob }; answer: Opened }
  /** `isByHand`: no straight lines were found, so the corners wait for a person to place them. */
  room: { ask: { photo: Photo }; answer: { room: Room; isByHand: boolean } }
  corner: { ask: { photo: Photo; room: Room; corner: Corner; place: Vec2 }; answer: { room: Room } }
  area: { ask: { photo: Photo; room: Room; area: Area }; answer: { mask: Mask } }
  /**
   * `bare`: where floor and walls are bare, as a person has seen and confirmed it; `range`: what a set is chosen from;
   * `outside`: the photo shows no room, but a plane within what is drawn around, so many metres wide; `products`: slugs of
   * what was put into the photo; `leftOut`: what was asked for in words and not done.
   */
  change: {
    ask: {
      photo: Photo
      room: Room
      mask: Mask
      bare?: Mask
      isObject: boolean
      outside?: Outside
      change: Change
      range?: readonly Furniture[]
    }
    answer: { photo: Photo; products?: string[]; leftOut?: LeftOut[] }
  }
  /** Does beforehand what a change will need, as far as it is the same for the next ones in its place. */
  prepare: { ask: Tasks['change']['ask']; answer: Record<never, never> }
  /** What words ask for, in the language of the page, whose labels these are, or another one of ours. */
  understand: {
    ask: { words: string; language: Language; labels: readonly Label[] }
    answer: { understood: Understood }
  }
  /** All of them, or `only` one; `edgePx`: the side of a picture. */
  materials: { ask: { only?: MaterialId; edgePx?: number }; answer: { materials: MaterialSwatch[] } }
  /** `edgePx`: the longer side of a smaller picture. */
  file: {
    ask: { photo: Photo; type: 'image/png' | 'image/jpeg'; source: SourceType; note: string; edgePx?: number }
    answer: { file: Blob }
  }
  /** A result in the size of the original of its photo, as a JPEG. */
  enlarge: {
    ask: { original: Original; photo: Photo; result: Photo; source: SourceType; note: string }
    answer: { file: Blob }
  }
}
export type TaskName = keyof Tasks
export type Ask<Name extends TaskName> = Tasks[Name]['ask']
export type Answer<Name extends TaskName> = Tasks[Name]['answer']

/** What a person reads while a task goes on. */
export type Stage =
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

/** Why there is no answer. */
export type Trouble =
  | PhotoRefusal
  | 'photo_unreadable'
  | 'photo_blank'
  | 'room_gone'
  | 'mask_empty'
  | 'mask_covers_everything'
  | 'source_missing'
  | 'nothing_fits'
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
  | 'out_of_memory'
  | 'engine_failed'
  | 'content_blocked'
  | 'copy_refused'
  | 'hosted_not_deleted'
  | 'engine_crashed'
  | 'cancelled'

export type Outcome<Value> = ({ ok: true } & Value) | { ok: false; code: Trouble }

/** To the Worker: a task, or that nobody waits for one any more. */
export type ToWorker = ({ id: number; name: TaskName } & Packed) | { id: number; isCancelled: true }
/** From the Worker: how far a task is, what will roughly come of it, or how it ended. */
export type FromWorker =
  | { id: number; stage: Stage }
  | { id: number; preview: Photo }
  | { id: number; outcome: Outcome<object> }
