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
import type { ApiClient } from './api-client.ts'

/** What became of a wish to have something deleted with us: it is, it will be tried again, or even that cannot be noted. */
export type Deletion = 'deleted' | 'waiting' | 'failed'

const JOBS = '/api/v1/jobs'

/** Deletes a job with its pictures, which takes back what was agreed to; one that still runs is cancelled first. */
export const deleteJob = (api: ApiClient, id: string) => remove(api, id, true)

/** Deletes one of which nothing has come. Nobody has asked for that, so that nobody is told of it either. */
export const discardJob = (api: ApiClient, id: string) => remove(api, id, false)

async function remove(api: ApiClient, id: string, isAsked: boolean): Promise<Deletion> {
  const job = { id, owner: jobSent(id)?.owner ?? account() }
  const isNoted = noteToGo([job], isAsked)
  if (!(await isGone(api, job))) return isNoted ? 'waiting' : 'failed'
  noteGone(id)
  return 'deleted'
}

/** Deletes all that was sent from this browser, or by this account, with what was made of it, and takes back what was agreed to. */
export async function deleteAll(api: ApiClient): Promise<Deletion> {
  const mine = jobsOfMine()
  const isNoted = noteAllToGo()
  if (!(await areAllGone(api))) return isNoted ? 'waiting' : 'failed'
  noteAllGone(mine)
  return 'deleted'
}

/** Tries again what could not be deleted; says whether somebody had asked for that, and all of it is gone now. */
export async function deleteWaiting(api: ApiClient): Promise<boolean> {
  const waiting = jobsToGo()
  for (const job of waiting) if (await (job.isAll ? isRestGone : isGone)(api, job)) noteGone(job.id)
  const isAsked = ({ isAsked }: SentJob) => isAsked === true
  return waiting.some(isAsked) && !jobsToGo().some(isAsked)
}

/**
 * Has a job deleted. That it is not found means for a visitor's that its day is over, or that another tab was faster: a browser
 * without its cookie has no way to it, and that day ends it too. An account's job is not found by whoever is not signed in as
 * its owner, so that it counts as gone only to a session that has just been renewed.
 */
async function isGone(api: ApiClient, { id, owner }: Pick<SentJob, 'id' | 'owner'>): Promise<boolean> {
  try {
    const status = await statusAfter(api, id)
    if (status !== NOT_FOUND || owner === '') return isDone(status)
    return owner === account() && (await api.renew()) && isDone(await statusAfter(api, id))
  } catch {
    return false
  }
}

/**
 * Has deleted what somebody had sent when they wished all of it gone, and this browser cannot name. What it can name was
 * sent after that, or is tried by itself.
 */
async function isRestGone(api: ApiClient, { owner, at }: SentJob): Promise<boolean> {
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

async function statusAfter({ ask }: ApiClient, id: string): Promise<number> {
  const remove = () => ask(`${JOBS}/${id}`, { method: 'DELETE' })
  const first = await remove()
  return (first.status === 200 ? await remove() : first).status
}

/** Whoever is signed in has to be known to the server: to a token that has run out it would delete the visitor's alone. */
async function areAllGone({ ask, renew }: ApiClient): Promise<boolean> {
  try {
    const isKnown = account() === '' || (await renew())
    return (await ask(JOBS, { method: 'DELETE' })).ok && isKnown
  } catch {
    return false
  }
}
