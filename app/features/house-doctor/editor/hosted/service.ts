import { MINUTE } from '#app/lib/constants'
import { hasEnded, type JobView } from '../../jobs/jobs.ts'
import { noteJob, noteSent } from '../../sent-note.ts'
import type { TaskListener } from '../doctor-client.ts'
import type { HostedApi } from './api-client.ts'
import { discardJob } from './deletion.ts'

/** Reasons why the device computes instead of the hosted engine. */
const reasons = [
  'not_agreed',
  'consent_missing',
  'unreachable',
  'quota_exceeded',
  'too_many_requests',
  'hosted_engine_spent',
  'hosted_engine_failed',
] as const
/** `retryAfter`: seconds until the service can be asked again. */
export type Instead = { why: (typeof reasons)[number]; retryAfter?: number }

/** Result of a call; `missing` designs were requested but not painted. */
export type Painting =
  | { ok: true; pictures: Blob[]; job: string; missing: number }
  | { ok: true; instead: Instead }
  | { ok: false; code: 'cancelled' | 'content_blocked' }

/** Timeout: longer than the server's own, but bounded. */
const PATIENCE = MINUTE

/** Maps an API code: usually the device takes over with a reason, but blocked content is not computed at all. */
export function consequenceOf(code: string, retryAfter?: number): Painting {
  if (code === 'content_blocked') return { ok: false, code }
  const why = reasons.find((reason) => reason === code) ?? 'hosted_engine_failed'
  return { ok: true, instead: { why, ...(retryAfter && { retryAfter }) } }
}

/**
 * Runs a call on the hosted engine; failed jobs are deleted. `patienceMs` limits the wait for the result, and for its
 * file.
 */
export async function painting(
  api: HostedApi,
  { address, form }: { address: string; form: FormData },
  { onStage, signal }: TaskListener,
  patienceMs = PATIENCE,
): Promise<Painting> {
  const waiting = () => AbortSignal.any([AbortSignal.timeout(patienceMs), ...(signal ? [signal] : [])])
  if (signal?.aborted) return { ok: false, code: 'cancelled' }
  onStage?.('sending')
  noteSent()
  const patience = waiting()
  const beginning = begin(api, address, form)
  const begun = await Promise.race([beginning, aborted(patience)])
  const nothing = (why: Instead['why'] = 'hosted_engine_failed'): Painting =>
    signal?.aborted ? { ok: false, code: 'cancelled' } : { ok: true, instead: { why } }
  if (!begun) {
    // The request may still succeed: its late answer names the job to delete.
    void beginning.then(({ job }) => job && discardJob(api, job.id))
    return nothing('unreachable')
  }
  if (!begun.job) return begun.consequence
  onStage?.('painting_elsewhere')
  const ended = await ending(api, begun.job, patience)
  const isPainted = ended?.status === 'succeeded'
  if (isPainted) {
    onStage?.('fetching')
    const pictures = await picturesOf(api, ended, waiting())
    if (pictures && !signal?.aborted) return { ok: true, pictures, job: ended.id, missing: ended.missing_designs }
  }
  void discardJob(api, begun.job.id)
  const reason = ended?.error ?? ended?.fallback
  return reason && !signal?.aborted ? consequenceOf(reason.code) : nothing(isPainted ? 'unreachable' : undefined)
}

type Begun = { job: JobView } | { job?: undefined; consequence: Painting }

async function begin(api: HostedApi, address: string, form: FormData): Promise<Begun> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  try {
    const answer = await api.ask(address, { method: 'POST', body: form, headers })
    const answered = (await answer.json()) as JobView & { code: string; job?: JobView }
    const retryAfter = Number(answer.headers.get('retry-after')) || undefined
    if (!answer.ok) {
      // A job that failed at once still holds its photo.
      if (answered.job) void discardJob(api, answered.job.id)
      return { consequence: consequenceOf(answered.code, retryAfter) }
    }
    noteJob(answered.id)
    return { job: answered }
  } catch {
    return { consequence: consequenceOf('unreachable') }
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined))
  })

/** Waits until a job ends or is handed to the device; undefined on timeout. */
async function ending({ listen }: HostedApi, job: JobView, patience: AbortSignal): Promise<JobView | undefined> {
  const isOver = ({ status, engine }: JobView) => hasEnded(status) || engine !== 'ai'
  if (isOver(job)) return job
  const events = listen(job.links.events)
  const heard = new Promise<JobView | undefined>((resolve) => {
    for (const name of ['stage', 'progress', 'done'])
      events.addEventListener(name, ({ data }) => {
        const view = JSON.parse(data) as JobView
        if (isOver(view)) resolve(view)
      })
    // EventSource reconnects automatically, except after a refusal.
    events.addEventListener('error', () => events.readyState === events.CLOSED && resolve(undefined))
  })
  const ended = await Promise.race([heard, aborted(patience)])
  events.close()
  return ended
}

/** Downloads a job's files; undefined on timeout. */
async function picturesOf(
  { ask }: HostedApi,
  { output_images }: JobView,
  patience: AbortSignal,
): Promise<Blob[] | undefined> {
  const fetched = async ({ url }: { url: string }) => {
    const answer = await ask(url, { signal: patience })
    if (!answer.ok) throw new Error(`${answer.status}`)
    return answer.blob()
  }
  // The signal aborts requests; the race covers what ignores it.
  return Promise.race([Promise.all(output_images.map(fetched)).catch(() => undefined), aborted(patience)])
}
