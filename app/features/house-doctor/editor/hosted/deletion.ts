import { account } from '#app/lib/account'
import type { JobView } from '../../jobs/jobs.ts'
import {
  jobSent,
  jobsOfMine,
  jobsToGo,
  noteAllGone,
  noteAllToGo,
  noteGone,
  noteToGo,
  type SentJob,
} from '../../sent-note.ts'
import type { HostedApi } from './api-client.ts'

/** Result of deleting on the server: done, to be retried, or not even recorded. */
export type Deletion = 'deleted' | 'waiting' | 'failed'

const JOBS = '/api/v1/jobs'

/** Deletes a job with its pictures and consent; cancels it if it runs. */
export const deleteJob = (api: HostedApi, id: string) => remove(api, id, true)

/** Deletes a job without result, and reports nothing, because the visitor did not ask for it. */
export const discardJob = (api: HostedApi, id: string) => remove(api, id, false)

async function remove(api: HostedApi, id: string, isRequested: boolean): Promise<Deletion> {
  const job = { id, owner: jobSent(id)?.owner ?? account() }
  const isNoted = noteToGo([job], isRequested)
  if (!(await isGone(api, job))) return isNoted ? 'waiting' : 'failed'
  noteGone(id)
  return 'deleted'
}

/** Deletes everything sent from this browser or account, with results and consents. */
export async function deleteAll(api: HostedApi): Promise<Deletion> {
  const mine = jobsOfMine()
  const isNoted = noteAllToGo()
  if (!(await areAllGone(api))) return isNoted ? 'waiting' : 'failed'
  noteAllGone(mine)
  return 'deleted'
}

/** Retries deletions; returns whether a requested one is now complete. */
export async function deleteWaiting(api: HostedApi): Promise<boolean> {
  const waiting = jobsToGo()
  for (const job of waiting) if (await (job.isAll ? isRestGone : isGone)(api, job)) noteGone(job.id)
  const isRequested = ({ isRequested }: SentJob) => isRequested === true
  return waiting.some(isRequested) && !jobsToGo().some(isRequested)
}

/**
 * Deletes a job. For visitors, not found means expired or already deleted. An account's job is also not found without
 * its owner's session, so it counts as gone only with a freshly renewed one.
 */
async function isGone(api: HostedApi, { id, owner }: Pick<SentJob, 'id' | 'owner'>): Promise<boolean> {
  try {
    const status = await statusAfter(api, id)
    if (status !== NOT_FOUND || owner === '') return isDone(status)
    return owner === account() && (await api.renew()) && isDone(await statusAfter(api, id))
  } catch {
    return false
  }
}

/**
 * Completes a request to delete everything, for jobs that this browser cannot name; others were sent later or are
 * retried on their own.
 */
async function isRestGone(api: HostedApi, { owner, at }: SentJob): Promise<boolean> {
  try {
    if (owner !== account() || (owner !== '' && !(await api.renew()))) return false
    const answer = await api.ask(JOBS)
    if (!answer.ok) return false
    const { data } = (await answer.json()) as { data: { jobs: JobView[] } }
    const rest = data.jobs.filter(({ id, created_at }) => !jobSent(id) && Date.parse(created_at) <= at)
    for (const { id } of rest) if (!(await isGone(api, { id, owner }))) return false
    return true
  } catch {
    return false
  }
}

const NOT_FOUND = 404
const isDone = (status: number) => status === 204 || status === NOT_FOUND

async function statusAfter({ ask }: HostedApi, id: string): Promise<number> {
  const remove = () => ask(`${JOBS}/${id}`, { method: 'DELETE' })
  const first = await remove()
  return (first.status === 200 ? await remove() : first).status
}

/** Requires a valid session: with an expired token, only visitor data would be deleted. */
async function areAllGone({ ask, renew }: HostedApi): Promise<boolean> {
  try {
    const isKnown = account() === '' || (await renew())
    return (await ask(JOBS, { method: 'DELETE' })).ok && isKnown
  } catch {
    return false
  }
}
