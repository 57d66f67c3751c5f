// `vite build` that ends when the build has ended: the message compiler leaves a timer that keeps the command open.
import { createBuilder } from 'vite'

const builder = await createBuilder({ configFile: 'app.config.ts' }, null)
await builder.buildApp()
process.exit()
