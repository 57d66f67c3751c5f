import type { ToComposerWorker } from './composer-tasks.ts'
import { carryOut } from './composer-work.ts'
import type { Range } from './placing.ts'

let range: Range = new Map()

addEventListener('message', ({ data }: MessageEvent<ToComposerWorker>) => {
  if ('range' in data) range = data.range
  else postMessage(carryOut(data, range))
})
