import type { Photo } from '@vuong-tron/room-engine/picture'
import type { Stage } from '../protocol.ts'

/** What a task can tell, show and ask while it runs. */
export type Running = { tell: (stage: Stage) => void; show: (preview: Photo) => void; signal: AbortSignal }
