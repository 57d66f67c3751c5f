import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { SECOND } from '../../lib/constants'
import type { Database } from '../db/client'
import { tokenBuckets } from '../db/schema'

/**
 * So many at once, and as many again within a time in ms, evenly. Unlike a window of time (rate-limit.ts) it does not
 * open all at once, a refusal costs nothing, and what was taken can be given back exactly.
 */
export type Bucket = { kind: string; who: string; most: number; within: number }

/** How long one token takes to come back; whole milliseconds, so that sums stay exact. */
const stepOf = ({ most, within }: Bucket) => Math.floor(within / most)

const bucketKey = ({ kind, who }: Bucket) => `${kind}:${who}`

/** Takes a token, in one statement, so that no two calls take the same; the seconds to wait where there is none. */
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

/** The seconds to wait for a token of each bucket, 0 where there is one. Nothing is taken. */
export async function waitsFor(db: Database, buckets: readonly Bucket[], now = Date.now()): Promise<number[]> {
  const rows = await db
    .select()
    .from(tokenBuckets)
    .where(inArray(tokenBuckets.key, buckets.map(bucketKey)))
  const fullAt = new Map(rows.map((row) => [row.key, row.fullAt]))
  return buckets.map((bucket) => secondsLeft(bucket, fullAt.get(bucketKey(bucket)), now))
}

/** Until a token is there, of a bucket that is full at a time. */
function secondsLeft(bucket: Bucket, fullAt = 0, now: number): number {
  const step = stepOf(bucket)
  return Math.max(0, Math.ceil((Math.max(fullAt, now) + step - step * bucket.most - now) / SECOND))
}

/** Gives a token back, where a condition holds in the same statement. */
export const giveToken = (db: Database, bucket: Bucket, where?: SQL) =>
  db
    .update(tokenBuckets)
    .set({ fullAt: sql`${tokenBuckets.fullAt} - ${stepOf(bucket)}` })
    .where(and(eq(tokenBuckets.key, bucketKey(bucket)), where))

/** Buckets that are full again say nothing. */
export const dropFullBuckets = (db: Database, now: number) =>
  db.delete(tokenBuckets).where(lte(tokenBuckets.fullAt, now))
