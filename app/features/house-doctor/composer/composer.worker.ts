import type { Range } from '../furniture.ts'
import type { ToComposerWorker } from './composer-tasks.ts'
import { carryOut } from './composer-work.ts'

let range: Range = new Map()

addEventListener('message', ({ data }: MessageEvent<ToComposerWorker>) => {
  if ('range' in data) range = data.range
  else postMessage(carryOut(data, range))
})
