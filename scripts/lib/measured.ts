import { percentile } from '../../app/features/measurement/histogram.ts'

/** Percentiles of one metric, page and locale; views have only a count. */
export type Measured = {
  metric: string
  route: string
  locale: string
  count: number
  p50: number
  p75: number
  p95: number
}

export type LocalRow = { metric: string; route: string; locale: string; step: number; count: number }

/** This week and three before it: counters are weekly. */
export const localMeasurements = (now: number) =>
  `SELECT metric, route, locale, step, sum(count) AS count FROM measurements
WHERE week > ${now - 28 * 24 * 60 * 60 * 1000} GROUP BY metric, route, locale, step`

/** Percentiles from the local database's counters (app/features/measurement). */
export function measuredLocally(rows: readonly LocalRow[]): Measured[] {
  const groups = Map.groupBy(rows, ({ metric, route, locale }) => JSON.stringify({ metric, route, locale }))
  return [...groups].map(([name, steps]) => {
    const counts = new Map(steps.map(({ step, count }) => [step, count]))
    const [p50 = 0, p75 = 0, p95 = 0] = [0.5, 0.75, 0.95].map((share) => percentile(counts, share))
    const count = steps.reduce((sum, step) => sum + step.count, 0)
    return { ...(JSON.parse(name) as Pick<Measured, 'metric' | 'route' | 'locale'>), count, p50, p75, p95 }
  })
}
