import { and, eq, inArray, isNotNull, isNull, like, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { doctorJobs } from '#app/server/db/schema'
import { deleteFiles, deletePhotos, type PhotoBucket } from './files.server'
import { DEVICE_SILENCE, EXPIRED_KEPT, openStatuses, SILENCE } from './jobs'
import { endJob, findJob, type Job } from './jobs.server'
import type { Owner } from './owner'

/** Jobs per run of the scheduled handler; the next one continues. */
const AT_ONCE = 200

type Store = { db: Database; bucket: PhotoBucket }

/** Deletes files of a job that was deleted while they were stored. */
export async function dropIfForgotten({ db, bucket }: Store, job: string): Promise<void> {
  if (!(await findJob(db, job))) await deleteFiles(bucket, job)
}

/** Deletes a job with its pictures. */
export const forgetJob = (store: Store, job: Pick<Job, 'id'>) => forget(store, [job])

/** Deletes expired visitors' jobs (their rows later), jobs of erased accounts, and expired photos of accounts. */
export async function sweepJobs(store: Store, now = Date.now()): Promise<void> {
  await endSilentJobs(store.db, now)
  const isOrphan = and(like(doctorJobs.owner, 'account:%'), isNull(doctorJobs.accountId))
  const isVisitors = like(doctorJobs.owner, 'visitor:%')
  const isLongOver = and(isVisitors, lte(doctorJobs.photosUntil, now - EXPIRED_KEPT))
  const idsOf = (condition?: SQL) =>
    store.db.select({ id: doctorJobs.id }).from(doctorJobs).where(condition).limit(AT_ONCE)
  await forget(store, await idsOf(or(isOrphan, isLongOver)))
  await expire(store, await idsOf(and(isVisitors, lte(doctorJobs.photosUntil, now), ne(doctorJobs.status, 'expired'))))
  await forgetPhotos(store, now)
}

/** Rows go last: if deleting files fails, the next run finds them. */
async function forget({ db, bucket }: Store, jobs: readonly Pick<Job, 'id'>[]): Promise<void> {
  for (const { id } of jobs) {
    await deleteFiles(bucket, id)
    await db.delete(doctorJobs).where(eq(doctorJobs.id, id))
  }
}

/** Deletes a job's content; its id stays for a while. */
async function expire({ db, bucket }: Store, jobs: readonly Pick<Job, 'id'>[]): Promise<void> {
  const nothing = {
    idempotencyKey: null,
    parameters: {},
    outputs: [],
    failure: null,
    paidFrom: [],
    width: null,
    height: null,
  }
  for (const { id } of jobs) {
    await deleteFiles(bucket, id)
    await db
      .update(doctorJobs)
      .set({ ...nothing, status: 'expired', stage: 'done', revision: sql`${doctorJobs.revision} + 1` })
      .where(eq(doctorJobs.id, id))
  }
}

/** Deletes expired photos of accounts; results stay. A size marks an existing photo. */
async function forgetPhotos({ db, bucket }: Store, now: number): Promise<void> {
  const due = and(lte(doctorJobs.photosUntil, now), isNotNull(doctorJobs.width), isNotNull(doctorJobs.accountId))
  const jobs = await db.select({ id: doctorJobs.id }).from(doctorJobs).where(due).limit(AT_ONCE)
  for (const { id } of jobs) {
    await deletePhotos(bucket, id)
    await db.update(doctorJobs).set({ width: null, height: null }).where(eq(doctorJobs.id, id))
  }
}

/** Fails jobs whose isolate or tab has died. */
async function endSilentJobs(db: Database, now: number): Promise<void> {
  const silentSince = (patience: number) => lte(doctorJobs.updatedAt, now - patience)
  const isSilent = or(
    and(eq(doctorJobs.engine, 'client'), silentSince(DEVICE_SILENCE)),
    and(ne(doctorJobs.engine, 'client'), silentSince(SILENCE)),
  )
  const isOpen = inArray(doctorJobs.status, [...openStatuses])
  const jobs = await db.select().from(doctorJobs).where(and(isOpen, isSilent)).limit(AT_ONCE)
  for (const job of jobs) await endJob(db, job, { status: 'failed', failure: 'engine_timeout' }, now)
}

/** Deletes everything of some owners; returns the job ids. */
export async function deleteAllOf(store: Store, owners: readonly Owner[]): Promise<string[]> {
  const keys = owners.map(({ key }) => key)
  const jobs = await store.db.select({ id: doctorJobs.id }).from(doctorJobs).where(inArray(doctorJobs.owner, keys))
  await forget(store, jobs)
  return jobs.map(({ id }) => id)
}
