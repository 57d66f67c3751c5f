import { beforeAll, describe, expect, test } from 'vitest'
import { get } from '#tests/support/front-door'
import {
  CHECKOUT,
  DB,
  newCheckout,
  OAK,
  post,
  SITE_ORIGIN,
  send,
  stockShop,
  valid,
  WALNUT,
} from '#tests/support/ucp/agent'

beforeAll(async () => {
  await stockShop()
})

describe('[BUY-15] handing over', () => {
  const cookieOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ')
  const open = (address: string, headers: Record<string, string> = {}) =>
    get(address.replace(SITE_ORIGIN, ''), { headers })
  const linesOf = async (cookie: string) =>
    ((await (await get('/api/cart', { headers: { cookie } })).json()) as { lines: { sku: string; quantity: number }[] })
      .lines

  const newBasket = async (lines: { sku: string; quantity: number }[]) =>
    cookieOf(
      await get('/api/cart', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lines }),
      }),
    )
  const answerQuestion = (cookie: string, secret: string, way: 'add' | 'replace') =>
    get('/vi/cart', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
      body: new URLSearchParams({ intent: 'handover', secret, way }).toString(),
    })
  /** As many different pieces as a basket takes, none of them the agent's. */
  const fullBasket = async () => {
    const { results } = await DB.prepare(
      "SELECT slug || ':' || material AS sku FROM products WHERE slug <> 'ke-tv-trang-an-180' LIMIT 60",
    ).all<{ sku: string }>()
    return newBasket(results.map(({ sku }) => ({ sku, quantity: 1 })))
  }
  const FULL = 'Giỏ đã đầy.'

  test('[BUY-15] an empty basket takes the pieces and opens in the checkout', async () => {
    const checkout = await newCheckout([OAK, 2], [WALNUT, 1])
    const answer = await open(checkout.continue_url)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/vi/checkout'])
    const cookie = cookieOf(answer)
    expect((await linesOf(cookie)).map(({ sku, quantity }) => [sku, quantity])).toEqual([
      [OAK, 2],
      [WALNUT, 1],
    ])
    expect(cookie).not.toContain(checkout.id)
    const page = await get('/vi/checkout', { headers: { cookie } })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Tràng An 180')])
  })

  test('[BUY-15] a basket that has something is asked about, and replaced or added to', async () => {
    const { continue_url: address, id } = await newCheckout([OAK, 2])
    for (const [way, expected] of [
      ['add', [WALNUT, OAK]],
      ['replace', [OAK]],
    ] as const) {
      const cookie = await newBasket([{ sku: WALNUT, quantity: 1 }])
      const asked = await open(address, { cookie })
      expect(asked.headers.get('location')).toBe(`/vi/cart?handover=${id}`)
      expect((await linesOf(cookie)).map(({ sku }) => sku)).toEqual([WALNUT])
      const question = await (await get(`/vi/cart?handover=${id}`, { headers: { cookie } })).text()
      expect(question).toContain('Thay bằng hàng trợ lý chọn')
      const answer = await answerQuestion(cookie, id, way)
      expect(answer.status).toBe(303)
      expect((await linesOf(cookie)).map(({ sku }) => sku)).toEqual(expected)
    }
  })

  test('[BUY-15] what the buyer does afterwards is not the agent’s to read', async () => {
    const checkout = await newCheckout([OAK, 1])
    const cookie = cookieOf(await open(checkout.continue_url))
    await get('/api/cart', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ sku: OAK, quantity: 3 }),
    })
    expect((await linesOf(cookie))[0]?.quantity).toBe(3)
    const read = await valid(await send('GET', `/checkout-sessions/${checkout.id}`), CHECKOUT)
    expect(read.line_items[0]?.quantity).toBe(1)
  })

  test('[BUY-15] an unknown secret changes nothing, and no other page loads one unseen', async () => {
    const answer = await open(`/api/ucp/continue/${'x'.repeat(43)}?languageCode=de`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/de/cart'])
    const { continue_url: address } = await newCheckout([OAK, 1])
    expect((await open(address, { 'sec-fetch-mode': 'no-cors' })).status).toBe(403)
  })

  test('[BUY-15] a full basket says so, loses nothing, and can be replaced', async () => {
    const { continue_url: address, id } = await newCheckout([OAK, 2], [WALNUT, 1])
    const cookie = await fullBasket()
    const before = await linesOf(cookie)
    expect(before).toHaveLength(60)
    expect((await open(address, { cookie })).headers.get('location')).toBe(`/vi/cart?handover=${id}`)
    const refused = await answerQuestion(cookie, id, 'add')
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(FULL)])
    expect(await linesOf(cookie)).toEqual(before)
    expect((await answerQuestion(cookie, id, 'replace')).status).toBe(303)
    expect((await linesOf(cookie)).map(({ sku }) => sku)).toEqual([OAK, WALNUT])
  })

  test('[BUY-15] pieces that are in a full basket already become more, up to the most of a line', async () => {
    const { id } = await newCheckout([OAK, 2])
    const cookie = await newBasket([{ sku: OAK, quantity: 97 }])
    expect((await answerQuestion(cookie, id, 'add')).status).toBe(303)
    expect(await linesOf(cookie)).toMatchObject([{ sku: OAK, quantity: 99 }])
    const refused = await answerQuestion(cookie, id, 'add')
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining(FULL)])
    expect(await linesOf(cookie)).toMatchObject([{ sku: OAK, quantity: 99 }])
  })

  test('[BUY-15] new pieces fit in whatever place they have among those that are there', async () => {
    const { continue_url: address, id } = await newCheckout([OAK, 1], [WALNUT, 1])
    const cookie = await fullBasket()
    const [first] = await linesOf(cookie)
    const headers = { 'content-type': 'application/json', cookie }
    await get('/api/cart', { method: 'DELETE', headers, body: JSON.stringify({ sku: first?.sku }) })
    await get('/api/cart', { method: 'POST', headers, body: JSON.stringify({ lines: [{ sku: OAK, quantity: 1 }] }) })
    await get('/api/cart', {
      method: 'DELETE',
      headers,
      body: JSON.stringify({ sku: (await linesOf(cookie))[0]?.sku }),
    })
    expect((await open(address, { cookie })).status).toBe(303)
    expect((await answerQuestion(cookie, id, 'add')).status).toBe(303)
    const after = await linesOf(cookie)
    expect(after).toHaveLength(60)
    expect(after).toContainEqual(expect.objectContaining({ sku: WALNUT, quantity: 1 }))
    expect(after).toContainEqual(expect.objectContaining({ sku: OAK, quantity: 2 }))
  })

  test('[BUY-15] a basket that is full of what was saved for later leads to a page that says so', async () => {
    const cookie = await fullBasket()
    for (const { sku } of await linesOf(cookie))
      await get('/api/cart', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ sku, move: 'save' }),
      })
    const before = await linesOf(cookie)
    const { continue_url: address } = await newCheckout([OAK, 1])
    const answer = await open(address, { cookie })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/vi/cart?full=1'])
    expect(await (await get('/vi/cart?full=1', { headers: { cookie } })).text()).toContain(FULL)
    expect(await linesOf(cookie)).toEqual(before)
  })

  test('[BUY-15] a canceled checkout hands nothing over', async () => {
    const { continue_url: address, id } = await newCheckout([OAK, 1])
    await post(`/checkout-sessions/${id}/cancel`)
    const answer = await open(address)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/vi/cart'])
  })
})
