// Imports a catalogue: node scripts/catalogue-import.mjs FILE [folder of local data | --remote]
import { prepare } from './lib/prepare.mjs'
import { start } from './lib/tools.mjs'

prepare()
const [file = '', target = '.wrangler/state'] = process.argv.slice(2)
const where = target === '--remote' ? [target] : ['--persist-to', target]
start('scripts/catalogue-import.ts', [...(file ? [file] : []), ...where]).on('exit', (code) => process.exit(code ?? 1))
