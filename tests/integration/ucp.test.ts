import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { get } from '#tests/support/front-door'
import { stockUp } from '#tests/support/orders'
import { ucpDifferences } from '#tests/support/ucp/ucp-schema'

const { SITE_ORIGIN, DB } = env as Env
const BASE = '/api/ucp/v1'
const OAK = 'ke-tv-trang-an-180:oak'
const WALNUT = 'ke-tv-trang-an-180:walnut'
const AGENT = 'profile="https://agent.example/.well-known/ucp"'

type Line = { id: string; item: { id: string; title: string; price: number }; quantity: number; totals: Total[] }
type Total = { type: string; amount: number }
type Message = { type: string; code: string; severity: string; content: string; path?: string }
type Basket = {
  ucp: { version: string; status?: string }
  id: string
  status: string
  currency: string
  line_items: Line[]
  totals: Total[]
  messages: Message[]
  continue_url: string
  links: { type: string; url: string }[]
}

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  get(BASE + path, {
    method,
    headers: { 'content-type': 'application/json', 'ucp-agent': AGENT, ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
const post = (path: string, body: unknown = {}, headers?: Record<string, string>) => send('POST', path, body, headers)

const items = (...lines: [string, number][]) => ({
  line_items: lines.map(([id, quantity]) => ({ item: { id }, quantity })),
})

/** The answer's body, which the published schema accepts. */
async function valid<Value = Basket>(answer: Response, schema: string, status = 200): Promise<Value> {
  const value = await answer.json()
  expect([answer.status, ucpDifferences(value, schema)]).toEqual([status, []])
  return value as Value
}
const CART = 'shopping/cart.json'
const CHECKOUT = 'shopping/checkout.json'
const ERROR = 'shopping/types/error_response.json'

const newCart = async (...lines: [string, number][]) => valid(await post('/carts', items(...lines)), CART, 201)
const newCheckout = async (...lines: [string, number][]) =>
  valid(await post('/checkout-sessions', items(...lines)), CHECKOUT, 201)
const amount = (totals: readonly Total[], type: string) => totals.find((one) => one.type === type)?.amount

let price = 0
/** A variant that is only sold from stock, and of which there is none. */
let soldOut = ''
beforeAll(async () => {
  await stockUp(OAK, 5)
  const row = await DB.prepare("SELECT price_vnd AS price FROM products WHERE slug = 'ke-tv-trang-an-180'").first<{
    price: number
  }>()
  price = row?.price ?? 0
  const goods = await DB.prepare(
    "SELECT slug, finishes FROM products WHERE category_id IN (SELECT id FROM categories WHERE kind = 'goods') LIMIT 1",
  ).first<{ slug: string; finishes: string }>()
  soldOut = `${goods?.slug}:${goods?.finishes.split(',')[0]}`
  await stockUp(soldOut, 0)
})

describe('[BUY-15] protocol', () => {
  test('[BUY-15] test_discovery: the profile is as published, and names what is served', async () => {
    const answer = await get('/.well-known/ucp')
    const profile = (await answer.json()) as { ucp: { version: string; capabilities: object; services: object } }
    expect([answer.status, ucpDifferences(profile.ucp, 'ucp.json#/$defs/business_schema')]).toEqual([200, []])
    expect(profile.ucp.version).toBe('2026-04-08')
    expect(Object.keys(profile.ucp.capabilities)).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
      'dev.ucp.shopping.cart',
      'dev.ucp.shopping.checkout',
    ])
    expect(profile.ucp.services).toMatchObject({
      'dev.ucp.shopping': [{ transport: 'rest', endpoint: `${SITE_ORIGIN}${BASE}` }],
    })
  })

  test('[BUY-15] test_discovery_urls: addresses of documents are those of the version', async () => {
    const text = await (await get('/.well-known/ucp')).text()
    const addresses = [...text.matchAll(/"(?:spec|schema)":"([^"]+)"/g)].map(([, url]) => url)
    expect(addresses).toHaveLength(10)
    expect(addresses.filter((url) => !url?.startsWith('https://ucp.dev/2026-04-08/'))).toEqual([])
  })

  test('[BUY-15] test_version_negotiation: a newer protocol is refused, an older one served', async () => {
    const asked = (version: string) =>
      post('/checkout-sessions', items([OAK, 1]), { 'ucp-agent': `${AGENT}; version="${version}"` })
    expect((await asked('2026-01-11')).status).toBe(201)
    const refused = await asked('2099-01-01')
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({ code: 'version_unsupported', continue_url: SITE_ORIGIN })
  })

  test('[BUY-15] pages of other sites are refused', async () => {
    const answer = await post('/carts', items([OAK, 1]), { origin: 'https://evil.example' })
    expect([answer.status, await answer.json()]).toEqual([403, expect.objectContaining({ code: 'cross_site_request' })])
  })
})

type Product = {
  id: string
  price_range: { min: { amount: number; currency: string }; max: { amount: number } }
  variants: { id: string; price: { amount: number }; availability: { status: string }; inputs: object[]; url: string }[]
  selected: { id: string }[]
  options: { values: { id: string; available: boolean }[] }[]
}
type Found = { products: Product[]; pagination: { has_next_page: boolean; cursor?: string } }

describe('[BUY-15] catalogue', () => {
  const search = async (body: unknown) =>
    valid<Found>(await post('/catalog/search', body), 'shopping/catalog_search.json#/$defs/search_response')

  test('[BUY-15] search finds products with variants, in the language of its context', async () => {
    const { products } = await search({ query: 'Tràng An 180', context: { language: 'de-DE' } })
    const [product] = products
    expect(product).toMatchObject({ id: 'ke-tv-trang-an-180', price_range: { min: { currency: 'VND' } } })
    expect(product?.variants.map(({ url }) => url)[0]).toBe(
      `${SITE_ORIGIN}/de/product/ke-tv-trang-an-180?finish=${product?.variants[0]?.id.split(':')[1]}`,
    )
  })

  test('[BUY-15] search goes on by its cursor, and shows each product once', async () => {
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { products, pagination } = await search({ query: 'sofa', pagination: { limit: 5, cursor } })
      expect(products.length).toBeLessThanOrEqual(5)
      seen.push(...products.map(({ id }) => id))
      cursor = pagination.cursor
    } while (cursor)
    expect(seen.length).toBeGreaterThan(5)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('[BUY-15] browsing a category reaches each of its products', async () => {
    const filters = { categories: ['sofa'] }
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { products, pagination } = await search({ filters, pagination: { limit: 10, cursor } })
      seen.push(...products.map(({ id }) => id))
      cursor = pagination.cursor
    } while (cursor)
    const sold = await DB.prepare(
      "SELECT count(*) AS n FROM products WHERE category_id = (SELECT id FROM categories WHERE slug = 'sofa')",
    ).first<number>('n')
    expect([seen.length, new Set(seen).size]).toEqual([sold, sold])
  })

  test('[BUY-15] search browses a category and filters by price', async () => {
    const { products } = await search({ filters: { categories: ['tv-stand'] } })
    expect(products.length).toBeGreaterThan(3)
    const max = products[0]?.price_range.max.amount ?? 0
    const cheaper = await search({ filters: { categories: ['tv-stand'], price: { max: max - 1 } } })
    expect(cheaper.products.flatMap(({ variants }) => variants).filter((one) => one.price.amount >= max)).toEqual([])
  })

  test('[BUY-15] search without anything to look for is refused', async () => {
    expect((await post('/catalog/search', {})).status).toBe(422)
  })

  test('[BUY-15] lookup takes ids of products and variants, and says which meant what', async () => {
    const ids = ['ke-tv-trang-an-180', WALNUT, WALNUT, 'no-such-thing']
    const { products } = await valid<Found>(
      await post('/catalog/lookup', { ids }),
      'shopping/catalog_lookup.json#/$defs/lookup_response',
    )
    expect(products).toHaveLength(1)
    const inputs = Object.fromEntries(products[0]?.variants.map((one) => [one.id, one.inputs]) ?? [])
    expect(inputs[WALNUT]).toContainEqual({ id: WALNUT, match: 'exact' })
    expect(Object.values(inputs).flat()).toContainEqual({ id: 'ke-tv-trang-an-180', match: 'featured' })
    expect(Object.values(inputs).flat()).toHaveLength(2)
  })

  test('[BUY-15] lookup refuses more ids than it takes', async () => {
    const answer = await post('/catalog/lookup', { ids: Array.from({ length: 51 }, (_, at) => `x-${at}`) })
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'request_too_large' })])
  })

  test('[BUY-15] a product’s variant comes first when it is asked for, or selected', async () => {
    const ask = async (body: object) =>
      (
        await valid<{ product: Product }>(
          await post('/catalog/product', { context: { language: 'en' }, ...body }),
          'shopping/catalog_lookup.json#/$defs/get_product_response',
        )
      ).product
    const named = await ask({ id: WALNUT })
    expect([named.variants[0]?.id, named.selected[0]?.id]).toEqual([WALNUT, 'walnut'])
    const selected = await ask({
      id: 'ke-tv-trang-an-180',
      selected: [{ name: 'Finish', label: 'Walnut' }],
    })
    expect(selected.variants[0]?.id).toBe(WALNUT)
  })

  test('[BUY-15] an unknown product is an outcome, not a fault', async () => {
    const answer = await post('/catalog/product', { id: 'no-such-thing' })
    expect((await valid(answer, ERROR)).messages[0]?.code).toBe('not_found')
  })
})

describe('[BUY-15] cart', () => {
  test('[BUY-15] the published schemas refuse what is wrong', async () => {
    const cart = await newCart([OAK, 1])
    expect(ucpDifferences({ ...cart, totals: [] }, CART)).not.toEqual([])
    expect(ucpDifferences({ ...cart, line_items: [{ id: 'x' }] }, CART)).not.toEqual([])
    expect(ucpDifferences({ ...cart, continue_url: 'no address' }, CART)).not.toEqual([])
  })

  test('[BUY-15] is made, read, replaced and canceled', async () => {
    const cart = await newCart([OAK, 1])
    expect(await valid(await send('GET', `/carts/${cart.id}`), CART)).toEqual(cart)
    const changed = await valid(
      await send('PUT', `/carts/${cart.id}`, { id: cart.id, ...items([OAK, 2], [WALNUT, 1]) }),
      CART,
    )
    expect(changed.line_items.map(({ item, quantity }) => [item.id, quantity])).toEqual([
      [OAK, 2],
      [WALNUT, 1],
    ])
    expect((await valid(await post(`/carts/${cart.id}/cancel`), CART)).line_items).toHaveLength(2)
    const gone = await valid(await send('GET', `/carts/${cart.id}`), ERROR)
    expect([gone.ucp.status, gone.messages[0]?.code]).toEqual(['error', 'not_found'])
  })

  test('[BUY-15] becomes one checkout, however often it is asked for', async () => {
    const cart = await newCart([OAK, 2])
    const convert = async () =>
      valid(await post('/checkout-sessions', { cart_id: cart.id, ...items([WALNUT, 9]) }), CHECKOUT, 201)
    const first = await convert()
    expect(await convert()).toEqual(first)
    expect(first.line_items.map(({ item, quantity }) => [item.id, quantity])).toEqual([[OAK, 2]])
    const unknown = await post('/checkout-sessions', { cart_id: 'x'.repeat(43) })
    expect((await valid(unknown, ERROR)).messages[0]?.code).toBe('not_found')
  })
})

describe('[BUY-15] checkout lifecycle', () => {
  test('[BUY-15] test_create_checkout: hands over to the shop’s page', async () => {
    const checkout = await newCheckout([OAK, 1])
    expect(checkout.status).toBe('requires_escalation')
    expect(checkout.continue_url).toMatch(new RegExp(`^${SITE_ORIGIN}/api/ucp/continue/[\\w-]{43}`))
    expect(checkout.messages).toMatchObject([{ code: 'buyer_input_required', severity: 'requires_buyer_input' }])
    expect(checkout.links.map(({ type }) => type)).toEqual(['privacy_policy', 'terms_of_service'])
  })

  test('[BUY-15] test_get_checkout', async () => {
    const { id } = await newCheckout([OAK, 1])
    expect((await valid(await send('GET', `/checkout-sessions/${id}`), CHECKOUT)).id).toBe(id)
  })

  test('[BUY-15] test_update_checkout', async () => {
    const { id } = await newCheckout([OAK, 1])
    const changed = await valid(await send('PUT', `/checkout-sessions/${id}`, { id, ...items([OAK, 2]) }), CHECKOUT)
    expect(changed.line_items[0]?.quantity).toBe(2)
  })

  test('[BUY-15] test_cancel_checkout', async () => {
    const { id } = await newCheckout([OAK, 1])
    expect((await valid(await post(`/checkout-sessions/${id}/cancel`), CHECKOUT)).status).toBe('canceled')
    expect((await valid(await send('GET', `/checkout-sessions/${id}`), CHECKOUT)).status).toBe('canceled')
  })

  test.each([
    ['test_cancel_is_idempotent', (id: string) => post(`/checkout-sessions/${id}/cancel`)],
    ['test_cannot_update_canceled_checkout', (id: string) => send('PUT', `/checkout-sessions/${id}`, items([OAK, 2]))],
    ['test_cannot_complete_canceled_checkout', (id: string) => post(`/checkout-sessions/${id}/complete`)],
  ])('[BUY-15] %s: a canceled checkout stays canceled', async (_, again) => {
    const { id } = await newCheckout([OAK, 1])
    await post(`/checkout-sessions/${id}/cancel`)
    expect((await again(id)).status).toBe(409)
  })

  test('[BUY-15] test_complete_checkout: nobody but the buyer completes one', async () => {
    const { id } = await newCheckout([OAK, 1])
    const answer = await post(`/checkout-sessions/${id}/complete`, { payment: { instruments: [] } })
    expect((await valid(answer, CHECKOUT)).status).toBe('requires_escalation')
    expect(await DB.prepare('SELECT count(*) AS n FROM orders').first('n')).toBe(0)
  })
})

describe('[BUY-15] business logic', () => {
  test('[BUY-15] test_totals_calculation_on_create: prices are the shop’s, in whole đồng', async () => {
    const body = { line_items: [{ item: { id: OAK, title: 'Wrong', price: 1 }, quantity: 1 }], currency: 'EUR' }
    const checkout = await valid(await post('/checkout-sessions', body), CHECKOUT, 201)
    const [line] = checkout.line_items
    expect([line?.item.price, amount(line?.totals ?? [], 'subtotal'), amount(line?.totals ?? [], 'total')]).toEqual([
      price,
      price,
      price,
    ])
    expect([checkout.currency, amount(checkout.totals, 'subtotal'), amount(checkout.totals, 'total')]).toEqual([
      'VND',
      price,
      price,
    ])
    expect(line?.item.title).not.toBe('Wrong')
  })

  test('[BUY-15] test_totals_recalculation_on_update', async () => {
    const { id } = await newCheckout([OAK, 1])
    const changed = await valid(await send('PUT', `/checkout-sessions/${id}`, items([OAK, 2])), CHECKOUT)
    expect(amount(changed.totals, 'total')).toBe(2 * price)
  })

  test('[BUY-15] test_unknown_discount_code: takes nothing from the total', async () => {
    const { id } = await newCheckout([OAK, 1])
    const body = { ...items([OAK, 1]), discounts: { codes: ['INVALID_CODE_123'] } }
    const changed = await valid(await send('PUT', `/checkout-sessions/${id}`, body), CHECKOUT)
    expect(changed.totals.map(({ type }) => type)).toEqual(['subtotal', 'total'])
  })

  test('[BUY-15] test_buyer_info_persistence: of a buyer nothing is kept', async () => {
    const buyer = { first_name: 'Khuê', email: 'khue@example.com', phone_number: '+84900000567' }
    const answer = await post('/checkout-sessions', { ...items([OAK, 1]), buyer })
    const { id } = await valid(answer.clone(), CHECKOUT, 201)
    const later = await (await send('GET', `/checkout-sessions/${id}`)).text()
    expect(`${await answer.text()} ${later}`).not.toContain('khue@example.com')
  })
})

describe('[BUY-15] validation', () => {
  test('[BUY-15] test_out_of_stock', async () => {
    const refused = await valid(await post('/checkout-sessions', items([soldOut, 1])), ERROR)
    expect(refused.messages).toMatchObject([{ code: 'out_of_stock', severity: 'unrecoverable' }])
  })

  test('[BUY-15] one piece that is out stays in sight beside others', async () => {
    const checkout = await newCheckout([OAK, 1], [soldOut, 1])
    expect(checkout.status).toBe('incomplete')
    expect(checkout.messages).toMatchObject([
      { code: 'out_of_stock', severity: 'recoverable', path: '$.line_items[1]' },
      { code: 'buyer_input_required' },
    ])
    expect(amount(checkout.totals, 'total')).toBe(price)
  })

  test('[BUY-15] test_update_inventory_validation', async () => {
    const { id } = await newCheckout([OAK, 1])
    const refused = await valid(await send('PUT', `/checkout-sessions/${id}`, items([OAK, 10_001])), ERROR)
    expect(refused.messages[0]?.code).toBe('out_of_stock')
    expect((await valid(await send('GET', `/checkout-sessions/${id}`), CHECKOUT)).line_items[0]?.quantity).toBe(1)
  })

  test('[BUY-15] test_product_not_found', async () => {
    const refused = await valid(await post('/checkout-sessions', items(['non_existent_item_1', 1])), ERROR)
    expect(refused.messages[0]?.code).toBe('item_unavailable')
  })

  test('[BUY-15] test_structured_error_messages: protocol errors have a code and a sentence', async () => {
    for (const [answer, status] of [
      [await post('/checkout-sessions', { line_items: 'x' }), 422],
      [await post('/carts', { line_items: [] }), 422],
      [await get(`${BASE}/carts`, { method: 'POST', body: '{' }), 415],
      [await send('DELETE', '/carts'), 405],
    ] as const) {
      const body = (await answer.json()) as { code: string }
      expect([answer.status, typeof body.code]).toEqual([status, 'string'])
    }
  })

  test('[BUY-15] an unknown checkout is an outcome at each of its addresses', async () => {
    const id = 'x'.repeat(43)
    for (const answer of [
      await send('GET', `/checkout-sessions/${id}`),
      await send('PUT', `/checkout-sessions/${id}`, items([OAK, 1])),
      await post(`/checkout-sessions/${id}/complete`),
      await post(`/checkout-sessions/${id}/cancel`),
      await send('GET', '/checkout-sessions/short'),
    ])
      expect((await valid(answer, ERROR)).messages[0]?.code).toBe('not_found')
  })
})

describe('[BUY-15] idempotency', () => {
  test('[BUY-15] test_idempotency_create', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [
      await post('/checkout-sessions', items([OAK, 1]), headers),
      await post('/checkout-sessions', items([OAK, 1]), headers),
    ]
    expect([second.status, await second.json()]).toEqual([first.status, await first.json()])
    expect((await post('/checkout-sessions', items([OAK, 2]), headers)).status).toBe(409)
  })

  test('[BUY-15] test_idempotency_update: a replacement that is sent twice is one', async () => {
    const { id } = await newCheckout([OAK, 1])
    const replace = async () => valid(await send('PUT', `/checkout-sessions/${id}`, items([OAK, 2])), CHECKOUT)
    expect((await replace()).line_items).toEqual((await replace()).line_items)
  })

  test('[BUY-15] a key means one basket of one agent', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const own = await valid(await post('/carts', items([OAK, 1]), headers), CART, 201)
    const other = await valid(
      await post('/carts', items([OAK, 1]), { ...headers, 'ucp-agent': 'profile="https://other.example"' }),
      CART,
      201,
    )
    expect(other.id).not.toBe(own.id)
  })
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
      const cookie = cookieOf(
        await get('/api/cart', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ lines: [{ sku: WALNUT, quantity: 1 }] }),
        }),
      )
      const asked = await open(address, { cookie })
      expect(asked.headers.get('location')).toBe(`/vi/cart?handover=${id}`)
      expect((await linesOf(cookie)).map(({ sku }) => sku)).toEqual([WALNUT])
      const question = await (await get(`/vi/cart?handover=${id}`, { headers: { cookie } })).text()
      expect(question).toContain('Thay bằng hàng trợ lý chọn')
      const answer = await get('/vi/cart', {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost' },
        body: new URLSearchParams({ intent: 'handover', secret: id, way }).toString(),
      })
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
})
