// Builds, migrates the remote database and deploys: node scripts/deploy.mjs
import { readFileSync } from 'node:fs'
import { CATALOGUE_STATE, catalogueAdvice } from './lib/catalogue-state.mjs'
import { buildIfChanged, prepare } from './lib/prepare.mjs'
import { readSecrets } from './lib/secrets.mjs'
import { must, run, stop } from './lib/tools.mjs'

prepare()
// Imported late, as it needs an installed package.
const { PRODUCTION_SECRETS, refusals } = await import('./lib/deployment.mjs')
const refused = refusals(readFileSync('wrangler.toml', 'utf8'), readSecrets(PRODUCTION_SECRETS), process.env)
if (refused.length) stop(`Not deployed:\n${refused.map((reason) => `  - ${reason}`).join('\n')}`)

const confirmed = await run('scripts/placeholders.ts')
if (!confirmed.ok) stop(`Not deployed: these facts are not confirmed, or no longer hold.\n${confirmed.output}`)
const { ok } = await buildIfChanged({ show: true })
if (!ok) stop('Not deployed: the build failed.')
const shown = { show: true }
await must('wrangler', ['d1', 'migrations', 'apply', 'DB', '--remote'], { ...shown, env: { CI: 'true' } })
await must('wrangler', ['deploy', '--secrets-file', PRODUCTION_SECRETS], shown)

const counted = await must('wrangler', ['d1', 'execute', 'DB', '--remote', '--json', '--command', CATALOGUE_STATE])
const advice = catalogueAdvice(JSON.parse(counted)[0].results[0])
// A non-zero exit code tells unattended runs that a step is missing.
if (advice) stop(advice)
