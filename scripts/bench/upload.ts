import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { kilobytes, type Row } from './table.ts'

const LIMIT_BYTES = 1.5 * 1024 * 1024

/** Size of the Worker's code as `wrangler deploy` uploads it, each module gzipped. */
export function benchUpload(): Row[] {
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
  ]
}
