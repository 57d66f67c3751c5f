// Migrates or seeds the database: node scripts/data.mjs migrate [folder], or seed [folder | --remote]
import { migrate, prepare, seed, seedRemote } from './lib/prepare.mjs'
import { stop } from './lib/tools.mjs'

const [task, target = '.wrangler/state'] = process.argv.slice(2)
const tasks = { migrate, seed: target === '--remote' ? seedRemote : seed }
if (!Object.hasOwn(tasks, task ?? '')) stop('Say migrate or seed.')
prepare()
await tasks[task](target)
