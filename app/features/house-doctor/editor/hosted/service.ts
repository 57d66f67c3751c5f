import { MINUTE } from '#app/lib/constants'
import { hasEnded, type JobView } from '../../jobs/jobs.ts'
import type { Watch } from '../doctor-client.ts'
import type { Server } from './server.ts'

/** Why the device makes what the hosted engine was to paint. */
export const insteads = [
  'not_agreed',
  'unreachable',
  'quota_exceeded',
  'hosted_engine_spent',
  'hosted_engine_failed',
] as const
export type Instead = (typeof insteads)[number]

export type Painting =
  | { ok: true; pictures: Blob[]; job: string }
  | { ok: true; instead: Instead }
  | { ok: false; code: 'cancelled' | 'content_blocked' }

/** Longer than the server waits for the hosted engine, and shorter than anybody waits without a word. */
const PATIENCE = MINUTE
const JOBS = '/api/v1/jobs'

/**
 * What follows from a code of the API's: the device takes over, and says why; but what was refused for its content is not
 * made here in its stead.
 */
export function consequenceOf(code: string): Painting {
  if (code === 'content_blocked') return { ok: false, code }
  // Words that were agreed to and no longer count are no consent.
  if (code === 'consent_missing') return { ok: true, instead: 'not_agreed' }
  if (code === 'too_many_requests') return { ok: true, instead: 'quota_exceeded' }
  return { ok: true, instead: insteads.find((instead) => instead === code) ?? 'hosted_engine_failed' }
}

/** Has a call painted by the hosted engine. Where nothing comes of it, nothing of it stays there. */
export async function painting(
  server: Server,
  { address, form }: { address: string; form: FormData },
  { onStage, signal }: Watch,
): Promise<Painting> {
  const patience = AbortSignal.any([AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])])
  if (signal?.aborted) return { ok: false, code: 'cancelled' }
  onStage?.('sending')
  const beginning = begin(server, address, form)
  const begun = await Promise.race([beginning, aborted(patience)])
  const nothing = (): Painting =>
    signal?.aborted ? { ok: false, code: 'cancelled' } : { ok: true, instead: 'hosted_engine_failed' }
  if (!begun) {
    void beginning.then(({ job }) => job && forgetJob(server, job.id)).catch(() => {})
    return nothing()
  }
  if (!begun.job) return begun.consequence
  onStage?.('painting_elsewhere')
  const ended = await ending(server, begun.job, patience)
  if (ended?.status === 'succeeded') {
    onStage?.('fetching')
    const pictures = await picturesOf(server, ended)
    if (pictures && !signal?.aborted) return { ok: true, pictures, job: ended.id }
  }
  void forgetJob(server, begun.job.id).catch(() => {})
  const reason = ended?.error ?? ended?.fallback
  return reason && !signal?.aborted ? consequenceOf(reason.code) : nothing()
}

type Begun = { job: JobView } | { job?: undefined; consequence: Painting }

async function begin({ ask }: Server, address: string, form: FormData): Promise<Begun> {
  const headers = { 'idempotency-key': crypto.randomUUID() }
  try {
    const answer = await ask(address, { method: 'POST', body: form, headers })
    const said = (await answer.json()) as JobView & { code: string }
    return answer.ok ? { job: said } : { consequence: consequenceOf(said.code) }
  } catch {
    return { consequence: { ok: true, instead: 'unreachable' } }
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined))
  })

/** A job as it ended, or as the server has left it to the device; nothing where that is not to be heard in time. */
async function ending({ listen }: Server, job: JobView, patience: AbortSignal): Promise<JobView | undefined> {
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

async function picturesOf({ ask }: Server, { output_images }: JobView): Promise<Blob[] | undefined> {
  try {
    const answers = await Promise.all(output_images.map(({ url }) => ask(url)))
    return answers.every(({ ok }) => ok) ? await Promise.all(answers.map((answer) => answer.blob())) : undefined
  } catch {
    return undefined
  }
}

/** Deletes all that was sent from this browser, or by this account, with what was made of it, and takes back what was agreed to. */
export const forgetAll = async ({ ask }: Server): Promise<boolean> => (await ask(JOBS, { method: 'DELETE' })).ok

/** Deletes a job with its pictures, which takes back what was agreed to; one that still runs is cancelled first. */
export async function forgetJob({ ask }: Server, id: string): Promise<boolean> {
  const remove = () => ask(`${JOBS}/${id}`, { method: 'DELETE' })
  const first = await remove()
  const { status } = first.status === 200 ? await remove() : first
  return status === 204 || status === 404
}
