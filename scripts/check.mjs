import { runChecks } from './lib/checks.mjs'
import { generate, prepare } from './lib/prepare.mjs'
import { newTally } from './lib/stages.mjs'

prepare()
await generate()
const tally = newTally()
await runChecks(tally)
tally.finish()
