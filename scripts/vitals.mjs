// Prints Web Vitals by page and language: node scripts/vitals.mjs [folder of local data]
import { prepare } from './lib/prepare.mjs'
import { start } from './lib/tools.mjs'

prepare()
const [folder = '.wrangler/state'] = process.argv.slice(2)
start('scripts/vitals.ts', [folder]).on('exit', (code) => process.exit(code ?? 1))
