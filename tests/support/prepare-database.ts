import { applyD1Migrations, type D1Migration, reset } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, vi } from 'vitest'
import { HOUR } from '#app/lib/constants'
import { dataVersion } from '#app/server/cache/data-version'
import { get } from './front-door'

/**
 * Files share a Worker, whose memory lives on. What it remembers belongs to a data version, so each file gets a version
 * of its own.
 */
const shared = globalThis as { filesBefore?: number }
const filesBefore = shared.filesBefore ?? 0
shared.filesBefore = filesBefore + 1

const { DB, TEST_MIGRATIONS, TEST_SEED } = env as Env & { TEST_MIGRATIONS: D1Migration[]; TEST_SEED: string[] }

if (filesBefore) {
  // A Worker that last looked at the version an hour ago looks again at its next request. This one is not cached.
  vi.useFakeTimers({ now: Date.now() - HOUR, toFake: ['Date'] })
  await Promise.all([dataVersion(DB), get('/sitemap-products-99999.xml')])
  vi.useRealTimers()
  // Empties the database, the buckets, the data centre's cache and the limits per address.
  await reset()
}
await applyD1Migrations(DB, TEST_MIGRATIONS)
await DB.batch(
  [...TEST_SEED, `UPDATE data_versions SET version = version + ${1000 * filesBefore} WHERE name = 'public-data'`].map(
    (statement) => DB.prepare(statement),
  ),
)

afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
  vi.restoreAllMocks()
})
