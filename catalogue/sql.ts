import { getTableColumns, getTableName, type Table } from 'drizzle-orm'

export type Row<T extends Table> = T['$inferInsert']

/** D1 takes statements of at most 100 KB. */
const ROWS_PER_STATEMENT = 100

export function insertInto<T extends Table>(table: T, rows: readonly Row<T>[]): string[] {
  const columns = Object.entries(getTableColumns(table))
  const values = rows.map((row) =>
    columns.map(([key, column]) => {
      const value = (row as Record<string, unknown>)[key] ?? null
      return value === null ? null : column.mapToDriverValue(value)
    }),
  )
  return inserts(
    getTableName(table),
    columns.map(([, { name }]) => name),
    values,
  )
}

export function inserts(table: string, columns: readonly string[], rows: readonly unknown[][]): string[] {
  const head = `INSERT INTO ${table} (${columns.join(', ')}) VALUES`
  const tuples = rows.map((values) => `(${values.map(literal).join(', ')})`)
  const statements: string[] = []
  for (let at = 0; at < tuples.length; at += ROWS_PER_STATEMENT)
    statements.push(`${head}\n${tuples.slice(at, at + ROWS_PER_STATEMENT).join(',\n')}`)
  return statements
}

function literal(value: unknown): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}
