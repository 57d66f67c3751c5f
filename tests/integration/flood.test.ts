import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE, SECOND } from '#app/lib/constants'
import { get, uniquePage, untilStored } from '#tests/support/front-door'

const BED = '/catalogue/products/giuong-moc-chau-180.webp'
/** Without an argument: refused before any query. */
const SCRIPT = '/_serverFn/search.fetchResults'
const MODEL = '/unpacked-models/giuong-moc-chau-160.glb'

const flooder = { 'cf-connecting-ip': '203.0.113.200' }
const ask = (path: string, { headers, ...init }: RequestInit = {}) =>
  get(path, { ...init, headers: { ...flooder, ...(headers as Record<string, string>) } })

const submittedForm = { method: 'POST', body: new URLSearchParams({ email: 'no address' }) }

describe('[SEC-05] whoever asks six hundred times a minute for what is in no cache', () => {
  beforeAll(async () => {
    for (const path of ['/de/about-us', '/de/no-such-page', MODEL, `/images?url=${BED}&w=160&q=60`])
      await (await get(path)).arrayBuffer()
    await untilStored()
  })

  // The limit counts by clock minutes: wait for the next one near a minute's end.
  beforeEach(async () => {
    const left = MINUTE - (Date.now() % MINUTE)
    if (left < 10 * SECOND) await new Promise((resume) => setTimeout(resume, left))
    if ((await ask(SCRIPT)).status === 429) return
    await Promise.all(Array.from({ length: 600 }, () => ask(SCRIPT)))
  }, MINUTE)

  test.each([
    ['a page', uniquePage().replace('/en', '/de'), {}],
    ['a page as Markdown', uniquePage().replace('/en', '/de').replace('?', '.md?'), {}],
    ['a page past the cache', '/de/about-us', { headers: { authorization: 'Bearer made-up' } }],
    ['a search', '/de/search?q=qwrtzpx', {}],
    ['a form', '/de/newsletter', submittedForm],
    ['the form of a page that asks for a product', '/de/product/giuong-moc-chau-160', submittedForm],
  ])('waits for %s, and is told so in its language', async (_, path, init) => {
    const answer = await ask(path, init)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
    expect(answer.headers.get('content-language') ?? (await answer.text())).toMatch(/^de$|<html lang="de"/)
    expect((await get(path, init)).status, 'others do not').not.toBe(429)
  })

  test('with a made-up session gets the page that is kept of an address that is none', async () => {
    const { status, headers } = await ask('/de/no-such-page', { headers: { cookie: 'token=made-up' } })
    expect([status, headers.get('x-page-cache')]).toEqual([404, 'hit'])
  })

  test.each(['/de/product/no-such-product', '/de/category/no-such-category'])(
    'with a made-up session waits for %s, and gets the page that is kept for everybody',
    async (path) => {
      const headers = { cookie: 'token=made-up' }
      expect((await ask(path, { headers })).status).toBe(429)
      const again = await ask(path, { headers })
      expect([again.status, again.headers.get('x-page-cache')]).toEqual([429, 'hit'])
      expect((await get(path, { headers })).status, 'others do not').toBe(404)
    },
  )

  test.each([
    ['what a page’s script asks for', SCRIPT, { 'x-tsr-serverfn': 'true' }, 'GET'],
    ['a picture', `/images?url=${BED}&w=225&q=60`, {}, 'GET'],
    ['a model', `${MODEL}?finish=black_oak`, {}, 'GET'],
    ['leaving the newsletter', '/api/newsletter/leave?token=x', {}, 'POST'],
  ])('waits for %s', async (_, path, more, method) => {
    const headers = { 'accept-language': 'ja', 'sec-fetch-site': 'same-origin', ...more }
    const answer = await ask(path, { method, headers })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await answer.json()).toMatchObject({ code: 'too_many_requests', message: expect.stringMatching(/[ぁ-ん]/) })
  })

  test.each([
    ['a page', '/de/about-us', 'x-page-cache'],
    ['a picture', `/images?url=${BED}&w=160&q=60`, 'x-image-cache'],
    ['a model', MODEL, 'x-model-cache'],
  ])('still gets %s that is kept', async (_, path, header) => {
    const answer = await ask(path)
    expect([answer.status, answer.headers.get(header)]).toEqual([200, 'hit'])
  })
})
