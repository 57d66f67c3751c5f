// Fills the local database with the shop's data: node scripts/seed.ts [--persist-to DIR], or --remote for the deployed one.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedStatements } from '../catalogue/seed-sql.ts'

const options = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'seed-'))
const file = join(folder, 'seed.sql')
writeFileSync(file, `${seedStatements().join(';\n')};\n`)
const wrangler = spawnSync(
  'node_modules/.bin/node',
  [
    ...['node_modules/wrangler/bin/wrangler.js', 'd1', 'execute', 'DB', '--yes', '--file', file],
    ...(options.includes('--remote') ? [] : ['--local']),
    ...options,
  ],
  { encoding: 'utf8' },
)
rmSync(folder, { recursive: true })
if (wrangler.status !== 0) {
  console.error(wrangler.stdout, wrangler.stderr)
  process.exit(1)
}
console.log('The shop has its data.')
