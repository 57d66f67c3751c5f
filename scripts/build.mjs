import { buildIfChanged, prepare } from './lib/prepare.mjs'

prepare()
const { ok } = await buildIfChanged({ show: true })
process.exit(ok ? 0 : 1)
