import { sql } from 'drizzle-orm'
import { SECOND } from '../lib/constants'
import type { Database } from './db/client'
import { products } from './db/schema'
import { logFailure } from './log/failure-log'
import { sessionSecrets } from './secrets'

/** Timeout per dependency. */
const PATIENCE = 2 * SECOND

type Verdict = 'ok' | 'failed'
type Readiness = Record<'database' | 'storage' | 'secrets', Verdict>

export const isReady = (checks: Readiness): boolean => Object.values(checks).every((verdict) => verdict === 'ok')

/** Checks required dependencies: tables, pictures, and the session secret. */
export async function checkReadiness(
  db: Database,
  env: Pick<Env, 'PHOTOS' | 'SESSION_SECRET' | 'STORAGE'>,
  patience = PATIENCE,
): Promise<Readiness> {
  const [database, storage, secrets] = await Promise.all([
    verdictOn('database', db.select({ one: sql`1` }).from(products).limit(1), patience),
    verdictOn('storage', Promise.all([env.STORAGE.head('ready'), env.PHOTOS.head('ready')]), patience),
    verdictOn('secrets', Promise.resolve(env).then(sessionSecrets), patience),
  ])
  return { database, storage, secrets }
}

async function verdictOn(name: string, work: PromiseLike<unknown>, patience: number): Promise<Verdict> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('took too long')), patience)
  try {
    await Promise.race([work, late])
    return 'ok'
  } catch (error) {
    logFailure(`not ready: ${name}`, error as Error)
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}
