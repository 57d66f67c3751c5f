// Serves the build in the Workers runtime: node scripts/serve.mjs [wrangler dev options]
import { parseArgs } from 'node:util'
import './lib/leash.mjs'
import { start } from './lib/tools.mjs'

const { values } = parseArgs({ options: { port: { type: 'string' } }, strict: false })
// Links in mail lead to this server.
const site = values.port ? ['--var', `SITE_ORIGIN:http://localhost:${values.port}`] : []

const wrangler = start('wrangler', [
  'dev',
  '--local',
  '--show-interactive-dev-session=false',
  '--log-level=warn',
  // Any free port, as several servers may run side by side.
  '--inspector-port=0',
  '--env-file=.dev.vars',
  ...site,
  ...process.argv.slice(2),
])
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => wrangler.kill(signal))
wrangler.on('exit', (code) => process.exit(code ?? 0))
