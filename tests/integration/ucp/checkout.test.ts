import { beforeAll, describe, expect, test } from 'vitest'
import { get } from '#tests/support/front-door'
import {
  amount,
  BASE,
  type Basket,
  CHECKOUT,
  DB,
  ERROR,
  faultOf,
  items,
  newCheckout,
  OAK,
  piecesOf,
  post,
  put,
  SITE_ORIGIN,
  send,
  stockShop,
  valid,
  WALNUT,
} from '#tests/support/ucp/agent'

let price = 0
let soldOut = ''
beforeAll(async () => {
  const shop = await stockShop()
  price = shop.price
  soldOut = shop.soldOut
})

const SESSIONS = '/checkout-sessions'
const read = async (id: string) => valid(await send('GET', `${SESSIONS}/${id}`), CHECKOUT)
const replaced = async (id: string, body: object) => valid(await put(`${SESSIONS}/${id}`, body), CHECKOUT)
const PAYMENT = {
  payment: {
    instruments: [{ id: 'instr_1', handler_id: 'x', type: 'card', credential: { type: 'token', token: 'x' } }],
  },
}
const complete = async (id: string, more = {}) =>
  valid(await post(`${SESSIONS}/${id}/complete`, { ...PAYMENT, ...more }), CHECKOUT)
const countOrders = () => DB.prepare('SELECT count(*) AS n FROM orders').first<number>('n')

describe('[BUY-15] checkout lifecycle', () => {
  test('[BUY-15] test_create_checkout: hands over to the shop’s page', async () => {
    const checkout = await newCheckout([OAK, 1])
    expect(checkout.status).toBe('requires_escalation')
    expect(checkout.continue_url).toMatch(new RegExp(`^${SITE_ORIGIN}/api/ucp/continue/[\\w-]{43}`))
    expect(checkout.messages).toMatchObject([{ code: 'buyer_input_required', severity: 'requires_buyer_input' }])
    expect(checkout.links.map(({ type }) => type)).toEqual(['privacy_policy', 'terms_of_service'])
  })

  test('[BUY-15] test_get_checkout', async () => {
    const checkout = await newCheckout([OAK, 1])
    expect(await read(checkout.id)).toEqual(checkout)
  })

  test('[BUY-15] test_update_checkout', async () => {
    const { id, line_items: lines } = await newCheckout([OAK, 1])
    const [line] = lines
    const body = { id, line_items: [{ id: line?.id, item: { id: line?.item.id }, quantity: 2 }], currency: 'VND' }
    expect(piecesOf(await replaced(id, body))).toEqual([[OAK, 2]])
  })

  test('[BUY-15] test_cancel_checkout', async () => {
    const { id } = await newCheckout([OAK, 1])
    const canceled = await valid(await post(`${SESSIONS}/${id}/cancel`), CHECKOUT)
    expect([canceled.status, piecesOf(canceled)]).toEqual(['canceled', [[OAK, 1]]])
    expect(await read(id)).toEqual(canceled)
  })

  test.each([
    ['test_cancel_is_idempotent, test_repeated_cancel', (id: string) => post(`${SESSIONS}/${id}/cancel`)],
    ['test_cannot_update_canceled_checkout', (id: string) => put(`${SESSIONS}/${id}`, items([OAK, 2]))],
    ['test_cannot_complete_canceled_checkout', (id: string) => post(`${SESSIONS}/${id}/complete`)],
  ])('[BUY-15] %s: a canceled checkout stays canceled', async (_, again) => {
    const { id } = await newCheckout([OAK, 1])
    await post(`${SESSIONS}/${id}/cancel`)
    expect(await faultOf(await again(id))).toEqual([409, 'checkout_canceled'])
    expect(await read(id)).toMatchObject({ status: 'canceled' })
  })

  test('[BUY-15] test_complete_checkout: nobody but the buyer completes one', async () => {
    const { id } = await newCheckout([OAK, 1])
    expect((await complete(id)).status).toBe('requires_escalation')
    expect(await countOrders()).toBe(0)
  })

  test('[BUY-15] test_complete_is_idempotent: another try leaves it as it is', async () => {
    const checkout = await newCheckout([OAK, 1])
    expect(await complete(checkout.id)).toEqual(checkout)
    expect(await complete(checkout.id)).toEqual(checkout)
    expect(await countOrders()).toBe(0)
  })

  test('[BUY-15] test_complete_without_fulfillment: says that the buyer chooses the place', async () => {
    const { id } = await newCheckout([OAK, 1])
    const { messages } = await complete(id)
    expect(messages).toMatchObject([{ code: 'buyer_input_required', content: expect.stringContaining('nơi giao') }])
  })

  test('[BUY-15] test_escalation_flow: whoever completes it is led to the shop’s page', async () => {
    const { id, continue_url: address } = await newCheckout([OAK, 1])
    expect(await complete(id, { risk_signals: { simulation_trigger: 'escalation_required' } })).toMatchObject({
      status: 'requires_escalation',
      continue_url: address,
      messages: [{ severity: 'requires_buyer_input' }],
    })
  })
})

describe('[BUY-15] sums', () => {
  /** Of new, changed, reduced and canceled checkouts. */
  async function allTotals() {
    const { id, totals } = await newCheckout([OAK, 2], [WALNUT, 1])
    const changed = await replaced(id, items([OAK, 1], [soldOut, 1]))
    const canceled = await valid(await post(`${SESSIONS}/${id}/cancel`), CHECKOUT)
    const baskets: Basket[] = [changed, canceled]
    return [totals, ...baskets.flatMap((one) => [one.totals, ...one.line_items.map((line) => line.totals)])]
  }
  const countOf = (type: string) => async () =>
    (await allTotals()).map((totals) => totals.filter((one) => one.type === type).length)

  test('[BUY-15] test_single_subtotal_entry', async () => {
    expect(new Set(await countOf('subtotal')())).toEqual(new Set([1]))
  })

  test('[BUY-15] test_single_total_entry', async () => {
    expect(new Set(await countOf('total')())).toEqual(new Set([1]))
  })

  test('[BUY-15] test_entries_have_type_and_amount', async () => {
    const entries = (await allTotals()).flat()
    expect(entries.length).toBeGreaterThan(8)
    expect(entries.filter(({ type, amount }) => !type || !Number.isInteger(amount))).toEqual([])
  })

  test('[BUY-15] test_additive_entries_non_negative', async () => {
    const additive = (await allTotals()).flat().filter(({ type }) => type !== 'total')
    expect(additive.length).toBeGreaterThan(4)
    expect(additive.filter(({ amount }) => amount < 0)).toEqual([])
  })

  test('[BUY-15] test_totals_calculation_on_create: prices are the shop’s, in whole đồng', async () => {
    const body = { line_items: [{ item: { id: OAK, title: 'Wrong', price: 1 }, quantity: 1 }], currency: 'EUR' }
    const checkout = await valid(await post(SESSIONS, body), CHECKOUT, 201)
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
    expect(amount((await replaced(id, items([OAK, 2]))).totals, 'total')).toBe(2 * price)
  })

  test('[BUY-15] test_unknown_discount_code: takes nothing from the total', async () => {
    const { id } = await newCheckout([OAK, 1])
    const { totals } = await replaced(id, { ...items([OAK, 1]), discounts: { codes: ['INVALID_CODE_123'] } })
    expect(totals).toEqual([
      { type: 'subtotal', amount: price },
      { type: 'total', amount: price },
    ])
  })
})

describe('[BUY-15] buyers', () => {
  test.each([
    ['test_buyer_info_persistence', { first_name: 'Khuê', email: 'khue@example.com', phone_number: '+84900000567' }],
    ['test_buyer_consent', { email: 'khue@example.com', consent: { marketing: true, analytics: false } }],
  ])('[BUY-15] %s: of a buyer nothing is kept', async (_, buyer) => {
    const answer = await post(SESSIONS, { ...items([OAK, 1]), buyer })
    const { id } = await valid(answer.clone(), CHECKOUT, 201)
    const changed = await put(`${SESSIONS}/${id}`, { ...items([OAK, 2]), buyer })
    const texts = [await answer.text(), await changed.text(), JSON.stringify(await read(id))]
    expect(texts.join(' ')).not.toMatch(/khue@example\.com|Khuê|marketing/)
  })
})

describe('[BUY-15] validation', () => {
  test('[BUY-15] test_out_of_stock', async () => {
    const refused = await valid(await post(SESSIONS, items([soldOut, 1])), ERROR)
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
    const refused = await valid(await put(`${SESSIONS}/${id}`, items([OAK, 10_001])), ERROR)
    expect(refused.messages[0]?.code).toBe('out_of_stock')
    expect(piecesOf(await read(id))).toEqual([[OAK, 1]])
  })

  test('[BUY-15] test_product_not_found', async () => {
    const refused = await valid(await post(SESSIONS, items(['non_existent_item_1', 1])), ERROR)
    expect(refused.messages[0]?.code).toBe('item_unavailable')
    expect((await valid(await post(SESSIONS, items([OAK, 1], ['x', 1])), ERROR)).messages[0]?.code).toBe(
      'item_unavailable',
    )
  })

  test('[BUY-15] test_structured_error_messages: outcomes and faults have a code and a sentence', async () => {
    const { ucp, messages } = await valid(await post(SESSIONS, items([soldOut, 1])), ERROR)
    expect([ucp.status, messages]).toEqual([
      'error',
      [{ type: 'error', code: 'out_of_stock', severity: 'unrecoverable', content: expect.stringMatching(/\S \S/) }],
    ])
    expect(await faultOf(await post(SESSIONS, { line_items: 'x' }))).toEqual([422, 'invalid_request'])
    expect(await faultOf(await post(SESSIONS, { line_items: [] }))).toEqual([422, 'invalid_request'])
    expect(await faultOf(await post('/carts', { line_items: [] }))).toEqual([422, 'invalid_request'])
    expect(await faultOf(await get(`${BASE}/carts`, { method: 'POST', body: '{' }))).toEqual([
      415,
      'unsupported_media_type',
    ])
    const other = await send('DELETE', '/carts')
    expect([other.status, await other.json()]).toEqual([405, expect.objectContaining({ code: 'method_not_allowed' })])
  })

  test('[BUY-15] an unknown checkout is an outcome at each of its addresses', async () => {
    const id = 'x'.repeat(43)
    for (const answer of [
      await send('GET', `${SESSIONS}/${id}`),
      await put(`${SESSIONS}/${id}`, items([OAK, 1])),
      await post(`${SESSIONS}/${id}/complete`),
      await post(`${SESSIONS}/${id}/cancel`),
      await send('GET', `${SESSIONS}/short`),
    ])
      expect((await valid(answer, ERROR)).messages[0]?.code).toBe('not_found')
  })
})
