import type { Photo } from '@vuong-tron/room-engine/picture'
import type { OpenToolId } from '../tools.ts'
import type { Area } from './area.ts'
import type { Notice, Remarks } from './notice.ts'
import type { Room, Stage, Trouble } from './protocol.ts'
import type { Making } from './variants.ts'

export type VariantMade = { type: 'variant-made'; picture: Photo; making: Making } & Remarks

/** What the hosted engine has painted in a job is deleted here, and there too unless that waits. */
export type PaintedDeleted = { type: 'painted-deleted'; job: string; isWaiting: boolean }

export type EditorAction =
  | { type: 'work-began' | 'work-went-on'; stage: Stage }
  | { type: 'previewed'; preview: Photo }
  /** `isLast`: nothing else is worked on. */
  | { type: 'work-ended'; notice?: Notice; isLast: boolean }
  /** What runs beside the work has failed: an area, small pictures. */
  | { type: 'troubled'; code: Trouble }
  | { type: 'room-found'; room: Room; isByHand: boolean }
  | { type: 'room-changed'; room: Room }
  | { type: 'area-changed' | 'bare-changed'; area: Area }
  | { type: 'tool-chosen'; tool: OpenToolId }
  | { type: 'place-chosen'; isOutside: boolean }
  /** `making` as it was when the work began: a visitor may have gone on meanwhile. */
  | VariantMade
  | { type: 'variant-chosen'; id: number }
  | PaintedDeleted
  | { type: 'undo' | 'redo' }
