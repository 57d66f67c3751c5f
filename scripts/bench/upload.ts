import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { must } from '../lib/tools.mjs'
import { kilobytes, type Row } from './table.ts'

const LIMIT_BYTES = 1.5 * 1024 * 1024
/** Cloudflare refuses Workers that take longer to start. */
const LIMIT_START_MS = 1000
const PROFILE = 'node_modules/.cache/startup.cpuprofile'

/** Size of the Worker's code as `wrangler deploy` uploads it, each module gzipped, and its time to start. */
export async function benchUpload(): Promise<Row[]> {
  const startMs = await startTime()
  const modules = readdirSync('dist/server', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  const bytes = modules
    .map((file) => gzipSync(readFileSync(path.join('dist/server', file))).byteLength)
    .reduce((sum, size) => sum + size, 0)
  return [
    {
      what: `Worker upload, ${modules.length} modules, gzip`,
      value: kilobytes(bytes),
      against: kilobytes(LIMIT_BYTES),
      ratio: bytes / LIMIT_BYTES,
      limit: { atMost: 1 },
    },
    {
      what: 'Worker start-up, processor time on this machine',
      value: `${startMs.toFixed(0)} ms`,
      against: `${LIMIT_START_MS} ms`,
      ratio: startMs / LIMIT_START_MS,
      limit: { atMost: 1 },
    },
  ]
}

type Profile = { nodes: { id: number; callFrame: { functionName: string } }[]; samples: number[]; timeDeltas: number[] }

/** Milliseconds in which the start-up profile was not idle. */
async function startTime(): Promise<number> {
  await must('wrangler', ['check', 'startup', '--outfile', PROFILE])
  const { nodes, samples, timeDeltas }: Profile = JSON.parse(readFileSync(PROFILE, 'utf8'))
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === '(idle)').map(({ id }) => id))
  // A delta is the time before its sample, so a sample lasted as long as the next delta.
  const lasted = samples.map((sample, index) => (idle.has(sample) ? 0 : (timeDeltas[index + 1] ?? 0)))
  return lasted.reduce((sum, duration) => sum + duration, 0) / 1000
}
