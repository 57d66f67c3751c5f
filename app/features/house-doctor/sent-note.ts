import { account } from '#app/lib/account'
import { DOCTOR_SENT } from '#app/lib/storage-keys'
import { VISITOR_LIFETIME } from './jobs/jobs.ts'

/** A job sent from this browser. */
export type SentJob = {
  id: string
  /** Account id; empty for anonymous visitors. */
  owner: string
  /** Time of recording, from which its lifetime on the server counts. */
  at: number
  /** Must still be deleted. */
  isToGo: boolean
  /** … on request, so that completion is reported. */
  isRequested?: boolean
  /** A request to delete everything that its owner had sent by then. */
  isAll?: boolean
}

/** Recorded jobs; undefined when nothing was ever sent, empty when unreadable. */
function read(): SentJob[] | undefined {
  try {
    const written = localStorage.getItem(DOCTOR_SENT)
    return written === null ? undefined : jobsIn(written)
  } catch {
    return undefined
  }
}

function jobsIn(written: string): SentJob[] {
  try {
    const jobs: unknown = JSON.parse(written)
    return Array.isArray(jobs) ? jobs.filter((job) => !isOver(job)) : []
  } catch {
    return []
  }
}

/** A visitor's job expires on the server; an account's results never do. */
const isOver = ({ owner, at }: SentJob) => owner === '' && at + VISITOR_LIFETIME < Date.now()

/** Without storage nothing is recorded; sent photos expire on their own. */
function write(jobs: readonly SentJob[]): boolean {
  try {
    localStorage.setItem(DOCTOR_SENT, JSON.stringify(jobs))
    return true
  } catch {
    return false
  }
}

const isMine = ({ owner }: SentJob) => owner === '' || owner === account()

/** Records that a photo is about to be sent. */
export const noteSent = () => write(read() ?? [])

/** Records the id of the job that a sent photo became. */
export const noteJob = (id: string) =>
  write([...(read() ?? []), { id, owner: account(), at: Date.now(), isToGo: false }])

export const wasEverSent = () => read() !== undefined

export const jobSent = (id: string) => read()?.find((job) => job.id === id)
/** Jobs sent anonymously, or by the current account. */
export const jobsOfMine = () => (read() ?? []).filter(isMine)
export const jobsToGo = () => (read() ?? []).filter(({ isToGo }) => isToGo)

/** Records pending deletions; returns whether storage accepted it. */
export function noteToGo(jobs: readonly Pick<SentJob, 'id' | 'owner'>[], isRequested: boolean): boolean {
  const noted = read() ?? []
  const going = jobs.map(({ id, owner }) => {
    const before = noted.find((job) => job.id === id)
    return {
      ...before,
      id,
      owner,
      at: before?.at ?? Date.now(),
      isToGo: true,
      isRequested: isRequested || before?.isRequested,
    }
  })
  return write([...without(noted, jobs), ...going])
}

const allOf = (owner: string) => `all of ${owner}`

/** Records a request to delete everything, including jobs whose answer was lost. */
export function noteAllToGo(): boolean {
  const owner = account()
  const all = { id: allOf(owner), owner, at: Date.now(), isToGo: true, isRequested: true, isAll: true }
  return noteToGo(jobsOfMine(), true) && write([...without(read() ?? [], [all]), all])
}

const without = (noted: readonly SentJob[], jobs: readonly Pick<SentJob, 'id'>[]) =>
  noted.filter(({ id }) => !jobs.some((job) => job.id === id))

/** Records a deleted job. */
export const noteGone = (id: string) => write((read() ?? []).filter((job) => job.id !== id))

/** Records deletion of everything; jobs of other accounts or tabs stay. */
export function noteAllGone(jobs: readonly SentJob[]) {
  const others = without(read() ?? [], [...jobs, { id: allOf(account()) }])
  if (others.length > 0) write(others)
  else
    try {
      localStorage.removeItem(DOCTOR_SENT)
    } catch {
      // Nothing to do: without storage nothing was recorded.
    }
}
