// Looks after orders: node scripts/orders.mjs list|show CODE|confirm CODE|…|refund CODE AMOUNT|draw [--data DIR | --remote]
import { existsSync } from 'node:fs'
import { generate, prepare } from './lib/prepare.mjs'
import { start } from './lib/tools.mjs'

prepare()
if (!existsSync('app/paraglide/messages.js')) await generate()
start('scripts/orders.ts', process.argv.slice(2)).on('exit', (code) => process.exit(code ?? 1))
