import { inArray } from 'drizzle-orm'
import { openDatabase } from '../db/client'
import { dataVersions } from '../db/schema'
import { logFailure } from '../log/failure-log'

const LOOK_AGAIN_AFTER = 5000

/** Of the catalogue and texts, and of what is in stock. */
type Versions = { data: number; stock: number }

let versions: Versions | undefined
let lookedAt = 0

/**
 * Build and data version of public pages, read at most every five seconds per isolate, and again when its clock was set
 * back. The last one is used while the database fails; undefined before the first read, because a guess could name
 * older pages. With `showsStock`, of what says whether pieces are in stock too.
 */
export async function dataVersion(d1: D1Database, { showsStock = false } = {}): Promise<string | undefined> {
  if (versions === undefined || Math.abs(Date.now() - lookedAt) > LOOK_AGAIN_AFTER) {
    lookedAt = Date.now()
    versions = await readVersions(d1).catch((error) => {
      logFailure('data version', error)
      return versions
    })
  }
  if (!versions) return
  return [__BUILD_ID__, versions.data, ...(showsStock ? [versions.stock] : [])].join('.')
}

async function readVersions(d1: D1Database): Promise<Versions> {
  const rows = await openDatabase(d1)
    .select()
    .from(dataVersions)
    .where(inArray(dataVersions.name, ['public-data', 'stock']))
  const of = (name: string) => rows.find((row) => row.name === name)?.version ?? 0
  return { data: of('public-data'), stock: of('stock') }
}
