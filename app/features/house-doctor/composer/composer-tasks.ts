import type { Photo } from '@vuong-tron/room-engine/picture'
import type { SetStyle } from '@vuong-tron/room-engine/staging/room-set'
import type { MaterialId } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { MaterialSwatch } from '../editor/protocol.ts'
import type { Arranged } from './arranging.ts'
import type { NewPiece, RoomDocument } from './document.ts'
import type { Range } from './placing.ts'

/** What the composer's Worker does for the page: each with what it is given, and what it gives back. */
export type ComposerTasks = {
  materials: { ask: Record<never, never>; answer: MaterialSwatch[] }
  /** A material as it is laid, so many metres wide and high. */
  texture: { ask: { material: MaterialId }; answer: { picture: Photo; widthM: number; heightM: number } }
  add: { ask: { document: RoomDocument; slug: string }; answer: NewPiece | undefined }
  rearrange: { ask: { document: RoomDocument; seed: number }; answer: Arranged }
  furnish: { ask: { document: RoomDocument; style: SetStyle; variant: number }; answer: Arranged }
}
export type ComposerTask = keyof ComposerTasks
export type ComposerAsk<Name extends ComposerTask> = ComposerTasks[Name]['ask']
export type ComposerAnswer<Name extends ComposerTask> = ComposerTasks[Name]['answer']

export type ComposerOrder = { id: number; name: ComposerTask; ask: unknown }
/** The range comes first, and once. */
export type ToComposerWorker = { range: Range } | ComposerOrder
/** Without an answer the task has failed. */
export type FromComposerWorker = { id: number; done?: { answer: unknown } }
