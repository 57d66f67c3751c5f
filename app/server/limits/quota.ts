import { and, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { SECOND } from '../../lib/constants'
import type { Database } from '../db/client'
import { insertWhere } from '../db/insert-where'
import { quotas } from '../db/schema'

/** Maximum use within a time in ms, which starts with the first use. */
export type Allowance = {
  kind: string
  most: number
  within: number
  /** True for what one visitor asks many times a minute, so that bursts are counted more widely (wrangler.toml). */
  isFrequent?: true
}

/** An allowance with its owner. */
export type Quota = Allowance & { who: string }

const keyOf = ({ kind, who }: Quota) => `${kind}:${who}`
const isOf = (quota: Quota) => eq(quotas.key, keyOf(quota))

/** Uses an amount of every quota, or of none; returns the seconds to wait if one has less left. */
export async function consume(
  db: Database,
  wanted: readonly Quota[],
  { amount = 1, now = Date.now() } = {},
): Promise<number | undefined> {
  const [first, ...others] = wanted.map((quota) => charge(db, quota, amount, now))
  if (!first) return
  const used = await db.batch([first, ...others])
  const lacking = wanted.filter((_, index) => used[index]?.length === 0)
  if (lacking.length === 0) return
  for (const quota of wanted) if (!lacking.includes(quota)) await refund(db, quota, { amount, usedAt: now })
  const rows = await rowsOf(db, lacking)
  return Math.max(1, ...rows.map(({ resetsAt }) => secondsUntil(resetsAt, now)))
}

/** One statement, so that concurrent calls cannot use the same remainder. */
function charge(db: Database, quota: Quota, amount: number, now: number) {
  const isOver = sql`${quotas.resetsAt} <= ${now}`
  const used = sql`iif(${isOver}, 0, ${quotas.used}) + ${amount}`
  const row = { key: keyOf(quota), used: amount, resetsAt: now + quota.within }
  return insertWhere(db, quotas, row, sql`${amount} <= ${quota.most}`)
    .onConflictDoUpdate({
      target: quotas.key,
      set: { used, resetsAt: sql`iif(${isOver}, excluded.resets_at, ${quotas.resetsAt})` },
      setWhere: sql`${used} <= ${quota.most}`,
    })
    .returning({ key: quotas.key })
}

type Refund = { usedAt: number; amount?: number; where?: SQL }

/** Gives back an amount, unless the quota has been reset since `usedAt`. `where` is checked in the same statement. */
export const refund = (db: Database, quota: Quota, { usedAt, amount = 1, where }: Refund) =>
  db
    .update(quotas)
    .set({ used: sql`max(${quotas.used} - ${amount}, 0)` })
    .where(and(isOf(quota), lte(quotas.resetsAt, usedAt + quota.within), where))

/** Seconds to wait for each quota, 0 if some is left; uses none. */
export async function waitsFor(db: Database, wanted: readonly Quota[], now = Date.now()): Promise<number[]> {
  const rows = new Map((await rowsOf(db, wanted)).map((row) => [row.key, row]))
  return wanted.map((quota) => {
    const { used = 0, resetsAt = now } = rows.get(keyOf(quota)) ?? {}
    return used < quota.most ? 0 : Math.max(0, secondsUntil(resetsAt, now))
  })
}

export const isExhausted = async (db: Database, quota: Quota): Promise<boolean> =>
  (await waitsFor(db, [quota])).some((wait) => wait > 0)

const rowsOf = (db: Database, wanted: readonly Quota[]) =>
  db
    .select()
    .from(quotas)
    .where(inArray(quotas.key, wanted.map(keyOf)))

const secondsUntil = (end: number, now: number) => Math.ceil((end - now) / SECOND)

/** Uses up a quota for its whole time, starting now. */
export function exhaust(db: Database, quota: Quota, now = Date.now()) {
  const row = { key: keyOf(quota), used: quota.most, resetsAt: now + quota.within }
  return db.insert(quotas).values(row).onConflictDoUpdate({ target: quotas.key, set: row })
}

export const resetQuota = (db: Database, quota: Quota) => db.delete(quotas).where(isOf(quota))

/** Deletes expired quotas. */
export const dropPastQuotas = (db: Database, now: number) => db.delete(quotas).where(lte(quotas.resetsAt, now))
