import { beforeAll, describe, expect, test } from 'vitest'
import { placed, withEmail } from '#tests/support/orders'
import {
  amount,
  CART,
  CHECKOUT,
  DB,
  items,
  newCheckout,
  OAK,
  piecesOf,
  post,
  put,
  send,
  stockShop,
  valid,
} from '#tests/support/ucp/agent'

/** Cases about what the shop does not declare: what an agent sends of it changes nothing, and nothing of it is kept. */

let price = 0
beforeAll(async () => {
  price = (await stockShop()).price
  await DB.prepare(
    "insert into vouchers (code, kind, value, from_time, until_time, most) values ('TENTH', 'percent', 10, 0, 9e15, 5), ('FIFTY', 'amount', 50000, 0, 9e15, 5)",
  ).run()
})

const SESSIONS = '/checkout-sessions'
const complete = async (id: string, body: object) => valid(await post(`${SESSIONS}/${id}/complete`, body), CHECKOUT)
const countOrders = () => DB.prepare('select count(*) as n from orders').first<number>('n')

/** True if a text stands in what is kept of agents, baskets and orders. */
async function isKept(text: string): Promise<boolean> {
  const { results: tables } = await DB.prepare(
    "select name from sqlite_master where type = 'table' and name in ('carts', 'cart_lines', 'quotas', 'orders', 'mail_outbox', 'payment_attempts', 'payment_notices', 'voucher_uses')",
  ).all<{ name: string }>()
  expect(tables).toHaveLength(8)
  const rows = await DB.batch(tables.map(({ name }) => DB.prepare(`select * from ${name}`)))
  return JSON.stringify(rows.map(({ results }) => results)).includes(text)
}

describe('[BUY-15] vouchers are the buyer’s to type', () => {
  const sums = () => [
    { type: 'subtotal', amount: price },
    { type: 'total', amount: price },
  ]
  const countUsed = () => DB.prepare('select sum(used) as n from vouchers').first<number>('n')

  test.each([
    ['test_discount_flow', ['TENTH']],
    ['test_fixed_amount_discount', ['FIFTY']],
    ['test_multiple_discounts_accepted', ['TENTH', 'FIFTY']],
    ['test_multiple_discounts_one_rejected', ['TENTH', 'INVALID_CODE_123']],
  ])('[BUY-15] %s: codes of the shop take nothing from the total, and are not used up', async (_, codes) => {
    const { id } = await newCheckout([OAK, 1])
    const body = { ...items([OAK, 1]), discounts: { codes } }
    const changed = await valid(await put(`${SESSIONS}/${id}`, body), CHECKOUT)
    expect([changed.totals, await countUsed()]).toEqual([sums(), 0])
    expect(changed).not.toHaveProperty('discounts')
  })

  test('[BUY-15] test_cart_discount_codes_carry_forward_to_checkout: neither cart nor checkout has one', async () => {
    const cart = await valid(await post('/carts', { ...items([OAK, 1]), discounts: { codes: ['TENTH'] } }), CART, 201)
    const checkout = await valid(await post(SESSIONS, { cart_id: cart.id }), CHECKOUT, 201)
    expect([cart.totals, checkout.totals, await countUsed()]).toEqual([sums(), sums(), 0])
  })
})

describe('[BUY-15] paying is the buyer’s', () => {
  const instrument = { id: 'instr_1', handler_id: 'x', type: 'card' }
  const ofCard = (credential: object, more: object = {}) => ({
    payment: { instruments: [{ ...instrument, credential, ...more }] },
  })

  test.each([
    ['test_payment_failure', 'fail_token', (secret: string) => ofCard({ type: 'token', token: secret })],
    [
      'test_card_credential_payment',
      '4000002760003184',
      (secret: string) => ofCard({ type: 'card', number: secret, cvc: '123', expiry_month: 12, expiry_year: 2030 }),
    ],
    [
      'test_token_binding_completion',
      'bound-token-of-this-checkout',
      (secret: string) => ofCard({ type: 'token', token: secret, binding: { checkout_id: 'x' } }),
    ],
    [
      'test_ap2_mandate_completion',
      'eyJhbGciOiJFUzI1NiJ9.mandate',
      (secret: string) => ({ ...ofCard({ type: 'token', token: secret }), ap2: { checkout_mandate: secret } }),
    ],
  ])('[BUY-15] %s: nothing is charged, and nothing of it shown or kept', async (_, secret, body) => {
    const before = await countOrders()
    const checkout = await newCheckout([OAK, 1])
    expect(await complete(checkout.id, body(secret))).toEqual(checkout)
    expect([checkout.status, await countOrders(), await isKept(secret)]).toEqual(['requires_escalation', before, false])
  })

  test('[BUY-15] test_cannot_update_completed_checkout: a try to complete leaves it open to changes', async () => {
    const { id } = await newCheckout([OAK, 1])
    await complete(id, ofCard({ type: 'token', token: 'x' }))
    expect(piecesOf(await valid(await put(`${SESSIONS}/${id}`, items([OAK, 2])), CHECKOUT))).toEqual([[OAK, 2]])
  })

  test('[BUY-15] test_cannot_cancel_completed_checkout: a try to complete leaves it open to canceling', async () => {
    const { id } = await newCheckout([OAK, 1])
    await complete(id, ofCard({ type: 'token', token: 'x' }))
    expect((await valid(await post(`${SESSIONS}/${id}/cancel`), CHECKOUT)).status).toBe('canceled')
  })
})

describe('[BUY-15] places are the buyer’s to name', () => {
  const destination = { street_address: '12 Hàng Bạc', address_locality: 'Hà Nội', address_country: 'VN' }
  const fulfillment = { methods: [{ type: 'shipping', destinations: [destination] }] }

  test('[BUY-15] test_fulfillment_flow: no way of delivery is offered or counted, and no place kept', async () => {
    const answer = await valid(await post(SESSIONS, { ...items([OAK, 1]), fulfillment }), CHECKOUT, 201)
    expect(answer).not.toHaveProperty('fulfillment')
    expect([amount(answer.totals, 'fulfillment'), amount(answer.totals, 'total')]).toEqual([undefined, price])
    expect(await isKept('12 Hàng Bạc')).toBe(false)
  })

  test('[BUY-15] test_unknown_customer_no_address, test_known_customer_no_address, test_known_customer_one_address: who names a customer learns nothing of them', async () => {
    await DB.prepare(
      "insert into accounts (id, email, activated_at, created_at, display_name, phone_number, locale, password_hash, erase_at) values ('ucp', 'account@example.com', 1, 1, 'An', '0912345678', 'vi', '', 9e15)",
    ).run()
    await placed(withEmail('ordered@example.com'))
    const shown = async (email: string) => {
      const answer = await post(SESSIONS, { ...items([OAK, 1]), buyer: { email }, fulfillment: { methods: [] } })
      const { id: _, continue_url: __, expires_at: ___, ...rest } = await valid(answer, CHECKOUT, 201)
      return rest
    }
    const unknown = await shown('nobody@example.com')
    expect(unknown).not.toHaveProperty('buyer')
    for (const email of ['account@example.com', 'ordered@example.com']) expect(await shown(email)).toEqual(unknown)
  })
})

describe('[BUY-15] orders are the buyer’s to look at', () => {
  test.each([
    ['test_order_retrieval', 'GET', undefined],
    ['test_order_update', 'PUT', { adjustments: [{ id: 'adj_1', type: 'refund', status: 'completed', amount: 500 }] }],
  ])('[BUY-15] %s: an agent finds none, by code or by id', async (_, method, body) => {
    const { order } = await placed()
    for (const name of [order.code, order.id]) {
      const answer = await send(method, `/orders/${name}`, body)
      expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
    }
  })
})
