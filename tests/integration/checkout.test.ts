import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { LEGAL_UPDATED } from '#app/features/content/legal'
import { locales } from '#app/features/languages/languages'
import { m } from '#app/paraglide/messages.js'
import { get } from '#tests/support/front-door'
import { countOf } from '#tests/support/orders'

const TV = 'ke-tv-trang-an-180:oak'
const PLACE = { provinceCode: '01', wardCode: '00070', street: '12 Hàng Bạc', floor: 1, hasLift: true }
const JSON_TYPE = { 'content-type': 'application/json' }

type Quoted = {
  quote: string
  sums: { total: number; day: string; half: string }
  issues: { code: string }[]
  days: { day: string; morning: boolean }[]
}

const post = (path: string, body: string, headers: Record<string, string>) =>
  get(path, { method: 'POST', body, headers })

let turn = 0
/** Everybody comes from an own address, or the limits would answer. */
const someone = () => ({ 'x-forwarded-for': `10.9.${++turn >> 8}.${turn & 255}` })

const send = (path: string, body: object, headers: Record<string, string> = {}) =>
  post(path, JSON.stringify(body), { ...JSON_TYPE, ...someone(), ...headers })

const quoteOf = async (wish: object) => (await (await send('/api/quote', wish)).json()) as Quoted

async function purchase(lines = [{ sku: TV, quantity: 1 }], more: object = {}) {
  const wish = { lines, place: PLACE, payment: 'full', ...more }
  const { days } = await quoteOf(wish)
  const slot = { day: days[0]?.day ?? '', half: 'morning' }
  const { quote, sums, issues } = await quoteOf({ ...wish, ...slot })
  return { body: { ...wish, ...slot, name: 'Lan', phone: '0901234567', quote }, sums, issues }
}

/** What was seen before the terms of today. */
const ofOtherTerms = (quote: string) => quote.replace(LEGAL_UPDATED, '2026-01-01')

const setPrice = (price: number) =>
  env.DB.prepare("update products set price_vnd = ? where slug = 'ke-tv-trang-an-180'").bind(price).run()
/** More pieces, and half days without earlier orders. */
const refill = () =>
  env.DB.batch([
    env.DB.prepare('update stock set on_hand = on_hand + 50, imported = imported + 50 where sku = ?').bind(TV),
    env.DB.prepare('update delivery_slots set used = 0'),
  ])
const key = () => ({ 'idempotency-key': crypto.randomUUID() })

describe('ordering by the API', () => {
  test('[BUY-07] gives a code and the address of the order’s page, and the same again for the same key', async () => {
    await refill()
    const { body, issues } = await purchase()
    expect(issues).toEqual([])
    const once = key()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('/api/orders', body, once)))
    const orders = await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))
    expect(new Set(orders.map(([status]) => status))).toEqual(new Set([201]))
    expect(new Set(orders.map(([, order]) => JSON.stringify(order))).size).toBe(1)
    const [, order] = orders[0] as [number, { code: string; secret: string; address: string }]
    expect(await countOf('select count(*) from orders where code = ?', order.code)).toBe(1)
    expect((await get(order.address)).status).toBe(200)
    const other = await send('/api/orders', { ...body, name: 'Another' }, once)
    expect(other.status).toBe(409)
  })

  test('[BUY-07] makes one order of a basket, whatever the keys that it is sent with at once', async () => {
    await refill()
    const cookie = await basket()
    const { body } = await purchase()
    const { lines: _, ...ofBasket } = body
    const before = await countOf('select count(*) from orders')
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => send('/api/orders', ofBasket, { ...key(), cookie })),
    )
    const codes = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { code?: string }).code ?? answer.status),
    )
    expect(new Set(codes)).toEqual(new Set([expect.stringMatching(/^VT/)]))
    expect(await countOf('select count(*) from orders')).toBe(before + 1)
    const empty = await get('/api/cart', { headers: { cookie } })
    expect(await empty.json()).toMatchObject({ count: 0 })
  })

  test('[BUY-07] of nothing orders nothing, and says so', async () => {
    const { body } = await purchase()
    const { lines: _, ...ofBasket } = body
    const cookie = (await basket()).replace(/cart=[^;]+/, `cart=${'x'.repeat(43)}`)
    const answer = await send('/api/orders', ofBasket, { ...key(), cookie })
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: 'quote_refused', issues: [{ code: 'cart_empty' }] },
    ])
  })

  test('[BUY-07] a basket that an older release made, which has no key, makes one order', async () => {
    await refill()
    const cookie = await basket()
    await env.DB.prepare("update carts set key = ''").run()
    const { body } = await purchase()
    const { lines: _, ...ofBasket } = body
    const quoted = await (await send('/api/quote', {}, { cookie })).json()
    expect(quoted).toMatchObject({ cartKey: expect.stringMatching(/^[\w-]{8,128}$/) })
    const answers = await Promise.all([1, 2].map(() => send('/api/orders', ofBasket, { ...key(), cookie })))
    const orders = await Promise.all(answers.map((answer) => answer.json()))
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(orders[0]).toEqual(orders[1])
  })

  test('[BUY-06] a voucher that this phone number has used is said, and no order is placed', async () => {
    await refill()
    await env.DB.prepare(
      "insert into vouchers (code, kind, value, from_time, until_time, most) values ('XUAN', 'amount', 500000, 0, 9e15, 9)",
    ).run()
    const { body } = await purchase([{ sku: TV, quantity: 1 }], { voucher: 'XUAN' })
    expect((await send('/api/orders', body, key())).status).toBe(201)
    const again = await send('/api/orders', body, key())
    expect([again.status, await again.json()]).toMatchObject([409, { code: 'voucher_used' }])
    expect((await send('/api/orders', { ...body, phone: '0901234599' }, key())).status).toBe(201)
  })

  test('[BUY-07] wants a key, and refuses other sites and bad bodies', async () => {
    const { body } = await purchase()
    expect((await send('/api/orders', body)).status).toBe(400)
    expect((await send('/api/orders', { ...body, phone: '1' }, key())).status).toBe(422)
    expect((await send('/api/orders', body, { ...key(), 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('[BUY-06] a price that rose comes back marked, one that fell passes', async () => {
    await refill()
    await setPrice(12_490_000)
    const seen = await purchase()
    await setPrice(13_000_000)
    const dearer = await send('/api/orders', seen.body, key())
    expect([dearer.status, await dearer.json()]).toMatchObject([
      409,
      { code: 'quote_changed', changes: [{ kind: 'price', sku: TV, from: 12_490_000, to: 13_000_000 }] },
    ])
    await setPrice(11_000_000)
    const cheaper = await send('/api/orders', seen.body, key())
    expect(cheaper.status).toBe(201)
    const { code } = (await cheaper.json()) as { code: string }
    expect(await countOf('select total_vnd from orders where code = ?', code)).toBe(11_000_000)
    await setPrice(12_490_000)
  })

  test('[BUY-06] what is made instead of taken from stock comes back marked', async () => {
    const { body } = await purchase()
    const free = await countOf('select on_hand - held from stock where sku = ?', TV)
    await env.DB.prepare('update stock set on_hand = held where sku = ?').bind(TV).run()
    const answer = await send('/api/orders', body, key())
    expect(answer.status).toBe(409)
    await env.DB.prepare('update stock set on_hand = held + ? where sku = ?').bind(free, TV).run()
  })

  /** A piece that is never made to order, with how many of it are free. */
  const findGoods = async () => {
    const goods = await env.DB.prepare(
      "select products.slug || ':' || material as sku, stock.on_hand - stock.held as free from products join categories on categories.id = category_id join stock on sku = products.slug || ':' || material where kind = 'goods' and free between 2 and 98 limit 1",
    ).first<{ sku: string; free: number }>()
    if (!goods) throw new Error('no goods')
    return goods
  }

  test('[BUY-06] what cannot be had says how many are left', async () => {
    const { sku, free } = await findGoods()
    const { issues } = await quoteOf({ lines: [{ sku, quantity: 99 }], place: PLACE })
    expect(issues).toContainEqual({ code: 'sold_out', sku, left: free })
  })

  test('[BUY-06] what was sold meanwhile is not ordered, and says how many are left', async () => {
    const { sku, free } = await findGoods()
    const { body, issues } = await purchase([{ sku, quantity: free }])
    expect(issues).toEqual([])
    const take = (count: number) =>
      env.DB.prepare('update stock set on_hand = on_hand - ? where sku = ?').bind(count, sku).run()
    await take(free - 1)
    const answer = await send('/api/orders', body, key())
    expect([answer.status, await answer.json()]).toMatchObject([
      409,
      { code: 'quote_refused', issues: [{ code: 'sold_out', sku, left: 1 }] },
    ])
    await take(1 - free)
    expect((await send('/api/orders', body, key())).status).toBe(201)
  })

  test('[BUY-07] of 200 buyers at once of ten pieces ten have an order, and 190 hear that none is left', async () => {
    const { sku } = await findGoods()
    await env.DB.prepare('update stock set on_hand = held + 10 where sku = ?').bind(sku).run()
    const { body } = await purchase([{ sku, quantity: 1 }])
    // The half day has room for all of them.
    await env.DB.prepare(
      "insert into delivery_slots (zone, day, half, capacity, used) values ('ha-noi', ?, 'morning', 200, 0) on conflict do update set capacity = 200, used = 0",
    )
      .bind(body.day)
      .run()
    const before = await countOf('select count(*) from orders')
    const answers = await Promise.all(Array.from({ length: 200 }, () => send('/api/orders', body, key())))
    const told = await Promise.all(
      answers.map(async (answer) => ({ status: answer.status, ...((await answer.json()) as object) })),
    )
    expect(told.filter(({ status }) => status === 201)).toHaveLength(10)
    const refused = told.filter(({ status }) => status !== 201)
    const soldOut = { status: 409, code: 'quote_refused', issues: [{ code: 'sold_out', sku, left: 0 }] }
    expect(refused).toEqual(Array.from({ length: 190 }, () => expect.objectContaining(soldOut)))
    expect(await countOf('select count(*) from orders')).toBe(before + 10)
    expect(await countOf('select on_hand - held from stock where sku = ?', sku)).toBe(0)
  }, 120_000)

  test('[BUY-06] terms that changed after they were read come back marked, and nothing is ordered under them', async () => {
    await refill()
    const { body } = await purchase()
    const read = { ...body, quote: ofOtherTerms(body.quote) }
    const once = key()
    const answer = await send('/api/orders', read, once)
    const refused = (await answer.json()) as { code: string; changes: object[]; now: { quote: string } }
    expect([answer.status, refused.code, refused.changes]).toEqual([409, 'quote_changed', [{ kind: 'terms' }]])
    const placed = await send('/api/orders', { ...read, quote: refused.now.quote }, once)
    expect(placed.status).toBe(201)
    const { code } = (await placed.json()) as { code: string }
    expect(await countOf('select terms_version = ? from orders where code = ?', LEGAL_UPDATED, code)).toBe(1)
  })

  test('[BUY-28] the terms that an order was placed under stay word for word, however they change later', async () => {
    await refill()
    const order = async () => {
      const { body } = await purchase()
      return (await (await send('/api/orders', body, key())).json()) as { code: string; secret: string }
    }
    const [one, other] = [await order(), await order()]
    const idOf = async ({ code, secret }: typeof one) =>
      ((await (await get(`/api/orders/${code}?k=${secret}`)).json()) as { termsId: string }).termsId
    const id = await idOf(one)
    expect(await idOf(other)).toBe(id)
    expect(id.startsWith(`${LEGAL_UPDATED}-`)).toBe(true)
    const page = async (version: string) => {
      const answer = await get(`/vi/terms-of-service${version}`)
      return { status: answer.status, html: await answer.text() }
    }
    // As if the shop wrote other terms after these orders.
    const later = "replace(texts, 'Cách mua', 'Cách mua ngày trước')"
    await env.DB.prepare(
      `insert into order_terms select '2026-01-02-an_earlier1', ${later}, 0 from order_terms where id = ?`,
    )
      .bind(id)
      .run()
    await env.DB.prepare("update orders set terms_id = '2026-01-02-an_earlier1' where code = ?").bind(other.code).run()
    const [now, kept, earlier] = [
      await page(''),
      await page(`?version=${id}`),
      await page(`?version=${await idOf(other)}`),
    ]
    expect([now.html, kept.html].map((html) => html.includes('Cách mua ngày trước'))).toEqual([false, false])
    expect(earlier.html).toContain('Cách mua ngày trước')
    expect(earlier.html).toContain('Đây là bản ngày 2 tháng 1, 2026')
    expect([now, kept, earlier].map(({ html }) => html.includes('content="noindex'))).toEqual([false, true, true])
    for (const version of ['2026-01-02-an_unknown1', 'x'.repeat(100), "' or 1=1"])
      expect([version, (await page(`?version=${encodeURIComponent(version)}`)).status]).toEqual([version, 404])
    // The schema refuses an order whose terms are not kept, and their loss.
    const refused = (sql: string) => env.DB.prepare(sql).bind(other.code).run()
    await expect(refused("update orders set terms_id = 'none' where code = ?")).rejects.toThrow('FOREIGN KEY')
    await expect(
      refused('delete from order_terms where id = (select terms_id from orders where code = ?)'),
    ).rejects.toThrow('FOREIGN KEY')
  })

  test('[BUY-04] no half day is chosen before the shopper chooses, and the order waits for one', async () => {
    const { sums, issues, days } = await quoteOf({ lines: [{ sku: TV, quantity: 1 }], place: PLACE })
    expect([sums.day, sums.half, issues]).toEqual(['', '', [{ code: 'day_missing' }]])
    expect(days.length).toBeGreaterThan(5)
    const half = await quoteOf({ lines: [{ sku: TV, quantity: 1 }], place: PLACE, day: days[0]?.day })
    expect([half.sums.day, half.issues]).toEqual(['', [{ code: 'day_missing' }]])
  })

  test('[BUY-04, BUY-06] a half day that filled up meanwhile is said, with the nearest free one', async () => {
    await refill()
    const { body } = await purchase()
    await env.DB.prepare(
      "insert into delivery_slots (zone, day, half, capacity, used) values ('ha-noi', ?, 'morning', 6, 6) on conflict do update set used = capacity",
    )
      .bind(body.day)
      .run()
    const answer = await send('/api/orders', body, key())
    const refused = (await answer.json()) as { code: string; issues: object[]; now: Quoted }
    expect([answer.status, refused.code, refused.issues]).toEqual([409, 'quote_refused', [{ code: 'slot_full' }]])
    expect(`${refused.now.sums.day} ${refused.now.sums.half}`).toBe(`${body.day} afternoon`)
    await env.DB.prepare("update delivery_slots set used = 0 where zone = 'ha-noi'").run()
  })

  test('[BUY-06] a voucher that was used up meanwhile is said', async () => {
    await refill()
    await env.DB.prepare(
      "insert into vouchers (code, kind, value, from_time, until_time, most) values ('TET', 'amount', 500000, 0, 9e15, 1)",
    ).run()
    const { body, sums } = await purchase([{ sku: TV, quantity: 1 }], { voucher: 'TET' })
    expect(sums.total).toBe(12_490_000 - 500_000)
    expect((await send('/api/orders', body, key())).status).toBe(201)
    const again = await send('/api/orders', body, key())
    expect([again.status, await again.json()]).toMatchObject([
      409,
      { issues: [{ code: 'voucher_refused', reason: 'spent' }] },
    ])
  })

  test('[BUY-03] islands are not served, and an unknown ward is none', async () => {
    const { issues } = await quoteOf({ lines: [{ sku: TV, quantity: 1 }], place: { ...PLACE, wardCode: '99999' } })
    expect(issues).toContainEqual({ code: 'place_unknown' })
  })
})

const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

/** A basket with one piece, by its cookie. */
async function basket() {
  const added = await send('/api/cart', { lines: [{ sku: TV, quantity: 1 }] })
  return added.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

describe.each(locales)('the page in %s', (locale) => {
  const fields = {
    name: 'Lan',
    phone: '0901234567',
    province: '01',
    ward: '00070',
    street: '12 Hàng Bạc',
    payment: 'full',
  }
  const submit = (cookie: string, sent: Record<string, string>) =>
    post(`/${locale}/checkout`, form(sent), { ...FORM_TYPE, ...someone(), cookie })

  /** The page after its place was sent, with the half days to choose from and the form that orders. */
  async function open(cookie: string) {
    const asked = await submit(cookie, { ...fields, intent: 'quote' })
    expect(asked.status).toBe(200)
    const page = await asked.text()
    const hidden = (name: string) =>
      new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]?.replaceAll('&quot;', '"') ?? ''
    const slots = [...page.matchAll(/name="slot"[^>]*value="([^"]+)"|value="(\d{4}-[^"]+)"[^>]*name="slot"/g)].map(
      ([, a, b]) => a ?? b ?? '',
    )
    const order = { ...fields, intent: 'place', quote: hidden('quote'), key: hidden('key') }
    return { page, slots, order }
  }

  test('[BUY-07] orders without script: days after the place, then the order’s page', async () => {
    await refill()
    const cookie = await basket()
    const first = await get(`/${locale}/checkout`, { headers: { cookie } })
    expect(first.status).toBe(200)
    expect(first.headers.get('cache-control')).toContain('no-store')
    const { page, slots, order } = await open(cookie)
    expect(slots.length).toBeGreaterThan(10)
    expect(page).not.toMatch(/<input[^>]*name="slot"[^>]*checked/)
    const unchosen = await submit(cookie, order)
    expect([unchosen.status, await unchosen.text()]).toEqual([422, expect.stringContaining('id="checkout-day"')])
    const whole = { ...order, slot: slots[3] ?? '' }
    // Terms that changed meanwhile are said in words, and nothing is ordered.
    const earlier = await submit(cookie, { ...whole, quote: ofOtherTerms(whole.quote) })
    expect([earlier.status, await earlier.text()]).toEqual([
      409,
      expect.stringContaining(m.checkout_terms_changed({}, { locale })),
    ])
    const placed = await submit(cookie, whole)
    expect(placed.status).toBe(303)
    expect(placed.headers.get('location')).toMatch(new RegExp(`^/${locale}/order/VT[A-Z0-9]{6}\\?k=`))
  })

  test('[BUY-07] sent from two tabs at once and once more later, makes one order', async () => {
    await refill()
    const cookie = await basket()
    const before = await countOf('select count(*) from orders')
    const tabs = await Promise.all([open(cookie), open(cookie)])
    const [one, two] = tabs.map(({ order, slots }, index) => ({ ...order, slot: slots[index] ?? '' }))
    const atOnce = await Promise.all([submit(cookie, one ?? {}), submit(cookie, two ?? {})])
    const answers = [...atOnce, await submit(cookie, two ?? {})]
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1)
    expect(await countOf('select count(*) from orders')).toBe(before + 1)
  })

  test('[BUY-07] shows what was typed again, with what is wrong', async () => {
    const cookie = await basket()
    const answer = await submit(cookie, { ...fields, phone: '12', intent: 'place', street: '' })
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain('value="12"')
    expect(page.match(/aria-invalid="true"/g)?.length).toBeGreaterThanOrEqual(2)
  })
})
