import { MINUTE } from '#app/lib/constants'
import { hasEnded, type JobView } from '../../jobs/jobs.ts'
import { noteJob, noteSent } from '../../sent-note.ts'
import type { Watch } from '../doctor-client.ts'
import type { ApiClient } from './api-client.ts'
import { discardJob } from './deletion.ts'

/** Why the device makes what the hosted engine was to paint. */
const reasons = [
  'not_agreed',
  'consent_missing',
  'unreachable',
  'quota_exceeded',
  'too_many_requests',
  'hosted_engine_spent',
  'hosted_engine_failed',
] as const
/** `retryAfter`: in so many seconds the service may be asked again. */
export type Instead = { why: (typeof reasons)[number]; retryAfter?: number }

/** What came of a call; `missing`: so many designs were asked for besides, and not painted. */
export type Painting =
  | { ok: true; pictures: Blob[]; job: string; missing: number }
  | { ok: true; instead: Instead }
  | { ok: false; code: 'cancelled' | 'content_blocked' }

/** For the picture longer than the server waits for the hosted engine, and shorter than anybody waits without a word. */
const PATIENCE = MINUTE

/**
 * What follows from a code of the API's: the device takes over, and says why; but what was refused for its content is not
 * made here in its stead.
 */
export function consequenceOf(code: string, retryAfter?: number): Painting {
  if (code === 'content_blocked') return { ok: false, code }
  const why = reasons.find((reason) => reason === code) ?? 'hosted_engine_failed'
  return { ok: true, instead: { why, ...(retryAfter && { retryAfter }) } }
}

/**
 * Has a call painted by the hosted engine. Where nothing comes of it, nothing of it stays there. `patienceMs`: for how long
 * the picture is waited for, and then for its file.
 */
export async function painting(
  api: ApiClient,
  { address, form }: { address: string; form: FormData },
  { onStage, signal }: Watch,
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
    // What is on its way arrives: only its answer says what there is to delete.
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

async function begin(api: ApiClient, address: string, form: FormData): Promise<Begun> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  try {
    const answer = await api.ask(address, { method: 'POST', body: form, headers })
    const said = (await answer.json()) as JobView & { code: string; job?: JobView }
    const retryAfter = Number(answer.headers.get('retry-after')) || undefined
    if (!answer.ok) {
      // A job that failed at once is there all the same, with its photo.
      if (said.job) void discardJob(api, said.job.id)
      return { consequence: consequenceOf(said.code, retryAfter) }
    }
    noteJob(said.id)
    return { job: said }
  } catch {
    return { consequence: consequenceOf('unreachable') }
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined))
  })

/** A job as it ended, or as the server has left it to the device; nothing where that is not to be heard in time. */
async function ending({ listen }: ApiClient, job: JobView, patience: AbortSignal): Promise<JobView | undefined> {
  const isOver = ({ status, engine }: JobView) => hasEnded(status) || engine !== 'ai'
  if (isOver(job)) return job
  const events = listen(job.links.events)
  const heard = new Promise<JobView | undefined>((resolve) => {
    for (const name of ['stage', 'progress', 'done'])
      events.addEventListener(name, ({ data }) => {
        const view = JSON.parse(data) as JobView
        if (isOver(view)) resolve(view)
      })
    // A broken line is joined again by itself; one that is refused is not.
    events.addEventListener('error', () => events.readyState === events.CLOSED && resolve(undefined))
  })
  const ended = await Promise.race([heard, aborted(patience)])
  events.close()
  return ended
}

/** The files of a job; nothing where one does not come in time. */
async function picturesOf(
  { ask }: ApiClient,
  { output_images }: JobView,
  patience: AbortSignal,
): Promise<Blob[] | undefined> {
  const fetched = async ({ url }: { url: string }) => {
    const answer = await ask(url, { signal: patience })
    if (!answer.ok) throw new Error(`${answer.status}`)
    return answer.blob()
  }
  // The signal ends what is on the wire, and the race whatever does not hear it.
  return Promise.race([Promise.all(output_images.map(fetched)).catch(() => undefined), aborted(patience)])
}
