// Serves the build in the Workers runtime: node scripts/serve.mjs [wrangler dev options]
import { freePort } from './lib/ports.mjs'
import { start } from './lib/tools.mjs'

const inspector = await freePort(9300)
const wrangler = start('wrangler', [
  'dev',
  '--local',
  '--show-interactive-dev-session=false',
  '--log-level=warn',
  `--inspector-port=${inspector}`,
  '--env-file=.dev.vars',
  ...process.argv.slice(2),
])
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => wrangler.kill(signal))
wrangler.on('exit', (code) => process.exit(code ?? 0))
