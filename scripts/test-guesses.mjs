// Guesses codes, phones and secrets of orders, and compares the answers: node scripts/test-guesses.mjs [--guesses 10000]
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildIfChanged, fillDataIfChanged, prepare } from './lib/prepare.mjs'
import { run, stop } from './lib/tools.mjs'

const DATA = '.wrangler/guesses'
const { values } = parseArgs({ options: { guesses: { type: 'string', default: '10000' } } })

prepare()
const built = await buildIfChanged()
if (!built.ok) stop(`${built.output}\nNobody guessed anything: the build failed.`)
rmSync(DATA, { recursive: true, force: true })
await fillDataIfChanged(DATA)
const { ok } = await run('scripts/guesses/run.ts', [DATA, values.guesses], { show: true })
process.exit(ok ? 0 : 1)
