import { and, desc, eq, exists, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { FailureCode } from '#app/lib/failure'
import type { Database } from '#app/server/db/client'
import { doctorJobs } from '#app/server/db/schema'
import { giveToken } from '#app/server/limits/token-bucket'
import { keepHostedConsents } from './hosted/consents.server'
import { KEY_LIFETIME, openStatuses, PHOTO_LIFETIME } from './jobs'
import type { Owner } from './owner'

export type Job = typeof doctorJobs.$inferSelect
export type JobOutput = Job['outputs'][number]
export type Change = Partial<
  Pick<Job, 'status' | 'engine' | 'progress' | 'stage' | 'width' | 'height' | 'paidFrom' | 'credits'>
>

const isOpen = inArray(doctorJobs.status, [...openStatuses])
const isJob = (id: string) => eq(doctorJobs.id, id)
const risen = sql`${doctorJobs.revision} + 1`

export async function findJob(db: Database, id: string): Promise<Job | undefined> {
  const [job] = await db.select().from(doctorJobs).where(isJob(id))
  return job
}

/** The job that a call with this key has already made. */
export async function findByKey(db: Database, owner: Owner, key: string, now: number): Promise<Job | undefined> {
  const [, [job]] = await db.batch([releaseKey(db, owner, key, now), selectByKey(db, owner, key)])
  return job
}

/** Puts a job down; of calls with one key at the same moment all find the job of the first. */
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

/** A key that is a day old may be used for something else. */
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

/** Notes how far a job is; nothing where it has ended meanwhile, as by its owner. */
export async function noteProgress(db: Database, id: string, change: Change, now = Date.now()) {
  const [job] = await db
    .update(doctorJobs)
    .set({ ...change, revision: risen, updatedAt: now })
    .where(and(isJob(id), isOpen))
    .returning()
  return job
}

/** Adds what a job has made; with the last of it the job has succeeded. Nothing where it has ended meanwhile. */
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
    // Two uploads at the same moment: the second has not seen what the first has added.
    .where(and(isJob(job.id), isOpen, eq(doctorJobs.revision, job.revision)))
    .returning()
  return changed
}

/** Notes that what a job cost is used up: none of it is given back from now on. No where it has ended meanwhile. */
export async function markCharged(db: Database, { id }: Pick<Job, 'id'>): Promise<boolean> {
  const used = await db
    .update(doctorJobs)
    .set({ paidFrom: [] })
    .where(and(isJob(id), isOpen))
    .returning({ id: doctorJobs.id })
  return used.length > 0
}

type Paid = Pick<Job, 'id' | 'paidFrom'>
type End = { status: 'failed' | 'cancelled'; failure: FailureCode | null }

/** Ends a job that has come to nothing; nothing where it had ended. */
export const endJob = (db: Database, job: Paid, end: End, now = Date.now()) =>
  changeUnpaid(db, job, { ...end, stage: 'done' }, now)

/** Leaves a job to the page of who asked, and says why; nothing where it has ended meanwhile. */
export const handOver = (db: Database, job: Paid, failure: FailureCode, now = Date.now()) =>
  changeUnpaid(db, job, { engine: 'client', status: 'queued', stage: 'device', progress: 10, failure }, now)

const openRow = (db: Database, { id }: Pick<Job, 'id'>, condition?: SQL) =>
  db
    .select({ one: sql`1` })
    .from(doctorJobs)
    .where(and(isJob(id), isOpen, condition))

/** What an open job's row still says that it was paid from. */
const giveBack = (db: Database, job: Paid, condition?: SQL) =>
  job.paidFrom.map((bucket) => {
    const isLeft = sql`exists (select 1 from json_each(${doctorJobs.paidFrom}) where value ->> 'kind' = ${bucket.kind})`
    return giveToken(db, bucket, exists(openRow(db, job, and(condition, isLeft))))
  })

/**
 * Changes an open job and gives back what is left of what it cost, in one transaction: how much that is, its row says at
 * that moment. Whoever cancels what is being computed has had the work, and gets nothing back; what is painted is used up with
 * the first picture that is asked for.
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

/** Forgets a call that has not become a job, and gives back what it cost, unless whoever cancelled it has that already. */
export const takeBackJob = (db: Database, job: Paid) =>
  db.batch([openRow(db, job), ...giveBack(db, job), db.delete(doctorJobs).where(isJob(job.id))])

const keysOf = (owners: readonly Owner[]) => owners.map(({ key }) => key)
/** Of what has expired nothing is there but its id. */
const isThere = ne(doctorJobs.status, 'expired')

/** An owner's jobs, the newest first. */
export const listJobs = (db: Database, owners: readonly Owner[], most: number): Promise<Job[]> =>
  db
    .select()
    .from(doctorJobs)
    .where(and(inArray(doctorJobs.owner, keysOf(owners)), isThere))
    .orderBy(desc(doctorJobs.createdAt))
    .limit(most)

/** What a visitor has made and agreed to before signing in becomes the account's, with its lifetime. */
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
