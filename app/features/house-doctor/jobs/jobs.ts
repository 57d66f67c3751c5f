import { DAY, MINUTE } from '#app/lib/constants'
import type { FailureCode } from '#app/lib/failure'

/** Place where a job runs: the server, the requesting page, or the hosted engine. */
export type JobEngine = 'server' | 'client' | 'ai'
export type JobStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'expired'

export const openStatuses = ['queued', 'running'] as const satisfies JobStatus[]
export const hasEnded = (status: JobStatus) => !openStatuses.some((open) => open === status)

/** Lifetime of visitors' jobs, and of photos of signed-in customers. */
export const VISITOR_LIFETIME = DAY
export const PHOTO_LIFETIME = 30 * DAY
/** A deleted visitor job still answers `expired` for this time. */
export const EXPIRED_KEPT = DAY
/** Lifetime of idempotency keys. */
export const KEY_LIFETIME = DAY
/** A server job without progress for this long has lost its isolate. */
export const SILENCE = 5 * MINUTE
/** A page's job without progress for this long has lost its tab. */
export const DEVICE_SILENCE = 2 * 60 * MINUTE
/** Lifetime of picture links. */
export const LINK_LIFETIME = 10 * MINUTE

/** Minimum shorter side of a photo, in pixels. */
export const SHORTEST_SIDE_PX = 512
/** Maximum longer side of stored photos and results, in pixels. */
export const KEPT_EDGE_PX = 2048
/** Maximum longer side of server computations. */
export const SERVER_EDGE_PX = 768
/** Maximum longer side of results composed from the hosted engine. */
export const HOSTED_EDGE_PX = 1024

/** A job in API responses. */
export type JobView = {
  id: string
  status: JobStatus
  function: string
  engine: JobEngine
  progress: number
  stage: string
  input_image: string | null
  output_images: {
    url: string
    mask_url: string | null
    width: number
    height: number
    seed: number
    label?: string
    recipe: unknown
    products: string[]
  }[]
  error: { code: FailureCode; message: string } | null
  /** Reason why the page computes instead of the hosted engine. */
  fallback: { code: FailureCode; message: string } | null
  /** Requested designs that the hosted engine did not paint. */
  missing_designs: number
  usage: { credits: number }
  created_at: string
  photos_until: string
  links: Record<'self' | 'events' | 'cancel', string> & { result?: string }
}
