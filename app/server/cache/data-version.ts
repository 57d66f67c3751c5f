import { eq } from 'drizzle-orm'
import { openDatabase } from '../db/client'
import { dataVersions } from '../db/schema'
import { logFailure } from '../log/failure-log'

const LOOK_AGAIN_AFTER = 5000

let version: number | undefined
let lookedAt = 0

/**
 * Build and data version of public pages, read at most every five seconds per isolate, and again when its clock was set
 * back. The last one is used while the database fails; undefined before the first read, because a guess could name
 * older pages.
 */
export async function dataVersion(d1: D1Database): Promise<string | undefined> {
  if (version === undefined || Math.abs(Date.now() - lookedAt) > LOOK_AGAIN_AFTER) {
    lookedAt = Date.now()
    version = await readVersion(d1).catch((error) => {
      logFailure('data version', error)
      return version
    })
  }
  return version === undefined ? undefined : `${__BUILD_ID__}.${version}`
}

async function readVersion(d1: D1Database): Promise<number> {
  const [row] = await openDatabase(d1).select().from(dataVersions).where(eq(dataVersions.name, 'public-data'))
  return row?.version ?? 0
}
