import { and, desc, eq, exists, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { FailureCode } from '#app/lib/failure'
import type { Database } from '#app/server/db/client'
import { doctorJobs } from '#app/server/db/schema'
import { refund } from '#app/server/limits/quota'
import { keepHostedConsents } from './hosted/consents.server'
import { KEY_LIFETIME, openStatuses, PHOTO_LIFETIME } from './jobs'
import type { Owner } from './owner'

export type Job = typeof doctorJobs.$inferSelect
export type JobOutput = Job['outputs'][number]
export type JobChange = Partial<
  Pick<Job, 'status' | 'engine' | 'progress' | 'stage' | 'width' | 'height' | 'paidFrom' | 'credits'>
>

const isOpen = inArray(doctorJobs.status, [...openStatuses])
const isJob = (id: string) => eq(doctorJobs.id, id)
const risen = sql`${doctorJobs.revision} + 1`

export async function findJob(db: Database, id: string): Promise<Job | undefined> {
  const [job] = await db.select().from(doctorJobs).where(isJob(id))
  return job
}

/** The job already made with this key. */
export async function findByKey(db: Database, owner: Owner, key: string, now: number): Promise<Job | undefined> {
  const [, [job]] = await db.batch([releaseKey(db, owner, key, now), selectByKey(db, owner, key)])
  return job
}

/** Inserts a job; simultaneous calls with one key all get the first one's. */
export async function openJob(db: Database, job: Job): Promise<{ job: Job; isNew: boolean }> {
  const owner = { key: job.owner, accountId: job.accountId }
  const key = job.idempotencyKey ?? ''
  const [made, [found]] = await db.batch([
    db.insert(doctorJobs).values(job).onConflictDoNothing().returning({ id: doctorJobs.id }),
    selectByKey(db, owner, key),
  ])
  return { job: found ?? job, isNew: made.length > 0 }
}

const selectByKey = (db: Database, { key: owner }: Owner, key: string) =>
  db
    .select()
    .from(doctorJobs)
    .where(and(eq(doctorJobs.owner, owner), eq(doctorJobs.idempotencyKey, key)))

/** Keys can be reused after a day. */
const releaseKey = (db: Database, { key: owner }: Owner, key: string, now: number) =>
  db
    .update(doctorJobs)
    .set({ idempotencyKey: null })
    .where(
      and(
        eq(doctorJobs.owner, owner),
        eq(doctorJobs.idempotencyKey, key),
        lte(doctorJobs.createdAt, now - KEY_LIFETIME),
      ),
    )

/** Records progress; undefined when the job has ended meanwhile. */
export async function noteProgress(db: Database, id: string, change: JobChange, now = Date.now()) {
  const [job] = await db
    .update(doctorJobs)
    .set({ ...change, revision: risen, updatedAt: now })
    .where(and(isJob(id), isOpen))
    .returning()
  return job
}

/** Adds outputs; the last one completes the job. Undefined when it has ended meanwhile. */
export async function addOutputs(
  db: Database,
  job: Job,
  { outputs, isLast, progress = 100 }: { outputs: JobOutput[]; isLast: boolean; progress?: number },
  now = Date.now(),
): Promise<Job | undefined> {
  const [changed] = await db
    .update(doctorJobs)
    .set({
      outputs: [...job.outputs, ...outputs],
      ...(isLast
        ? { status: 'succeeded' as const, stage: 'done' as const, progress: 100, paidFrom: [] }
        : { status: 'running' as const, progress }),
      revision: risen,
      updatedAt: now,
    })
    // Optimistic lock: a simultaneous upload must not be lost.
    .where(and(isJob(job.id), isOpen, eq(doctorJobs.revision, job.revision)))
    .returning()
  return changed
}

/** Marks the charge as final; false when the job has ended meanwhile. */
export async function markCharged(db: Database, { id }: Pick<Job, 'id'>): Promise<boolean> {
  const used = await db
    .update(doctorJobs)
    .set({ paidFrom: [] })
    .where(and(isJob(id), isOpen))
    .returning({ id: doctorJobs.id })
  return used.length > 0
}

type Paid = Pick<Job, 'id' | 'paidFrom' | 'createdAt'>
type End = { status: 'failed' | 'cancelled'; failure: FailureCode | null }

/** Ends a job without result; undefined when it had ended. */
export const endJob = (db: Database, job: Paid, end: End, now = Date.now()) =>
  changeUnpaid(db, job, { ...end, stage: 'done' }, now)

/** Hands a job over to its page with a reason; undefined when it has ended meanwhile. */
export const handOver = (db: Database, job: Paid, failure: FailureCode, now = Date.now()) =>
  changeUnpaid(db, job, { engine: 'client', status: 'queued', stage: 'device', progress: 10, failure }, now)

const openRow = (db: Database, { id }: Pick<Job, 'id'>, condition?: SQL) =>
  db
    .select({ one: sql`1` })
    .from(doctorJobs)
    .where(and(isJob(id), isOpen, condition))

/** Refunds the charges that an open job's row still lists. */
const giveBack = (db: Database, job: Paid, condition?: SQL) =>
  job.paidFrom.map((quota) => {
    const isLeft = sql`exists (select 1 from json_each(${doctorJobs.paidFrom}) where value ->> 'kind' = ${quota.kind})`
    return refund(db, quota, { usedAt: job.createdAt, where: exists(openRow(db, job, and(condition, isLeft))) })
  })

/**
 * Changes an open job and refunds the rest of its charge in one transaction, by the row's current state. Cancelling
 * running work refunds nothing; hosted jobs are charged with their first picture.
 */
async function changeUnpaid(db: Database, job: Paid, change: Partial<Job>, now: number): Promise<Job | undefined> {
  const { status, engine } = doctorJobs
  const comesBack = change.status === 'cancelled' ? sql`(${status} = 'queued' or ${engine} = 'ai')` : sql`true`
  const [wasOpen] = await db.batch([
    openRow(db, job),
    ...giveBack(db, job, comesBack),
    db
      .update(doctorJobs)
      .set({
        ...change,
        credits: sql`case when ${comesBack} and json_array_length(${doctorJobs.paidFrom}) > 0 then 0 else ${doctorJobs.credits} end`,
        paidFrom: [],
        revision: risen,
        updatedAt: now,
      })
      .where(and(isJob(job.id), isOpen)),
  ])
  return wasOpen.length ? findJob(db, job.id) : undefined
}

/** Deletes a call that became no job, and refunds it unless a cancellation already did. */
export const takeBackJob = (db: Database, job: Paid) =>
  db.batch([openRow(db, job), ...giveBack(db, job), db.delete(doctorJobs).where(isJob(job.id))])

const keysOf = (owners: readonly Owner[]) => owners.map(({ key }) => key)
/** Expired jobs keep only their id. */
const isThere = ne(doctorJobs.status, 'expired')

/** Jobs of the owners, newest first. */
export const listJobs = (db: Database, owners: readonly Owner[], most: number): Promise<Job[]> =>
  db
    .select()
    .from(doctorJobs)
    .where(and(inArray(doctorJobs.owner, keysOf(owners)), isThere))
    .orderBy(desc(doctorJobs.createdAt))
    .limit(most)

/** Moves a visitor's jobs and consents to the account, with its lifetime. */
export const keepForAccount = (db: Database, visitor: Owner, account: Owner) =>
  db.batch([
    keepHostedConsents(db, visitor, account),
    db
      .update(doctorJobs)
      .set({
        owner: account.key,
        accountId: account.accountId,
        // The account may have used the same key.
        idempotencyKey: null,
        photosUntil: sql`${doctorJobs.createdAt} + ${PHOTO_LIFETIME}`,
      })
      .where(and(eq(doctorJobs.owner, visitor.key), isThere)),
  ])
