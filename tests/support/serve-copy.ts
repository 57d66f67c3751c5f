// Serves a copy of the test data, so that what other servers are started on (instance.ts) is never half written.
import { cpSync, rmSync } from 'node:fs'

const SERVED = '.wrangler/e2e-served'
rmSync(SERVED, { recursive: true, force: true })
cpSync('.wrangler/e2e', SERVED, { recursive: true })
process.argv.push('--persist-to', SERVED)
await import('../../scripts/serve.mjs')
