// Benchmarks listing and search from 150 to a million products: node scripts/bench-scale.mjs [sizes]. Takes minutes,
// and 2 GB in .wrangler.
import { prepare } from './lib/prepare.mjs'
import { start } from './lib/tools.mjs'

prepare()
start('scripts/bench/scale/run.ts', process.argv.slice(2)).on('exit', (code) => process.exit(code ?? 1))
