import type { Photo } from '@vuong-tron/room-engine/picture'
import type { SetStyle } from '@vuong-tron/room-engine/staging/style'
import type { MaterialId } from '@vuong-tron/room-engine/surfaces/surfaces'
import type { MaterialSwatch } from '../editor/protocol.ts'
import type { Range } from '../furniture.ts'
import type { ArrangedPieces } from './arranging.ts'
import type { NewPiece, RoomDocument } from './document.ts'

/** Tasks of the composer's Worker, with input and output. */
export type ComposerTasks = {
  materials: { ask: Record<never, never>; answer: MaterialSwatch[] }
  /** A material as laid, with its size in metres. */
  texture: { ask: { material: MaterialId }; answer: { picture: Photo; widthM: number; heightM: number } }
  add: { ask: { document: RoomDocument; slug: string }; answer: NewPiece | undefined }
  rearrange: { ask: { document: RoomDocument; seed: number }; answer: ArrangedPieces }
  furnish: { ask: { document: RoomDocument; style: SetStyle; variant: number }; answer: ArrangedPieces }
}
export type ComposerTask = keyof ComposerTasks
export type ComposerAsk<Name extends ComposerTask> = ComposerTasks[Name]['ask']
export type ComposerAnswer<Name extends ComposerTask> = ComposerTasks[Name]['answer']

export type ComposerOrder = { id: number; name: ComposerTask; ask: unknown }
/** The range is sent once, first. */
export type ToComposerWorker = { range: Range } | ComposerOrder
/** Without `done` the task has failed. */
export type FromComposerWorker = { id: number; done?: { answer: unknown } }
