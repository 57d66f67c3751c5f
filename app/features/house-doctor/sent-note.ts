import { account } from '#app/lib/account'

const NOTE = 'houseDoctorSent'

/** A job that left this browser: whose it is, nobody's account's where that is empty, and whether it is still to be deleted. */
export type SentJob = { id: string; owner: string; isToGo: boolean }

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
    return Array.isArray(jobs) ? jobs : []
  } catch {
    return []
  }
}

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
export const noteJob = (id: string) => write([...(read() ?? []), { id, owner: account(), isToGo: false }])

export const wasEverSent = () => read() !== undefined

export const jobSent = (id: string) => read()?.find((job) => job.id === id)
/** What was sent while nobody was signed in, or by the account that is. */
export const jobsOfMine = () => (read() ?? []).filter(isMine)
export const jobsToGo = () => (read() ?? []).filter(({ isToGo }) => isToGo)

/** Notes that jobs are to be deleted, before it is tried; says whether that could be noted. */
export function noteToGo(jobs: readonly Pick<SentJob, 'id' | 'owner'>[]): boolean {
  const others = (read() ?? []).filter(({ id }) => !jobs.some((job) => job.id === id))
  return write([...others, ...jobs.map(({ id, owner }) => ({ id, owner, isToGo: true }))])
}

/** Notes that a job is deleted. */
export const noteGone = (id: string) => write((read() ?? []).filter((job) => job.id !== id))

/** Notes that all of it is. What another account has sent lies with us still. */
export function noteAllGone() {
  const others = (read() ?? []).filter((job) => !isMine(job))
  if (others.length > 0) write(others)
  else
    try {
      localStorage.removeItem(NOTE)
    } catch {
      // Nothing was noted either.
    }
}
