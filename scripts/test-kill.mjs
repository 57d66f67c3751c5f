// Kills the shop again and again while people buy, and looks at what is left: node scripts/test-kill.mjs [--times 40] [--seed 23]
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildIfChanged, fillDataIfChanged, prepare } from './lib/prepare.mjs'
import { run, stop } from './lib/tools.mjs'

const DATA = '.wrangler/kill'
const { values } = parseArgs({
  options: { times: { type: 'string', default: '40' }, seed: { type: 'string', default: '23' } },
})

prepare()
const built = await buildIfChanged()
if (!built.ok) stop(`${built.output}\nNobody bought anything: the build failed.`)
rmSync(DATA, { recursive: true, force: true })
await fillDataIfChanged(DATA)
const { ok } = await run('scripts/kill/run.ts', [DATA, values.times, values.seed], { show: true })
process.exit(ok ? 0 : 1)
