import { account } from '#app/lib/account'
import { VISITOR_LIFETIME } from './jobs/jobs.ts'

const NOTE = 'houseDoctorSent'

/** A job that left this browser. */
export type SentJob = {
  id: string
  /** Whose it is; nobody's account's where that is empty. */
  owner: string
  /** When it was noted; from then on its time with us runs. */
  at: number
  /** Whether it is still to be deleted, */
  isToGo: boolean
  /** … and somebody has asked for that, who wants to hear of it. */
  isAsked?: boolean
  /** No job of its own, but the wish to have all deleted that its owner had sent by then. */
  isAll?: boolean
}

/** What was sent and has not been deleted with us; nothing where nothing ever was. A note that cannot be read tells no jobs. */
function read(): SentJob[] | undefined {
  try {
    const written = localStorage.getItem(NOTE)
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

/** Whether a job is gone by itself: a visitor's. Of an account's its photo goes, and what was made of it stays with us. */
const isOver = ({ owner, at }: SentJob) => owner === '' && at + VISITOR_LIFETIME < Date.now()

/** A browser that keeps nothing does not know; what was sent goes after its time by itself. */
function write(jobs: readonly SentJob[]): boolean {
  try {
    localStorage.setItem(NOTE, JSON.stringify(jobs))
    return true
  } catch {
    return false
  }
}

const isMine = ({ owner }: SentJob) => owner === '' || owner === account()

/** Notes that a photo leaves this browser, before it does: what is to be deleted later lies with us too. */
export const noteSent = () => write(read() ?? [])

/** … and which job it has become. */
export const noteJob = (id: string) =>
  write([...(read() ?? []), { id, owner: account(), at: Date.now(), isToGo: false }])

export const wasEverSent = () => read() !== undefined

export const jobSent = (id: string) => read()?.find((job) => job.id === id)
/** What was sent while nobody was signed in, or by the account that is. */
export const jobsOfMine = () => (read() ?? []).filter(isMine)
export const jobsToGo = () => (read() ?? []).filter(({ isToGo }) => isToGo)

/** Notes that jobs are to be deleted, before it is tried; says whether that could be noted. */
export function noteToGo(jobs: readonly Pick<SentJob, 'id' | 'owner'>[], isAsked: boolean): boolean {
  const noted = read() ?? []
  const going = jobs.map(({ id, owner }) => {
    const before = noted.find((job) => job.id === id)
    return { ...before, id, owner, at: before?.at ?? Date.now(), isToGo: true, isAsked: isAsked || before?.isAsked }
  })
  return write([...without(noted, jobs), ...going])
}

const allOf = (owner: string) => `all of ${owner}`

/** Notes that all of mine is to be deleted, also what this browser cannot name: the answer to a photo may have been lost. */
export function noteAllToGo(): boolean {
  const owner = account()
  const all = { id: allOf(owner), owner, at: Date.now(), isToGo: true, isAsked: true, isAll: true }
  return noteToGo(jobsOfMine(), true) && write([...without(read() ?? [], [all]), all])
}

const without = (noted: readonly SentJob[], jobs: readonly Pick<SentJob, 'id'>[]) =>
  noted.filter(({ id }) => !jobs.some((job) => job.id === id))

/** Notes that a job is deleted. */
export const noteGone = (id: string) => write((read() ?? []).filter((job) => job.id !== id))

/**
 * Notes that all of these are, and with them whatever was sent. What another account has sent lies with us still, and what
 * another tab has sent meanwhile.
 */
export function noteAllGone(jobs: readonly SentJob[]) {
  const others = without(read() ?? [], [...jobs, { id: allOf(account()) }])
  if (others.length > 0) write(others)
  else
    try {
      localStorage.removeItem(NOTE)
    } catch {
      // Nothing was noted either.
    }
}
