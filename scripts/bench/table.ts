/** A figure and its reference; `limit` is the ratio's maximum or minimum. */
export type Row = {
  what: string
  value: string
  against?: string
  ratio?: number
  limit?: { atMost: number } | { atLeast: number }
}

export const holds = ({ ratio, limit }: Row): boolean | undefined => {
  if (ratio === undefined || !limit) return undefined
  return 'atMost' in limit ? ratio <= limit.atMost : ratio >= limit.atLeast
}

/** Three significant digits. */
const short = (limit: number) => Number(limit.toPrecision(3))

export function markdownTable(rows: Row[]): string {
  const lines = rows.map((row) => {
    const limit = row.limit
      ? 'atMost' in row.limit
        ? `≤ ${short(row.limit.atMost)}`
        : `≥ ${short(row.limit.atLeast)}`
      : ''
    const verdict = { true: 'yes', false: 'NO', undefined: '' }[String(holds(row)) as 'true']
    return `| ${row.what} | ${row.value} | ${row.against ?? ''} | ${row.ratio?.toFixed(3) ?? ''} | ${limit} | ${verdict} |`
  })
  return ['| what | measured | against | ratio | limit | holds |', '|---|---|---|---|---|---|', ...lines].join('\n')
}

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

export const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
