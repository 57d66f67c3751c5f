import { generate, prepare } from './lib/prepare.mjs'

prepare()
await generate()
