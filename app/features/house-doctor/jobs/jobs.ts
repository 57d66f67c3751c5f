import { DAY, MINUTE } from '#app/lib/constants'
import type { FailureCode } from '#app/lib/failure'

/** Where a job is computed: here, in the page of who asked, or by the hosted engine. */
export type JobEngine = 'server' | 'client' | 'ai'
export type JobStatus = 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'expired'

export const openStatuses = ['queued', 'running'] as const satisfies JobStatus[]
export const hasEnded = (status: JobStatus) => !openStatuses.some((open) => open === status)

/** How long a visitor's job is kept with all that belongs to it, and how long the photo of who is signed in. */
export const VISITOR_LIFETIME = DAY
export const PHOTO_LIFETIME = 30 * DAY
/** For so long after all of a visitor's job is deleted its id still says that it has been: `expired`. */
export const EXPIRED_KEPT = DAY
/** How long an idempotency key stands for its job. */
export const KEY_LIFETIME = DAY
/** A job of the server's that has said nothing for so long has lost whoever computed it. */
export const SILENCE = 5 * MINUTE
/** … and one of a page, whose tab was closed. */
export const DEVICE_SILENCE = 2 * 60 * MINUTE
/** How long a link to a picture counts. */
export const LINK_LIFETIME = 10 * MINUTE

/** The shorter side that a photo has at least, in pixels. */
export const SHORTEST_SIDE_PX = 512
/** The longer side of a photo that is kept, and of a result, in pixels. */
export const KEPT_EDGE_PX = 2048
/** The longer side of what the server computes. */
export const SERVER_EDGE_PX = 768
/** … and of what is put together here of what the hosted engine has painted. */
export const HOSTED_EDGE_PX = 1024

/** What an answer says of a job. */
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
  /** Why a page computes what the hosted engine was asked for. */
  fallback: { code: FailureCode; message: string } | null
  /** Designs that were asked for and that the hosted engine has not painted. */
  missing_designs: number
  usage: { credits: number }
  created_at: string
  photos_until: string
  links: Record<'self' | 'events' | 'cancel', string> & { result?: string }
}
