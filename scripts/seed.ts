// Fills the local database and storage with the shop's data: node scripts/seed.ts [--persist-to DIR], or --remote for the deployed one.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedStatements } from '../catalogue/seed-sql.ts'
import { STORAGE_BUCKET, storedPictures } from '../catalogue/stored-pictures.ts'
import { readProducts } from './lib/import-file.ts'

const options = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'seed-'))
const file = join(folder, 'seed.sql')
writeFileSync(file, `${seedStatements(readProducts('catalogue/range.csv')).join(';\n')};\n`)
const wrangler = (...command: string[]) => {
  const where = options.includes('--remote') ? [] : ['--local']
  const { status, stdout, stderr } = spawnSync(
    'node_modules/.bin/node',
    ['node_modules/wrangler/bin/wrangler.js', ...command, ...where, ...options],
    { encoding: 'utf8' },
  )
  if (status === 0) return
  console.error(stdout, stderr)
  process.exitCode = 1
}
wrangler('d1', 'execute', 'DB', '--yes', '--file', file)
for (const { key, file } of Object.values(storedPictures))
  wrangler('r2', 'object', 'put', `${STORAGE_BUCKET}/${key}`, '--file', file, '--content-type', 'image/webp')
rmSync(folder, { recursive: true })
if (!process.exitCode) console.log('The shop has its data.')
