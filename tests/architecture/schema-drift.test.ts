import { execFileSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import * as schema from '#app/server/db/schema'

const MIGRATIONS = 'app/server/db/migrations'
const SCRATCH = 'node_modules/.cache/schema-drift'

const sqlFiles = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.sql'))

// drizzle-kit takes seconds to start, longer on a busy machine.
test('no migration is missing: the schema asks for nothing that the last one did not bring', {
  timeout: 60_000,
}, () => {
  rmSync(SCRATCH, { recursive: true, force: true })
  cpSync(MIGRATIONS, SCRATCH, { recursive: true })
  execFileSync(process.execPath, [
    'node_modules/drizzle-kit/bin.cjs',
    'generate',
    '--dialect=sqlite',
    '--schema=app/server/db/schema.ts',
    `--out=${SCRATCH}`,
  ])
  expect(sqlFiles(SCRATCH)).toEqual(sqlFiles(MIGRATIONS))
})

test('the database that the migrations build is the one the schema describes', () => {
  const database = new DatabaseSync(':memory:')
  for (const file of sqlFiles(MIGRATIONS).sort()) database.exec(readFileSync(`${MIGRATIONS}/${file}`, 'utf8'))
  const rows = (sql: string) => database.prepare(sql).all() as Record<string, unknown>[]

  const tables = Object.values(schema as Record<string, unknown>).filter((value) => is(value, SQLiteTable))
  const described = tables.map((table) => ({
    table: getTableName(table),
    columns: Object.values(getTableColumns(table))
      .map((column) => `${column.name} ${column.getSQLType()}${column.notNull ? ' not null' : ''}`)
      .sort(),
    indexes: getTableConfig(table)
      .indexes.map(({ config }) => `${config.name}${config.unique ? ' unique' : ''}`)
      .sort(),
  }))
  // drizzle cannot describe FTS5 tables and their shadow tables.
  const built = rows("select name from pragma_table_list where type = 'table' and name not like 'sqlite_%'").map(
    ({ name }) => ({
      table: name as string,
      columns: rows(`pragma table_info(${name})`)
        .map((column) => `${column.name} ${String(column.type).toLowerCase()}${column.notnull ? ' not null' : ''}`)
        .sort(),
      indexes: rows(`pragma index_list(${name})`)
        .filter(({ origin, name: index }) => origin === 'c' && !String(index).endsWith('_unique'))
        .map((index) => `${index.name}${index.unique ? ' unique' : ''}`)
        .sort(),
    }),
  )
  const byName = (a: { table: string }, b: { table: string }) => (a.table < b.table ? -1 : 1)
  expect(built.sort(byName)).toEqual(described.sort(byName))
})
