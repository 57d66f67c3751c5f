// Runs the scheduled handler of a running shop, as Cloudflare does every five minutes: node scripts/housekeeping.mjs [--port 8787]
import { parseArgs } from 'node:util'
import { stop } from './lib/tools.mjs'

const { values } = parseArgs({ options: { port: { type: 'string', default: '8787' } } })
const address = `http://localhost:${values.port}`
const answer = await fetch(`${address}/cdn-cgi/local/scheduled`).catch(() => undefined)
if (!answer?.ok) stop(`Nothing at ${address} took the call: start the shop first, or say its port.`)
process.stdout.write('Waiting mail was sent, and what was due to go is gone.\n')
