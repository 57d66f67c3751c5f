import { CLS_UNIT, type Vital, vitals } from '../../app/features/measurement/measurement.ts'
import type { Measured } from './measured.ts'

const NOTHING = '–'

/** One line per page and language, most viewed first: views, and p50, p75 and p95 of each Web Vital. */
export function vitalsTable(measured: readonly Measured[]): string {
  if (!measured.length)
    return 'Nothing was measured yet: a view is counted once its visitor has agreed and has left the page.'
  const pages = [...Map.groupBy(measured, ({ route, locale }) => `${route} ${locale}`)]
    .map(([page, figures]) => ({ page, figures, views: figures.find(({ metric }) => metric === 'view')?.count ?? 0 }))
    .sort((a, b) => b.views - a.views || (a.page < b.page ? -1 : 1))
  const lines = pages.map(({ page, figures, views }) => [
    ...page.split(' '),
    String(views),
    ...vitals.map((vital) => percentilesOf(vital, figures)),
  ])
  return aligned([['page', 'language', 'views', ...vitals.map((vital) => `${vital} p50 p75 p95`)], ...lines])
}

function percentilesOf(vital: Vital, figures: readonly Measured[]): string {
  const found = figures.find(({ metric }) => metric === vital)
  if (!found) return NOTHING
  const said = (value: number) => (vital === 'CLS' ? (value / CLS_UNIT).toFixed(3) : String(Math.round(value)))
  return [found.p50, found.p75, found.p95].map(said).join(' ')
}

function aligned(lines: readonly string[][]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
