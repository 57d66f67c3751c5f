import { and, eq, gt, sql } from 'drizzle-orm'
import { SECOND } from '../../lib/constants'
import type { Database } from '../db/client'
import { rateLimits } from '../db/schema'
import { clientAddress } from '../http/client-address'

/** At most so many tries of one kind, by one somebody, within a time in ms. */
export type Limit = { kind: string; who: string; most: number; within: number }

export const BURST_PERIOD_SECONDS = 60

/** The first line: stops a flood at the edge, without the database, but only in one place and roughly. */
export async function isBurst(limiter: RateLimit, who: string): Promise<number | undefined> {
  const { success } = await limiter.limit({ key: who })
  return success ? undefined : BURST_PERIOD_SECONDS
}

/** The one limit in front of whatever no cache has: what is made by computing, from the database or for money. */
export const isFloodOfMisses = async (headers: Headers, env: Env): Promise<boolean> =>
  (await isBurst(env.PAGES_LIMITER, clientAddress(headers, env))) !== undefined

/** Counts one more try against each limit. The seconds to wait where one is exceeded, else nothing. */
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

/** Takes back a try that turned out not to be one of those that are limited. */
export const giveBack = (db: Database, limit: Limit) =>
  db
    .update(rateLimits)
    .set({ count: sql`max(${rateLimits.count} - 1, 0)` })
    .where(sql`${rateLimits.key} = ${keyOf(limit)}`)

/** Forgets the tries so far, or what was noted. */
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

/** Something that somebody did, for as long as it counts. */
export type Note = Omit<Limit, 'most'>

/** Notes something anew, from now on. */
export const note = (db: Database, noted: Note, now = Date.now()) => {
  const row = { key: keyOf(noted), count: 1, endsAt: now + noted.within }
  return db.insert(rateLimits).values(row).onConflictDoUpdate({ target: rateLimits.key, set: row })
}

/** Whether something has been noted and still counts. */
export const isNoted = async (db: Database, noted: Note, now = Date.now()): Promise<boolean> => {
  const isThis = and(eq(rateLimits.key, keyOf(noted)), gt(rateLimits.endsAt, now))
  return (await db.select().from(rateLimits).where(isThis)).length > 0
}

/** Counts of times that are over. */
export const dropEndedCounts = (db: Database, now: number) =>
  db.delete(rateLimits).where(sql`${rateLimits.endsAt} <= ${now}`)
