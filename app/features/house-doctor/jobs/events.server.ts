import type { SSEStreamingApi } from 'hono/streaming'
import { MINUTE, SECOND } from '#app/lib/constants'
import { hasEnded } from './jobs'
import type { Job } from './jobs.server'

const LOOK_AGAIN_AFTER = SECOND / 2
const SIGN_OF_LIFE_AFTER = 15 * SECOND
/** A browser comes back by itself, with the id of the last event that it has. */
const LONGEST_STREAM = MINUTE
const COME_BACK_AFTER = SECOND

/**
 * Tells of every change of a job until it has ended. Events are states, not a log: whoever comes back is told the present
 * one if it is newer than the last that they have seen. The database is asked, because whoever computes the job may be
 * another isolate.
 */
export async function tellChanges(
  stream: Pick<SSEStreamingApi, 'writeSSE' | 'write' | 'sleep' | 'aborted'>,
  look: () => Promise<Job | undefined>,
  say: (job: Job) => object,
  seen: number,
): Promise<void> {
  let [revision, stage, quiet] = [seen, '', 0]
  for (let elapsed = 0; elapsed < LONGEST_STREAM && !stream.aborted; elapsed += LOOK_AGAIN_AFTER) {
    const job = await look()
    if (!job) return
    if (job.revision > revision) {
      const event = hasEnded(job.status) ? 'done' : job.stage === stage ? 'progress' : 'stage'
      ;[revision, stage, quiet] = [job.revision, job.stage, 0]
      await stream.writeSSE({ id: String(revision), event, data: JSON.stringify(say(job)), retry: COME_BACK_AFTER })
    }
    if (hasEnded(job.status)) return
    quiet += LOOK_AGAIN_AFTER
    if (quiet >= SIGN_OF_LIFE_AFTER) {
      quiet = 0
      await stream.write(': still at it\n\n')
    }
    await stream.sleep(LOOK_AGAIN_AFTER)
  }
}
