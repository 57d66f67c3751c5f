import { and, eq, gt, sql } from 'drizzle-orm'
import { SECOND } from '../../lib/constants'
import type { Database } from '../db/client'
import { rateLimits } from '../db/schema'
import { clientAddress } from '../http/client-address'

/** At most so many tries of a kind by one client within a time in ms. */
export type Limit = { kind: string; who: string; most: number; within: number }

export const BURST_PERIOD_SECONDS = 60

/** Coarse flood protection at the edge, without the database and per location. */
export async function isBurst(limiter: RateLimit, who: string): Promise<number | undefined> {
  const { success } = await limiter.limit({ key: who })
  return success ? undefined : BURST_PERIOD_SECONDS
}

/** One limit for all cache misses: whatever costs computing, queries or money. */
export const isFloodOfMisses = async (headers: Headers, env: Env): Promise<boolean> =>
  (await isBurst(env.PAGES_LIMITER, clientAddress(headers, env))) !== undefined

/** Counts a try against each limit; returns the seconds to wait if one is exceeded. */
export async function countTry(db: Database, limits: readonly Limit[], now = Date.now()): Promise<number | undefined> {
  const [first, ...others] = limits.map((limit) => counted(db, limit, now))
  if (!first) return
  const counts = (await db.batch([first, ...others])).flat()
  const waits = limits.flatMap(({ most }, index) => {
    const { count = 0, endsAt = now } = counts[index] ?? {}
    return count > most ? [Math.ceil((endsAt - now) / SECOND)] : []
  })
  return waits.length ? Math.max(...waits) : undefined
}

/** Uncounts a try that should not be limited. */
export const giveBack = (db: Database, limit: Limit) =>
  db
    .update(rateLimits)
    .set({ count: sql`max(${rateLimits.count} - 1, 0)` })
    .where(sql`${rateLimits.key} = ${keyOf(limit)}`)

/** Deletes a counter or note. */
export const forgetTries = (db: Database, limit: Note) =>
  db.delete(rateLimits).where(sql`${rateLimits.key} = ${keyOf(limit)}`)

const keyOf = ({ kind, who }: Note) => `${kind}:${who}`

/** One statement, so that no two requests read the same count. */
const counted = (db: Database, limit: Limit, now: number) => {
  const isOver = sql`${rateLimits.endsAt} <= ${now}`
  return db
    .insert(rateLimits)
    .values({ key: keyOf(limit), count: 1, endsAt: now + limit.within })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`iif(${isOver}, 1, ${rateLimits.count} + 1)`,
        endsAt: sql`iif(${isOver}, excluded.ends_at, ${rateLimits.endsAt})`,
      },
    })
    .returning({ count: rateLimits.count, endsAt: rateLimits.endsAt })
}

/** A remembered act, for as long as it counts. */
export type Note = Omit<Limit, 'most'>

/** Records an act from now on. */
export const note = (db: Database, noted: Note, now = Date.now()) => {
  const row = { key: keyOf(noted), count: 1, endsAt: now + noted.within }
  return db.insert(rateLimits).values(row).onConflictDoUpdate({ target: rateLimits.key, set: row })
}

/** Whether an act is recorded and still counts. */
export const isNoted = async (db: Database, noted: Note, now = Date.now()): Promise<boolean> => {
  const isThis = and(eq(rateLimits.key, keyOf(noted)), gt(rateLimits.endsAt, now))
  return (await db.select().from(rateLimits).where(isThis)).length > 0
}

/** Deletes expired counters. */
export const dropEndedCounts = (db: Database, now: number) =>
  db.delete(rateLimits).where(sql`${rateLimits.endsAt} <= ${now}`)
