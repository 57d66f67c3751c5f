import { lt, sql } from 'drizzle-orm'
import { DAY } from '#app/lib/constants'
import { type Database, openDatabase } from '#app/server/db/client'
import { measurements } from '#app/server/db/schema'
import { isLocal } from '#app/server/local-mode'
import type { Locale } from '../languages/languages'
import { stepOf } from './histogram'
import type { Device, Report } from './measurement'

/** An anonymous page view. `route` like `/category/:slug`. */
export type View = { route: string; locale: Locale; device: Device; vitals: Report['vitals'] }

export type Measurements = { add: (view: View) => Promise<unknown> }

const WEEK = 7 * DAY
/** `npm run vitals` looks back four weeks. */
const KEPT_WEEKS = 5
/** 1 January 1970 was a Thursday. */
const FIRST_MONDAY = 4 * DAY

const weekOf = (time: number) => FIRST_MONDAY + Math.floor((time - FIRST_MONDAY) / WEEK) * WEEK

const metricsOf = ({ vitals }: View) => [
  ['view', 0] as const,
  ...(Object.entries(vitals) as [keyof View['vitals'], number][]),
]

/** Local: counters in the database. Deployed: Analytics Engine. */
export const measurementsOf = (env: Pick<Env, 'DB' | 'LOCAL_MODE' | 'MEASUREMENTS'>): Measurements =>
  isLocal(env) ? counters(openDatabase(env.DB)) : dataset(env.MEASUREMENTS)

const counters = (db: Database): Measurements => ({
  add: async (view) => {
    const { route, locale, device } = view
    const week = weekOf(Date.now())
    const rows = metricsOf(view).map(([metric, value]) => ({
      week,
      route,
      locale,
      device,
      metric,
      step: metric === 'view' ? 0 : stepOf(value),
      count: 1,
    }))
    await db
      .insert(measurements)
      .values(rows)
      .onConflictDoUpdate({
        target: [
          measurements.week,
          measurements.route,
          measurements.locale,
          measurements.device,
          measurements.metric,
          measurements.step,
        ],
        set: { count: sql`${measurements.count} + 1` },
      })
  },
})

/** scripts/vitals.ts relies on the order of these columns. */
const dataset = (engine: AnalyticsEngineDataset): Measurements => ({
  add: async (view) => {
    const { route, locale, device } = view
    for (const [metric, value] of metricsOf(view))
      engine.writeDataPoint({ indexes: [route], blobs: [metric, route, locale, device], doubles: [value] })
  },
})

export const dropOldMeasurements = (db: Database, now: number) =>
  db.delete(measurements).where(lt(measurements.week, weekOf(now) - (KEPT_WEEKS - 1) * WEEK))
