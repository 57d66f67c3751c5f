import { SECOND } from '#app/lib/constants'
import { isSame, keyed } from '#app/server/secrets'
import { LINK_LIFETIME } from './jobs'

export const JOBS_API = '/api/v1/jobs'

const sealOf = (secret: string, job: string, file: string, expires: string) =>
  keyed(secret, 'house-doctor-file', `${job} ${file} ${expires}`)

/** A signed link to a job's picture for some minutes, because `<img>` sends no token. */
export function fileLink([secret]: [string, ...string[]], job: string, file: string, now: number): string {
  const expires = String(now + LINK_LIFETIME)
  return `${JOBS_API}/${job}/files/${file}?expires=${expires}&signature=${sealOf(secret, job, file, expires)}`
}

type Asked = { job: string; file: string; expires: string; signature: string }

/** Remaining seconds of a link; `false` for invalid signatures. */
export function secondsLeft(secrets: readonly string[], asked: Asked, now: number): number | false {
  const { job, file, expires, signature } = asked
  const isOurs = secrets.some((secret) => isSame(signature, sealOf(secret, job, file, expires)))
  return isOurs && Math.floor((Number(expires) - now) / SECOND)
}
