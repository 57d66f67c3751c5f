import { runChecks } from './lib/checks.mjs'
import { longFiles } from './lib/long-files.mjs'
import { generate, prepare } from './lib/prepare.mjs'
import { newTally } from './lib/stages.mjs'

prepare()
await generate()
const tally = newTally()
await runChecks(tally)
for (const { file, lines } of longFiles())
  process.stdout.write(`A hint: ${file} has ${lines} lines; is it one subject?\n`)
tally.finish()
