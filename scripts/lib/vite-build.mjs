// `vite build` that exits when done: the message compiler leaves a timer running.
import { createBuilder } from 'vite'

const builder = await createBuilder({ configFile: 'app.config.ts' }, null)
await builder.buildApp()
process.exit()
