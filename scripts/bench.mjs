// Measures the build against a bare application: node scripts/bench.mjs [parts]
import { buildIfChanged, fillDataIfChanged, prepare } from './lib/prepare.mjs'
import { start, stop } from './lib/tools.mjs'

prepare()
if (!(await buildIfChanged({ show: true })).ok) stop('Not measured: the build failed.')
// Afresh, because pages stored by earlier runs slow the local cache.
await fillDataIfChanged('.wrangler/bench', { afresh: true })
start('scripts/bench/bench.ts', process.argv.slice(2)).on('exit', (code) => process.exit(code ?? 1))
