// Serves the build in the Workers runtime: node scripts/serve.mjs [wrangler dev options]
import { spawn } from 'node:child_process'

const wrangler = spawn(
  'node_modules/.bin/node',
  ['node_modules/wrangler/bin/wrangler.js', 'dev', '--local', '--log-level', 'warn', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => wrangler.kill(signal))
wrangler.on('exit', (code) => process.exit(code ?? 0))
