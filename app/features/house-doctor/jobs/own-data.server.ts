import { eq } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { doctorJobs } from '#app/server/db/schema'

/** Data export of an account's jobs; pictures are behind its links. */
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
