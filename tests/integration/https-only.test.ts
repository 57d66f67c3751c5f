import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from '#app/api/api-env'
import { httpsOnly } from '#app/api/https-only'

const shop = new Hono<ApiEnv>().use(httpsOnly).all('*', (c) => c.text('in'))
const ask = (url: string, init: RequestInit = {}, origin = 'https://shop.example') =>
  shop.request(url, init, { SITE_ORIGIN: origin })

test.each(['GET', 'HEAD'])('[SEC-04] %s over http leads to the same address over https', async (method) => {
  const answer = await ask('http://shop.example:8080/vi/category/bed?sort=name', { method })
  expect([answer.status, answer.headers.get('location')]).toEqual([
    308,
    'https://shop.example/vi/category/bed?sort=name',
  ])
})

test.each(['POST', 'DELETE', 'OPTIONS'])(
  '[SEC-04] %s over http is refused: what it brings was sent in clear',
  async (method) => {
    const answer = await ask('http://shop.example/api/auth/login', { method, headers: { 'accept-language': 'de' } })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'https_required', message: expect.stringContaining('https://') })
  },
)

test('[SEC-04] https is let in, and so is http where the shop stands there, as on this machine', async () => {
  expect(await (await ask('https://shop.example/vi')).text()).toBe('in')
  expect(await (await ask('http://localhost:8787/vi', { method: 'POST' }, 'http://localhost:8787')).text()).toBe('in')
})
