import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { get } from '#tests/support/front-door'

const { DB } = env as Env

const fromOurPage = { 'sec-fetch-site': 'same-origin', 'x-tsr-serverfn': 'true', 'accept-language': 'de' }
const call = (id: string, { query = '', ...init }: RequestInit & { query?: string } = {}) =>
  get(`/_serverFn/${id}${query}`, { ...init, headers: { ...fromOurPage, ...init.headers } })

const SHOP_WINDOW = 'catalogue.fetchShopWindow'
/** The argument 'de' in Start's serialization. */
const GERMAN = `?payload=${encodeURIComponent(
  JSON.stringify({ t: { t: 10, i: 0, p: { k: ['data'], v: [{ t: 1, s: 'de' }] }, o: 0 }, f: 63, m: [] }),
)}`

async function refusal(answer: Response) {
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  const text = await answer.text()
  const { code, message } = JSON.parse(text) as { code: string; message: string }
  return { status: answer.status, code, message, text }
}

test('a server function is answered when our own page calls it', async () => {
  const answer = await call(SHOP_WINDOW, { query: GERMAN })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toContain('Betten')
})

describe('a refused call of a server function has the one error body, in the caller’s language', () => {
  test.each(['nope', '', '%E0%A4%A', 'catalogue.aaaa'])('an unknown function (%s)', async (id) => {
    for (const method of ['GET', 'POST']) {
      const { status, code, message, text } = await refusal(await call(id, { method }))
      expect([status, code]).toEqual([404, 'not_found'])
      expect(message).toMatch(/Adresse/)
      expect(text).not.toMatch(/nope|aaaa/)
    }
  })

  test('another method', async () => {
    for (const method of ['POST', 'DELETE']) {
      const answer = await call(SHOP_WINDOW, { method })
      if (method === 'POST') expect(answer.headers.get('allow')).toBe('GET')
      const { status, code, message } = await refusal(answer)
      expect([status, code]).toEqual([405, 'method_not_allowed'])
      expect(message).toMatch(/Adresse/)
    }
  })

  test('another site', async () => {
    const answer = await call(SHOP_WINDOW, { query: GERMAN, headers: { 'sec-fetch-site': 'cross-site' } })
    const { status, code, message } = await refusal(answer)
    expect([status, code]).toEqual([403, 'cross_site_request'])
    expect(message).not.toBe('Forbidden')
  })

  test.each([
    ['broken JSON', '?payload=%7B', 400, 'body_not_json'],
    ['what the serializer cannot read', '?payload=%7B%22t%22%3A7%7D', 422, 'invalid_request'],
    ['an address of 8 KB', `?payload=${'1'.repeat(8192)}`, 414, 'address_too_long'],
  ])('%s', async (_, query, status, code) => {
    expect(await refusal(await call(SHOP_WINDOW, { query }))).toMatchObject({ status, code })
  })
})

describe('[SEC-04] a malformed body is the caller’s fault', () => {
  const FORM = 'multipart/form-data; boundary=x'
  test.each([
    ['a form without its parts', FORM, '{}', 422, 'invalid_request'],
    ['a form without a boundary', 'multipart/form-data', '{}', 422, 'invalid_request'],
    ['a form that ends in the middle', FORM, '--x\r\nContent-Disposition: form-data; name="a"', 422, 'invalid_request'],
    ['a form that says it is JSON too', 'multipart/form-data, application/json', '{}', 422, 'invalid_request'],
    ['JSON that is null', 'application/json', 'null', 422, 'invalid_request'],
    ['JSON that is a number', 'application/json', '0', 422, 'invalid_request'],
    ['JSON that is nothing', 'application/json', '', 400, 'body_not_json'],
  ])('%s', async (_, type, body, status, code) => {
    for (const id of ['session.login', 'session.leave', 'profile.downloadData']) {
      const answer = await call(id, { method: 'POST', headers: { 'content-type': type }, body })
      expect(await refusal(answer), id).toMatchObject({ status, code })
    }
  })

  test.each([
    ['null', '?payload=null', 'application/json', 422],
    ['a form', GERMAN, FORM, 415],
  ])('to a function that only reads: %s', async (_, query, type, status) => {
    const answer = await call(SHOP_WINDOW, { query, headers: { 'content-type': type } })
    expect((await refusal(answer)).status).toBe(status)
  })
})

test('what breaks inside a server function stays inside: the caller learns a code, no SQL', async () => {
  await DB.exec('ALTER TABLE products RENAME TO products_away')
  try {
    const answer = await call(SHOP_WINDOW, { query: GERMAN })
    const { status, code, text } = await refusal(answer)
    expect([status, code]).toEqual([500, 'unexpected'])
    expect(text).not.toMatch(/select|products|D1_ERROR/i)
  } finally {
    await DB.exec('ALTER TABLE products_away RENAME TO products')
  }
})

describe('a function that is the action of a form', () => {
  const LEAVE = 'session.leave'
  const DOWNLOAD = 'profile.downloadData'
  const send = (id: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    get(`/_serverFn/${id}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'sec-fetch-site': 'same-origin', accept: 'text/html,*/*;q=0.8', ...headers },
    })

  test('[ACC-03] logging out leads back to the whole address', async () => {
    const referer = 'http://localhost/de/furniture-package?packageTier=luxury'
    const answer = await send(LEAVE, { locale: 'de' }, { referer })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/furniture-package?packageTier=luxury'])
  })

  test.each([
    ['a logout that another site sends', LEAVE, { locale: 'de' }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a download that another site sends', DOWNLOAD, { locale: 'de' }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a download without a language', DOWNLOAD, {}, {}, 422],
  ])(
    '[ACC-03, PROFILE-01] %s is refused on a page of the language it came from',
    async (_, id, fields, headers, status) => {
      const referer = 'http://localhost/ja/profile'
      const answer = await send(id, fields as Record<string, string>, { ...headers, referer } as Record<string, string>)
      const page = await answer.text()
      expect(answer.status).toBe(status)
      expect(page).toContain('<html lang="ja"')
      expect(answer.headers.get('location')).toBeNull()
      expect(answer.headers.getSetCookie().join()).not.toMatch(/renewal|token/)
    },
  )

  test('[LOGIN-03] no other site signs a visitor in', async () => {
    const LOGIN = 'session.login'
    const answer = await call(LOGIN, {
      method: 'POST',
      body: '{}',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
    })
    expect(await refusal(answer)).toMatchObject({ status: 403, code: 'cross_site_request' })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('[PROFILE-01] a download of a stranger leads to the account page, which asks who it is', async () => {
    const answer = await send(DOWNLOAD, { locale: 'de' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/profile'])
  })
})
