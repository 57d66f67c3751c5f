import type { Photo } from '@vuong-tron/room-engine/picture'
import type { ProgressStage } from '../protocol.ts'

/** A running task's callbacks. */
export type Running = { tell: (stage: ProgressStage) => void; show: (preview: Photo) => void; signal: AbortSignal }
