import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { eraseWhatIsDue } from '#app/api/housekeeping'
import { choiceValue, consentWords } from '#app/features/consent/consent'
import { percentile } from '#app/features/measurement/histogram'
import { MEASUREMENTS_API } from '#app/features/measurement/measurement'
import { measurementsOf } from '#app/features/measurement/measurement.server'
import { DAY } from '#app/lib/constants'
import { openDatabase } from '#app/server/db/client'
import { newPerson } from '#tests/support/accounts'
import { get } from '#tests/support/front-door'

const { DB } = env as Env
const agreed = { cookie: `measurement=${choiceValue('given', consentWords(''))}` }
const good = { route: '/$locale/category/$slug', locale: 'ja', vitals: { LCP: 1234, CLS: 80 } }

const send = (body: unknown, headers: Record<string, string> = {}) =>
  get(MEASUREMENTS_API, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newPerson().address, ...headers },
  })

type Row = { route: string; locale: string; device: string; metric: string; step: number; count: number; week: number }

const rows = async () => (await DB.prepare('select * from measurements').all<Row>()).results
/** Counting happens after the answer is sent. */
const untilCounted = (views: number) =>
  vi.waitFor(async () => {
    const counted = (await rows()).filter(({ metric }) => metric === 'view')
    expect(counted.reduce((sum, { count }) => sum + count, 0)).toBe(views)
  })
const nothingIsCounted = async () => {
  await new Promise((resume) => setTimeout(resume, 100))
  expect(await rows()).toEqual([])
}

beforeEach(() => DB.exec('DELETE FROM measurements'))

describe('a report', () => {
  test('[SHELL-04] raises counters by page and language, and nothing of its sender is kept', async () => {
    const headers = { 'sec-ch-ua-mobile': '?1', 'user-agent': 'Lan/1', cookie: 'token=secret' }
    expect((await send(good, headers)).status).toBe(204)
    expect((await send(good, headers)).status).toBe(204)
    await untilCounted(2)
    const shared = { week: expect.any(Number), route: '/category/:slug', locale: 'ja', device: 'phone', count: 2 }
    expect((await rows()).sort((a, b) => a.step - b.step)).toEqual([
      { ...shared, metric: 'view', step: 0 },
      { ...shared, metric: 'CLS', step: 17 },
      { ...shared, metric: 'LCP', step: 32 },
    ])
  })

  test('[SHELL-04] however many and whatever they say, they fill no more rows than there are steps', async () => {
    const times = Array.from({ length: 300 }, (_, index) => index ** 2 * 40)
    for (const LCP of times)
      await measurementsOf(env as Env).add({ ...view, vitals: { LCP: Math.min(LCP, 3_600_000) } })
    const counted = (await rows()).filter(({ metric }) => metric === 'LCP')
    expect(counted.length).toBeLessThanOrEqual(53)
    const counts = new Map(counted.map(({ step, count }) => [step, count]))
    const median = percentile(counts, 0.5) ?? 0
    expect(Math.abs(median / Math.min(150 ** 2 * 40, 52_000) - 1)).toBeLessThan(0.2)
  }, 60_000)

  const view = { route: '/', locale: 'vi' as const, device: 'other' as const, vitals: {} }

  test('[SHELL-04] is forgotten after five weeks', async () => {
    await send(good)
    await untilCounted(1)
    await eraseWhatIsDue(openDatabase(DB), Date.now() + 28 * DAY)
    expect(await rows()).not.toEqual([])
    await eraseWhatIsDue(openDatabase(DB), Date.now() + 42 * DAY)
    expect(await rows()).toEqual([])
  })

  test.each([
    ['no JSON', '{', 422],
    ['nothing', '', 422],
    ['a list', [good], 422],
    ['a page that is not ours', { ...good, route: '/$locale/nope' }, 422],
    ['an address instead of a page', { ...good, route: '/vi/search?q=Lan' }, 422],
    ['a language that is not ours', { ...good, locale: 'fr' }, 422],
    ['text for a number', { ...good, vitals: { LCP: '1' } }, 422],
    ['a negative time', { ...good, vitals: { LCP: -1 } }, 422],
    ['a time beyond belief', { ...good, vitals: { LCP: 1e12 } }, 422],
    ['a metric that nobody knows', { ...good, vitals: { FID: 1 } }, 422],
    ['more than a report has', { ...good, user: 'Lan' }, 422],
    ['4 KB and more', { ...good, route: 'x'.repeat(4096) }, 413],
  ])('[SHELL-04] %s is refused and counts for nothing', async (_, body, status) => {
    expect((await send(body)).status).toBe(status)
    await nothingIsCounted()
  })

  test.each([
    ['of another kind', { 'content-type': 'text/plain' }, 415],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of a browser that asks not to be followed', { 'sec-gpc': '1' }, 204],
  ])('[SHELL-04] one %s counts for nothing', async (_, headers, status) => {
    expect((await send(good, headers as Record<string, string>)).status).toBe(status)
    await nothingIsCounted()
  })

  test('[SHELL-04] of one address are limited, garbage too, and the refusal costs no database', async () => {
    const from = { 'x-forwarded-for': newPerson().address }
    // 120 a minute; a new minute may begin meanwhile.
    const statuses = await Promise.all(Array.from({ length: 260 }, async () => (await send('{', from)).status))
    const refused = statuses.filter((status) => status === 429).length
    expect(refused).toBeGreaterThanOrEqual(20)
    expect(statuses.filter((status) => status === 422)).toHaveLength(260 - refused)
    expect((await send(good)).status).toBe(204)
    expect((await DB.prepare("select count(*) as n from quotas where key like '%measure%'").first())?.n).toBe(0)
  })
})

describe('where the shop is deployed', () => {
  test('[SHELL-04] Analytics Engine takes the values, and the database nothing', async () => {
    const points: AnalyticsEngineDataPoint[] = []
    const engine = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) }
    const deployed = measurementsOf({ ...(env as Env), LOCAL_MODE: '', MEASUREMENTS: engine })
    await deployed.add({ route: '/category/:slug', locale: 'ja', device: 'phone', vitals: { LCP: 1234 } })
    expect(points).toEqual([
      { indexes: ['/category/:slug'], blobs: ['view', '/category/:slug', 'ja', 'phone'], doubles: [0] },
      { indexes: ['/category/:slug'], blobs: ['LCP', '/category/:slug', 'ja', 'phone'], doubles: [1234] },
    ])
    expect(await rows()).toEqual([])
  })
})

test('[CONSENT-01] public pages are the same whatever was chosen', async () => {
  const page = async (headers: Record<string, string>) => (await get('/en/about-us', { headers })).text()
  const [before, after] = [await page({}), await page(agreed)]
  expect(before.includes('data-consent="given"')).toBe(true)
  expect(after === before).toBe(true)
})
