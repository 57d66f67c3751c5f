import type { Photo } from '@vuong-tron/room-engine/picture'
import type { Stage } from '../protocol.ts'

/** A running task's callbacks. */
export type Running = { tell: (stage: Stage) => void; show: (preview: Photo) => void; signal: AbortSignal }
