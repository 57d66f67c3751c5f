import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { stepOf } from '#app/features/measurement/histogram'
import { read } from '#tests/support/sources'
import { localMeasurements, measuredLocally } from '../../../scripts/lib/measured.ts'
import { measuredWhereDeployed } from '../../../scripts/lib/measured-where-deployed.ts'
import { vitalsTable } from '../../../scripts/lib/vitals-table.ts'

const page = { route: '/category/:slug', locale: 'vi' }

test('[SHELL-04] the counters of this machine become percentiles of each page and language', () => {
  const rows = [
    { ...page, metric: 'view', step: 0, count: 400 },
    ...[900, 1000, 1200, 4000].map((value) => ({ ...page, metric: 'LCP', step: stepOf(value), count: 100 })),
    { ...page, metric: 'CLS', step: 0, count: 400 },
    { ...page, locale: 'ja', metric: 'view', step: 0, count: 7 },
  ]
  const [heading, first, second, ...rest] = vitalsTable(measuredLocally(rows)).split('\n')
  expect(heading?.split(/\s{2,}/)).toEqual([
    'page',
    'language',
    'views',
    ...['LCP', 'INP', 'CLS', 'TTFB', 'FCP'].map((vital) => `${vital} p50 p75 p95`),
  ])
  expect(first?.split(/\s{2,}/)).toEqual([
    '/category/:slug',
    'vi',
    '400',
    expect.stringMatching(/^\d+ \d+ \d+$/),
    '–',
    '0.000 0.000 0.000',
    '–',
    '–',
  ])
  const [p50 = 0, p75 = 0, p95 = 0] =
    first
      ?.split(/\s{2,}/)[3]
      ?.split(' ')
      .map(Number) ?? []
  expect(Math.abs(p50 / 1000 - 1)).toBeLessThan(0.15)
  expect(Math.abs(p75 / 1200 - 1)).toBeLessThan(0.15)
  expect(Math.abs(p95 / 4000 - 1)).toBeLessThan(0.15)
  expect(second?.split(/\s{2,}/).slice(0, 3)).toEqual(['/category/:slug', 'ja', '7'])
  expect(rest).toEqual([])
})

test('[SHELL-04] this machine’s counters are asked for this week and the three before it', () => {
  const database = new DatabaseSync(':memory:')
  database.exec(read('app/server/db/migrations/0011_measurement.sql'))
  const now = Date.UTC(2026, 10, 22, 12)
  const mondays = [16, 9, 2, -5, -12].map((day) => Date.UTC(2026, 10, day))
  const insert = database.prepare("insert into measurements values (?, '/', 'vi', 'phone', 'view', 0, ?)")
  mondays.forEach((week, index) => {
    insert.run(week, 10 ** index)
  })
  expect(
    database
      .prepare(localMeasurements(now))
      .all()
      .map(({ count }) => count),
  ).toEqual([1111])
})

test('[SHELL-04] where nothing was measured it says so', () => {
  expect(vitalsTable([])).toContain('Nothing was measured yet')
})

/** A fake of Analytics Engine, as documented; it does not run locally. */
async function analyticsEngine(status: number, body: string) {
  const asked: { url?: string; authorization?: string; sql: string }[] = []
  const server = createServer(async (request, response) => {
    const sql = await text(request)
    asked.push({ url: request.url, authorization: request.headers.authorization, sql })
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { api: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked, close: () => server.close() }
}

test('[SHELL-04] Analytics Engine is asked with the token, and its numbers may come as text', async () => {
  const row = { metric: 'LCP', ...page, count: '12', p50: 900, p75: 1200.5, p95: '3000' }
  const engine = await analyticsEngine(200, JSON.stringify({ data: [row] }))
  const measured = await measuredWhereDeployed({ account: 'a1', token: 't1', api: engine.api })
  engine.close()
  expect(measured).toEqual([{ metric: 'LCP', ...page, count: 12, p50: 900, p75: 1200.5, p95: 3000 }])
  expect(engine.asked).toEqual([
    {
      url: '/client/v4/accounts/a1/analytics_engine/sql',
      authorization: 'Bearer t1',
      sql: expect.stringContaining('FROM vuong_tron_measurements'),
    },
  ])
})

test('[SHELL-04] what Analytics Engine refuses is said', async () => {
  const engine = await analyticsEngine(403, 'no such permission')
  await expect(measuredWhereDeployed({ account: 'a1', token: 't1', api: engine.api })).rejects.toThrow(
    '403: no such permission',
  )
  engine.close()
})
