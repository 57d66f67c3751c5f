// Runs the shop on this machine from a clean checkout: node scripts/start.mjs [--port 8787]
import { parseArgs } from 'node:util'
import './lib/npm-leash.mjs'
import { portFrom } from './lib/ports.mjs'
import { buildIfChanged, fillDataIfChanged, prepare } from './lib/prepare.mjs'
import { start, stop } from './lib/tools.mjs'

const DATA = '.wrangler/state'

const { values } = parseArgs({ options: { port: { type: 'string', default: '8787' } } })
const say = (text) => process.stdout.write(`${text}\n`)

prepare()
say('Building (when something changed) …')
const built = await buildIfChanged()
if (!built.ok) {
  process.stderr.write(built.output)
  stop('The build failed; what it says above tells why.')
}
say('Preparing the database …')
await fillDataIfChanged(DATA)

const port = await portFrom(Number(values.port))
const address = `http://localhost:${port}`
const server = start('scripts/serve.mjs', [`--port=${port}`, `--persist-to=${DATA}`])
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => process.exit(code ?? 0))

await answering(`${address}/api/health`)
say(`
Vuông Tròn is open at ${address}

Open the address in a browser; change the language at the top right.
Mail that the shop sends is at ${address}/dev/mail.
Ctrl-C stops it. Next: \`npm run dev\` to change it and see at once, \`npm test\` to check everything, README.md for the rest.
`)

async function answering(url) {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  server.kill()
  stop(`The server did not answer at ${url} within a minute.`)
}
