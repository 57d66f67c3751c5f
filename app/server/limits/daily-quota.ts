import { sql } from 'drizzle-orm'
import { DAY } from '../../lib/constants'
import type { Database } from '../db/client'
import { rateLimits } from '../db/schema'

/** A quota of integers per day (UTC). */
export type DailyQuota = { kind: string; most: number }

/** Adds to the day's sum if the quota allows it, atomically in one statement. */
export async function consumeQuota(
  db: Database,
  { kind, most }: DailyQuota,
  amount: number,
  now = Date.now(),
): Promise<boolean> {
  if (amount > most) return false
  const day = Math.floor(now / DAY) * DAY
  const sum = sql`${rateLimits.count} + ${amount}`
  const added = await db
    .insert(rateLimits)
    .values({ key: `${kind}:${new Date(day).toISOString().slice(0, 10)}`, count: amount, endsAt: day + DAY })
    .onConflictDoUpdate({ target: rateLimits.key, set: { count: sum }, setWhere: sql`${sum} <= ${most}` })
    .returning({ key: rateLimits.key })
  return added.length > 0
}
