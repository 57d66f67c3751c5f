// Development with hot reload and its own data: node scripts/dev.mjs [vite options]
import './lib/npm-leash.mjs'
import { compileTexts, fillDataIfChanged, generate, prepare } from './lib/prepare.mjs'
import { start } from './lib/tools.mjs'

prepare()
await generate()
await compileTexts()
await fillDataIfChanged('.wrangler/dev')
const vite = start('vite', ['--config', 'app.config.ts', ...process.argv.slice(2)])
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => vite.kill(signal))
vite.on('exit', (code) => process.exit(code ?? 0))
