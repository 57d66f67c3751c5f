// Serves a copy of the test data, so that instance.ts never copies half-written files.
import { cpSync, rmSync } from 'node:fs'
import { parseArgs } from 'node:util'

const { values } = parseArgs({ options: { port: { type: 'string' } }, strict: false })
const served = `.wrangler/e2e-served-${values.port}`
rmSync(served, { recursive: true, force: true })
cpSync('.wrangler/e2e', served, { recursive: true })
process.on('exit', () => rmSync(served, { recursive: true, force: true }))
process.argv.push('--persist-to', served)
await import('../../scripts/serve.mjs')
