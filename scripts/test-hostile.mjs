// Sends hostile input to every page, form and call of the local shop: node scripts/test-hostile.mjs [--port 8787]
// [--strings FILE] [--count 5000] [--seed 20] [--one-in 1]
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { anyPort } from './lib/ports.mjs'
import { buildIfChanged, fillDataIfChanged, prepare } from './lib/prepare.mjs'
import { run, start, stop } from './lib/tools.mjs'

const DATA = '.wrangler/hostile'
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    strings: { type: 'string', default: 'scripts/hostile/naughty-strings.txt' },
    count: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '20' },
    'one-in': { type: 'string', default: '1' },
  },
})

let logged = ''
prepare()
const { port, server } = values.port ? { port: values.port, server: undefined } : await serveAfresh()
const { strings, count, seed } = values
const { ok } = await run('scripts/hostile/run.ts', [String(port), strings, count, seed, values['one-in']], {
  show: true,
})
server?.kill()
// Start logs unreadable input as errors; the caller gets 4xx.
const KNOWN = /Seroval Error|Server function info not found/
const errors = logged.split('\n').filter((line) => /\bERROR\b/.test(line) && !KNOWN.test(line))
if (errors.length)
  stop(`The server logged ${errors.length} errors, such as:\n${[...new Set(errors)].slice(0, 10).join('\n')}`)
process.exit(ok ? 0 : 1)

/** A separate shop, which may fill up with rubbish. */
async function serveAfresh() {
  const built = await buildIfChanged()
  if (!built.ok) stop(`${built.output}\nNothing was sent: the build failed.`)
  rmSync(DATA, { recursive: true, force: true })
  await fillDataIfChanged(DATA)
  const port = await anyPort()
  const options = { stdio: ['ignore', 'pipe', 'pipe'], env: { NO_COLOR: '1' } }
  const server = start('scripts/serve.mjs', [`--port=${port}`, `--persist-to=${DATA}`], options)
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text) => {
      logged += text
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  return { port, server }
}
