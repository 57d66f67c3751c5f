// Serves the build in the Workers runtime: node scripts/serve.mjs [wrangler dev options]
import './lib/leash.mjs'
import { start } from './lib/tools.mjs'

const wrangler = start('wrangler', [
  'dev',
  '--local',
  '--show-interactive-dev-session=false',
  '--log-level=warn',
  // Any free port: several servers run side by side in tests and benches.
  '--inspector-port=0',
  '--env-file=.dev.vars',
  ...process.argv.slice(2),
])
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => wrangler.kill(signal))
wrangler.on('exit', (code) => process.exit(code ?? 0))
