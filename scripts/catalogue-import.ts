// Atomically replaces the shop's products by a file's: node scripts/catalogue-import.ts FILE [--persist-to DIR], or
// --remote
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { activation, farewells, stagingStatements, tidying } from '../catalogue/import/statements.ts'
import { stockStatements } from '../catalogue/stock-sql.ts'
import { readProducts } from './lib/import-file.ts'
import { must, stop } from './lib/tools.mjs'

const STATEMENTS_PER_STEP = 200

const [file = stop('Name a file: npm run catalogue:import -- products.csv'), ...where] = process.argv.slice(2)
const target = where.includes('--remote') ? ['--remote'] : ['--local', ...where]
const say = (sentence: string) => process.stdout.write(`${sentence}\n`)

const rows = readProducts(file)
say(`${rows.length} products are in order.`)

const folder = mkdtempSync(join(tmpdir(), 'import-'))
try {
  const active = await activeVersion()
  // Remains of an interrupted import would collide with the new rows.
  await execute(tidying(active))
  const version = active + 1
  const statements = stagingStatements(rows, version)
  for (let at = 0; at < statements.length; at += STATEMENTS_PER_STEP)
    await execute(statements.slice(at, at + STATEMENTS_PER_STEP))
  say('All are in the database, where nobody sees them yet.')
  await execute([...stockStatements(version, Date.now()), ...farewells(version), activation(version)])
  say('The shop shows them.')
  await execute(tidying(version))
} finally {
  rmSync(folder, { recursive: true })
}

async function activeVersion(): Promise<number> {
  const sql = "SELECT version FROM data_versions WHERE name = 'catalogue'"
  const answer = JSON.parse(await wrangler('--json', '--command', sql)) as { results: { version: number }[] }[]
  const version = answer[0]?.results[0]?.version
  return version ?? stop('The database knows no catalogue: migrate and seed it first.')
}

async function execute(statements: readonly string[]) {
  const path = join(folder, 'step.sql')
  writeFileSync(path, `${statements.join(';\n')};\n`)
  await wrangler('--file', path)
}

function wrangler(...what: string[]): Promise<string> {
  return must('wrangler', ['d1', 'execute', 'DB', '--yes', ...target, ...what])
}
