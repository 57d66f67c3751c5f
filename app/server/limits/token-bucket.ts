import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { SECOND } from '../../lib/constants'
import type { Database } from '../db/client'
import { tokenBuckets } from '../db/schema'

/**
 * A burst of `most`, refilled evenly within a time in ms. Unlike a window (rate-limit.ts) it does not refill at once,
 * refusals cost nothing, and tokens can be refunded.
 */
export type Bucket = { kind: string; who: string; most: number; within: number }

/** Refill time of one token; whole milliseconds keep sums exact. */
const stepOf = ({ most, within }: Bucket) => Math.floor(within / most)

const bucketKey = ({ kind, who }: Bucket) => `${kind}:${who}`

/** Takes a token atomically; returns the seconds to wait when there is none. */
export async function takeToken(db: Database, bucket: Bucket, now = Date.now()): Promise<number | undefined> {
  const step = stepOf(bucket)
  const longest = step * bucket.most
  const then = sql`max(${tokenBuckets.fullAt}, ${now}) + ${step}`
  const taken = await db
    .insert(tokenBuckets)
    .values({ key: bucketKey(bucket), fullAt: now + step })
    .onConflictDoUpdate({
      target: tokenBuckets.key,
      set: { fullAt: then },
      setWhere: sql`${then} <= ${now + longest}`,
    })
    .returning({ key: tokenBuckets.key })
  if (taken.length) return
  const [found] = await db
    .select({ fullAt: tokenBuckets.fullAt })
    .from(tokenBuckets)
    .where(eq(tokenBuckets.key, bucketKey(bucket)))
  return Math.max(1, secondsLeft(bucket, found?.fullAt, now))
}

/** Seconds to wait for a token of each bucket, 0 if available; takes nothing. */
export async function waitsFor(db: Database, buckets: readonly Bucket[], now = Date.now()): Promise<number[]> {
  const rows = await db
    .select()
    .from(tokenBuckets)
    .where(inArray(tokenBuckets.key, buckets.map(bucketKey)))
  const fullAt = new Map(rows.map((row) => [row.key, row.fullAt]))
  return buckets.map((bucket) => secondsLeft(bucket, fullAt.get(bucketKey(bucket)), now))
}

/** Seconds until a token is available. */
function secondsLeft(bucket: Bucket, fullAt = 0, now: number): number {
  const step = stepOf(bucket)
  return Math.max(0, Math.ceil((Math.max(fullAt, now) + step - step * bucket.most - now) / SECOND))
}

/** Refunds a token if a condition holds in the same statement. */
export const giveToken = (db: Database, bucket: Bucket, where?: SQL) =>
  db
    .update(tokenBuckets)
    .set({ fullAt: sql`${tokenBuckets.fullAt} - ${stepOf(bucket)}` })
    .where(and(eq(tokenBuckets.key, bucketKey(bucket)), where))

/** Deletes full buckets, which carry no information. */
export const dropFullBuckets = (db: Database, now: number) =>
  db.delete(tokenBuckets).where(lte(tokenBuckets.fullAt, now))
