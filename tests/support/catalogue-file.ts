import { readRows, requireRows } from '../../catalogue/import/read.ts'
import { type ImportedProduct, productsOf } from '../../catalogue/import/rows.ts'
import { readSource } from '../../catalogue/read-source.ts'

export type FileRow = Record<string, string>

const readRange = () => readRows('range.csv', readSource('range.csv'))

/** The shop's range as rows of an import file. */
export const rangeAsRows = (): FileRow[] => requireRows(readRange()).map(({ values }) => values)

/** The shop's range as parsed by the importer. */
export const readImportedRange = (): ImportedProduct[] => requireRows(productsOf(readRange(), () => true))

export function csvOf(rows: readonly FileRow[]): string {
  const columns = Object.keys(rows[0] ?? {})
  const cell = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)
  return [columns, ...rows.map((row) => columns.map((name) => row[name] ?? ''))]
    .map((values) => `${values.map(cell).join(',')}\n`)
    .join('')
}
