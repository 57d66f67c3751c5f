// Sends hostile requests, prints a table, and fails on faulty answers.
import { globSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tools } from '../../app/features/house-doctor/tools.ts'
import { readPages } from '../lib/pages.ts'
import { newCustomer } from './customer.ts'
import { generatedRequests, type HostileRequest, stringRequests } from './requests.ts'
import { functionsIn } from './server-function-targets.ts'
import { stringsIn } from './strings.ts'
import { targetsOf } from './targets.ts'
import { type Answer, faultsOf } from './verdict.ts'

const AT_ONCE = 4
const HANGS_AFTER = 30_000
const SHOWN = 30
const LONGEST_SHOWN = 100

const [port, file = '', count, seed, oneIn] = process.argv.slice(2)
const origin = `http://localhost:${port}`
const say = (text: string) => process.stdout.write(`${text}\n`)

const strings = stringsIn(readFileSync(file, 'utf8'))
const functions = globSync('app/features/**/*.functions.ts')
  .sort()
  .flatMap((path) => functionsIn(path, readFileSync(path, 'utf8')))
const doctor = Object.values(tools).map(({ address }) => address)
const targets = targetsOf({ pages: readPages(), functions, doctor })
const generated = generatedRequests(targets, strings, { count: Number(count), seed: Number(seed) })
const naughty = stringRequests(targets, strings, Number(oneIn))

await answering()
const customer = await newCustomer(origin)
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

type Row = { requests: number; good: number; refused: number; faults: number; slowest: number }
const rows = new Map<string, Row>()
const findings: string[] = []
const requests = [...generated, ...naughty]
say(
  `${strings.length} strings, ${targets.length} targets: ${generated.length} + ${naughty.length} requests to ${origin}`,
)
let next = 0
await Promise.all(Array.from({ length: AT_ONCE }, work))
agent.destroy()

say('')
say(`| ${['target', 'requests', '2xx, 3xx', '4xx', 'faults', 'slowest ms'].join(' | ')} |`)
say('|---|---|---|---|---|---|')
for (const [target, { requests, good, refused, faults, slowest }] of [...rows].sort(([a], [b]) => (a < b ? -1 : 1)))
  say(`| ${target} | ${requests} | ${good} | ${refused} | ${faults} | ${slowest} |`)
for (const finding of findings.slice(0, SHOWN)) say(`\n${finding}`)
const verdict = findings.length
  ? `${findings.length} findings.`
  : 'no 5xx, no stack trace, nothing that hangs, nothing repeated unescaped.'
say(`\n${requests.length} hostile requests, ${strings.length} naughty strings: ${verdict}`)
process.exitCode = findings.length ? 1 : 0

async function work() {
  while (next < requests.length) {
    const at = next++
    const hostile = requests[at] as HostileRequest
    const startedAt = Date.now()
    const answer = await ask(hostile, at).catch((error: Error) => error)
    const ms = Date.now() - startedAt
    const faults = answer instanceof Error ? [`no answer: ${answer.message}`] : faultsOf(hostile.value, answer, origin)
    const row = rows.get(hostile.target) ?? { requests: 0, good: 0, refused: 0, faults: 0, slowest: 0 }
    const status = answer instanceof Error ? 0 : answer.status
    row.requests++
    row.good += status >= 200 && status < 400 ? 1 : 0
    row.refused += status >= 400 && status < 500 ? 1 : 0
    row.faults += faults.length
    row.slowest = Math.max(row.slowest, ms)
    rows.set(hostile.target, row)
    for (const fault of faults) findings.push(`${fault} (${status}): ${described(hostile)}`)
    if (at % 5000 === 4999) say(`… ${at + 1}`)
  }
}

function described({ method, path, headers, body = '' }: HostileRequest): string {
  const told = Object.entries(headers).map(([name, value]) => `${name}: ${value.slice(0, LONGEST_SHOWN)}`)
  return JSON.stringify([method, path.slice(0, 4 * LONGEST_SHOWN), told, body.slice(0, 4 * LONGEST_SHOWN)])
}

/** Each request has its own client address, because limits would hide faults behind them. */
function visitor(at: number): string {
  return `198.${18 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`
}

async function ask(hostile: HostileRequest, at: number): Promise<Answer> {
  const signedIn = hostile.isCustomers ? await customer() : {}
  const headers = { host: `localhost:${port}`, 'x-forwarded-for': visitor(at), ...signedIn, ...hostile.headers }
  return sent(hostile, headers).catch((error: Error & { isReused?: boolean }) => {
    // An idle connection may be closed just as the next request starts.
    if (error.isReused) return sent(hostile, headers)
    throw error
  })
}

function sent({ method, path, body }: HostileRequest, headers: Record<string, string>): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const bytes = body === undefined ? undefined : Buffer.from(body)
  const length = bytes ? { 'content-length': String(bytes.byteLength) } : undefined
  const call = request(
    { host: 'localhost', port, method, path, headers: { ...headers, ...length }, agent },
    (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const found = new Headers(Object.entries(answer.headers).map(([name, value]) => [name, String(value)]))
        resolve({ status: answer.statusCode ?? 0, headers: found, text: Buffer.concat(chunks).toString() })
      })
    },
  )
  const patience = setTimeout(() => call.destroy(new Error(`nothing after ${HANGS_AFTER / 1000} s`)), HANGS_AFTER)
  call.on('error', (error) => reject(Object.assign(error, { isReused: call.reusedSocket })))
  call.on('close', () => clearTimeout(patience))
  call.end(bytes)
  return promise
}

async function answering() {
  for (let attempt = 0; attempt < 300; attempt++) {
    const answer = await fetch(`${origin}/api/health`).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resume) => setTimeout(resume, 200))
  }
  throw new Error(`Nothing answers at ${origin}`)
}
