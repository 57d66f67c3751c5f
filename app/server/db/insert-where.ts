import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './client'

/** Inserts a row if a condition holds, atomically in one statement. */
export function insertWhere<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: Table['$inferSelect'],
  condition: SQL | undefined,
) {
  const values = Object.entries(getTableColumns(table)).map(([name, column]) =>
    sql.param(row[name as keyof typeof row], column),
  )
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} where ${condition}`)
}
