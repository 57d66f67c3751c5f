import { eq } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { doctorJobs } from '#app/server/db/schema'

/** What is kept of an account's jobs, for its owner; the pictures themselves are behind its links. */
export async function doctorData(db: Database, accountId: string) {
  const jobs = await db
    .select()
    .from(doctorJobs)
    .where(eq(doctorJobs.accountId, accountId))
    .orderBy(doctorJobs.createdAt)
  return jobs.map(({ id, function: name, engine, status, parameters, outputs, createdAt, photosUntil }) => ({
    id,
    function: name,
    engine,
    status,
    parameters,
    results: outputs.map(({ width, height, recipe, products }) => ({ width, height, recipe, products })),
    createdAt: new Date(createdAt).toISOString(),
    photosUntil: new Date(photosUntil).toISOString(),
  }))
}
