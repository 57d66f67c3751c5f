// Local data: node scripts/data.mjs migrate|seed [folder]
import { migrate, prepare, seed } from './lib/prepare.mjs'
import { stop } from './lib/tools.mjs'

const [task, folder = '.wrangler/state'] = process.argv.slice(2)
const tasks = { migrate, seed }
if (!Object.hasOwn(tasks, task ?? '')) stop('Say migrate or seed.')
prepare()
await tasks[task](folder)
