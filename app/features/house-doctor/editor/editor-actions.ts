import type { Mask } from '@vuong-tron/room-engine/masks/masks'
import type { Photo } from '@vuong-tron/room-engine/picture'
import type { EditorToolId } from '../tools.ts'
import type { MarkedArea } from './area.ts'
import type { Notice, Remarks } from './notice.ts'
import type { ProgressStage, RoomLayout, Trouble } from './protocol.ts'
import type { Making, Trial } from './variants.ts'

export type VariantMade = { type: 'variant-made'; picture: Photo; making: Making; standing?: Mask } & Remarks

/** A hosted job's pictures were deleted here, and on the server unless that waits. */
export type PaintedDeleted = { type: 'painted-deleted'; job: string; isWaiting: boolean }

export type EditorAction =
  | { type: 'work-began' | 'work-went-on'; stage: ProgressStage }
  | { type: 'previewed'; preview: Photo }
  /** `of`: the document that the trial was made of. */
  | { type: 'tried'; trial: Trial; of: object }
  /** `isLast`: no other work runs. */
  | { type: 'work-ended'; notice?: Notice; isLast: boolean }
  /** A background task has failed: an area, thumbnails. */
  | { type: 'troubled'; code: Trouble }
  | { type: 'room-found'; room: RoomLayout; isByHand: boolean }
  | { type: 'room-changed'; room: RoomLayout }
  | { type: 'area-changed' | 'bare-changed'; area: MarkedArea }
  | { type: 'tool-chosen'; tool: EditorToolId }
  | { type: 'place-chosen'; isOutside: boolean }
  /** `making` is from the start of the work: the visitor may have continued since. */
  | VariantMade
  | { type: 'variant-chosen' | 'base-chosen'; id: number }
  | PaintedDeleted
  | { type: 'undo' | 'redo' }
