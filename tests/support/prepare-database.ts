import { applyD1Migrations, type D1Migration } from 'cloudflare:test'
import { env } from 'cloudflare:workers'

const { DB, TEST_MIGRATIONS, TEST_SEED } = env as Env & { TEST_MIGRATIONS: D1Migration[]; TEST_SEED: string[] }
await applyD1Migrations(DB, TEST_MIGRATIONS)
await DB.batch(TEST_SEED.map((statement) => DB.prepare(statement)))
