import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { openDatabase } from '#app/server/db/client'
import { checkReadiness } from '#app/server/readiness'
import { askWith } from '#tests/support/accounts'
import { get, uniquePage, untilStored } from '#tests/support/front-door'

const { DB, ...bindings } = env as Env

let log: MockInstance
beforeEach(() => {
  log = vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  log.mockRestore()
})

const lines = () => log.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>)

describe('the log', () => {
  test('[OPER-01] has one line a request, with the id that its answer carries', async () => {
    const path = uniquePage()
    const first = await get(path)
    await untilStored()
    const second = await get(path)
    expect(lines()).toEqual(
      [first, second].map((answer, index) => ({
        event: 'request',
        id: answer.headers.get('x-request-id'),
        method: 'GET',
        route: '/category/:slug',
        status: 200,
        ms: expect.any(Number),
        cache: ['miss', 'hit'][index],
      })),
    )
    expect(first.headers.get('x-request-id')).not.toBe(second.headers.get('x-request-id'))
  })

  test.each([
    ['/vi/search?q=ghế+của+Lan', '/search'],
    ['/vi/nope/Lan', '/*'],
    ['/api/auth/resend?email=Lan@example.com&language=vi', '/api/auth/resend'],
    ['/api/nope/Lan', '/api/*'],
    ['/_serverFn/Lan', '/_serverFn/*'],
  ])('[OPER-01] names the route of %s and nothing that was asked for', async (path, route) => {
    const headers = { 'x-forwarded-for': '198.51.100.77', 'user-agent': 'Lan/1', cookie: 'preferredLanguage=vi' }
    await get(path, { headers })
    expect(lines()).toEqual([expect.objectContaining({ route })])
    expect(JSON.stringify(log.mock.calls)).not.toMatch(/Lan|198\.51|preferredLanguage/)
  })

  test('[OPER-01] takes Cloudflare’s name of a request, and no other text', async () => {
    const idOf = async (ray: string) =>
      (await get('/api/health', { headers: { 'cf-ray': ray } })).headers.get('x-request-id')
    expect(await idOf('8f3b2c1d0e4f5a6b-SIN')).toBe('8f3b2c1d0e4f5a6b-SIN')
    expect(await idOf('"},{"event":"forged')).toMatch(/^[\da-f-]{36}$/)
  })

  test('[OPER-01] says of a failure which request it was', async () => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => {})
    await DB.exec('ALTER TABLE categories RENAME TO gone')
    const answer = await get('/api/categories/navbar?languageCode=ja')
    await DB.exec('ALTER TABLE gone RENAME TO categories')
    const [[line]] = failures.mock.calls as [[string]]
    expect(JSON.parse(line)).toMatchObject({
      event: 'failure',
      id: answer.headers.get('x-request-id'),
      where: 'GET /api/categories/navbar',
      what: expect.stringContaining('no such table'),
    })
    failures.mockRestore()
  })
})

test('[OPER-02] a page says how long its own answer took, also out of the cache; nothing else does', async () => {
  const path = uniquePage()
  const timing = async () => (await get(path)).headers.get('server-timing')
  expect(await timing()).toMatch(/^cache;desc="miss", worker;dur=\d+$/)
  await untilStored()
  expect(await timing()).toMatch(/^cache;desc="hit", worker;dur=\d+$/)
  expect((await get('/api/health')).headers.has('server-timing')).toBe(false)
  const form = { method: 'POST', body: new URLSearchParams({ email: 'an@example.com', password: 'wrong' }) }
  const sent = await get('/vi/login', { ...form, headers: { origin: 'http://localhost' } })
  expect([sent.headers.has('x-page-cache'), sent.headers.has('server-timing')]).toEqual([true, false])
})

describe('/api/health/ready', () => {
  test('[OPER-02] says that database, storage and secrets are there', async () => {
    const answer = await get('/api/health/ready')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { ok: true, checks: { database: 'ok', storage: 'ok', secrets: 'ok' } },
    ])
  })

  test.each([
    ['secrets', { SESSION_SECRET: '' }],
    ['storage', { STORAGE: { head: () => Promise.reject(new Error('down')) } }],
  ])('[OPER-02] is 503 and says so when %s fail', async (name, changed) => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => {})
    const answer = await askWith(changed, '/api/health/ready')
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { ok: false, checks: { database: 'ok', storage: 'ok', secrets: 'ok', [name]: 'failed' } },
    ])
    failures.mockRestore()
  })

  test('[OPER-02] is 503 before the database is migrated', async () => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => {})
    await DB.exec('ALTER TABLE products RENAME TO gone')
    const answer = await get('/api/health/ready')
    await DB.exec('ALTER TABLE gone RENAME TO products')
    expect([answer.status, await answer.json()]).toMatchObject([503, { checks: { database: 'failed' } }])
    failures.mockRestore()
  })

  test('[OPER-02] does not wait for what never answers', async () => {
    const failures = vi.spyOn(console, 'error').mockImplementation(() => {})
    const silent = { head: () => new Promise<never>(() => {}) } as unknown as R2Bucket
    const checks = await checkReadiness(openDatabase(DB), { ...bindings, STORAGE: silent }, 50)
    expect(checks).toEqual({ database: 'ok', storage: 'failed', secrets: 'ok' })
    failures.mockRestore()
  })
})
