import { eq } from 'drizzle-orm'
import { openDatabase } from './db/client'
import { dataVersions } from './db/schema'

const LOOK_AGAIN_AFTER = 5000

let version = 0
let lookedAt = 0

/** The version of the data that public pages show; read at most every five seconds in an isolate. */
export async function dataVersion(d1: D1Database): Promise<string> {
  if (Date.now() - lookedAt > LOOK_AGAIN_AFTER) {
    lookedAt = Date.now()
    const [row] = await openDatabase(d1).select().from(dataVersions).where(eq(dataVersions.name, 'public-data'))
    version = row?.version ?? 0
  }
  return `${__BUILD_ID__}.${version}`
}
