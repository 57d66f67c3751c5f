import type { FailureCode } from '#app/lib/failure'
import { MASK_FILE, PHOTO_FILE } from './files.server'
import { hasEnded, type JobView } from './jobs'
import type { Job } from './jobs.server'
import { fileLink, JOBS_API } from './links.server'

type Words = { secrets: [string, ...string[]]; sentence: (code: FailureCode) => string }

/** A job for its owner, with fresh links. */
export function jobViewOf(job: Job, { secrets, sentence }: Words, now = Date.now()): JobView {
  const link = (file: string) => fileLink(secrets, job.id, file, now)
  const self = `${JOBS_API}/${job.id}`
  const hasPhotos = job.width !== null && job.photosUntil > now
  const reason = job.failure && { code: job.failure, message: sentence(job.failure) }
  const hasFailed = job.status === 'failed'
  const isPainted = job.engine === 'ai' && job.status === 'succeeded'
  const takesResult = job.engine === 'client' && !hasEnded(job.status)
  return {
    id: job.id,
    status: job.status,
    function: job.function,
    engine: job.engine,
    progress: job.progress,
    stage: job.stage,
    input_image: hasPhotos ? link(PHOTO_FILE) : null,
    output_images: job.outputs.map(({ file, mask, ...output }) => ({
      url: link(file),
      mask_url: mask && (hasPhotos || mask !== MASK_FILE) ? link(mask) : null,
      ...output,
    })),
    error: hasFailed ? reason : null,
    fallback: hasFailed ? null : reason,
    missing_designs: isPainted ? Math.max(0, Number(job.parameters.no_design ?? 1) - job.outputs.length) : 0,
    usage: { credits: job.credits },
    created_at: new Date(job.createdAt).toISOString(),
    photos_until: new Date(job.photosUntil).toISOString(),
    links: { self, events: `${self}/events`, cancel: self, ...(takesResult && { result: `${self}/result` }) },
  }
}
