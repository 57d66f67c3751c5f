import { sql } from 'drizzle-orm'
import { DAY } from '../../lib/constants'
import type { Database } from '../db/client'
import { rateLimits } from '../db/schema'

/** Something that is added up day by day (UTC), in whole numbers, and how far it may come. */
export type DailyQuota = { kind: string; most: number }

/** Adds to a day's sum where it stays within what it may be, in one statement, so that no two calls both take the rest. */
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
