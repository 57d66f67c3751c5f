import type { SSEStreamingApi } from 'hono/streaming'
import { MINUTE, SECOND } from '#app/lib/constants'
import { hasEnded } from './jobs'
import type { Job } from './jobs.server'

const LOOK_AGAIN_AFTER = SECOND / 2
const SIGN_OF_LIFE_AFTER = 15 * SECOND
/** Browsers reconnect with the id of their last event. */
const LONGEST_STREAM = MINUTE
const COME_BACK_AFTER = SECOND

/**
 * Streams a job's changes until it ends. Events are states, so reconnecting clients get the present one. Polls the
 * database, because another isolate may run the job.
 */
export async function tellChanges(
  stream: Pick<SSEStreamingApi, 'writeSSE' | 'write' | 'sleep' | 'aborted'>,
  read: () => Promise<Job | undefined>,
  say: (job: Job) => object,
  seen: number,
): Promise<void> {
  let [revision, stage, quiet] = [seen, '', 0]
  for (let elapsed = 0; elapsed < LONGEST_STREAM && !stream.aborted; elapsed += LOOK_AGAIN_AFTER) {
    const job = await read()
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
