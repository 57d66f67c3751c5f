// Measures the House Doctor's engine on rendered rooms with known truth: node scripts/bench-house-doctor.mjs [parts]
import { prepare } from './lib/prepare.mjs'
import { start } from './lib/tools.mjs'

prepare()
start('packages/room-engine/bench/run.ts', process.argv.slice(2)).on('exit', (code) => process.exit(code ?? 1))
