import { beforeAll, describe, expect, test } from 'vitest'
import {
  type Basket,
  CART,
  CHECKOUT,
  ERROR,
  faultOf,
  items,
  newCheckout,
  newKey,
  OAK,
  piecesOf,
  post,
  put,
  send,
  stockShop,
  valid,
} from '#tests/support/ucp/agent'

beforeAll(async () => {
  await stockShop()
})

const CONFLICT = [409, 'idempotency_conflict']

/** The first answer of a call that is sent twice, which the second is like. */
async function twice(call: () => Promise<Response>, status = 200): Promise<Basket> {
  const first = await valid(await call(), CHECKOUT, status)
  expect(await valid(await call(), CHECKOUT, status)).toEqual(first)
  return first
}

describe('[BUY-15] idempotency', () => {
  test('[BUY-15] test_idempotency_create', async () => {
    const key = newKey()
    const create = (body: object) => post('/checkout-sessions', body, key)
    const wish = { ...items([OAK, 1]), currency: 'VND' }
    const { id } = await twice(() => create(wish), 201)
    expect(await faultOf(await create({ ...wish, currency: 'EUR' }))).toEqual(CONFLICT)
    expect(await faultOf(await create({ ...wish, ...items([OAK, 2]) }))).toEqual(CONFLICT)
    await valid(await put(`/checkout-sessions/${id}`, items([OAK, 3])), CHECKOUT)
    expect(piecesOf(await valid(await create(wish), CHECKOUT, 201))).toEqual([[OAK, 3]])
  })

  test('[BUY-15] test_idempotency_update', async () => {
    const { id } = await newCheckout([OAK, 1])
    const key = newKey()
    const replace = (quantity: number, headers = key) =>
      put(`/checkout-sessions/${id}`, items([OAK, quantity]), headers)
    expect(piecesOf(await twice(() => replace(2)))).toEqual([[OAK, 2]])
    expect(await faultOf(await replace(3))).toEqual(CONFLICT)
    // A late repetition does not undo what was asked for since.
    await valid(await replace(4, newKey()), CHECKOUT)
    expect(piecesOf(await valid(await replace(2), CHECKOUT))).toEqual([[OAK, 4]])
  })

  test('[BUY-15] test_idempotency_complete', async () => {
    const { id } = await newCheckout([OAK, 1])
    const key = newKey()
    const complete = (token: string) =>
      post(`/checkout-sessions/${id}/complete`, { payment: { instruments: [{ credential: { token } }] } }, key)
    await twice(() => complete('one'))
    expect(await faultOf(await complete('other'))).toEqual(CONFLICT)
  })

  test('[BUY-15] test_idempotency_cancel', async () => {
    const { id } = await newCheckout([OAK, 1])
    const key = newKey()
    const canceled = await twice(() => post(`/checkout-sessions/${id}/cancel`, {}, key))
    expect(canceled.status).toBe('canceled')
    expect(await faultOf(await post(`/checkout-sessions/${id}/cancel`, {}, newKey()))).toEqual([
      409,
      'checkout_canceled',
    ])
  })

  test('[BUY-15] a key means one basket of one agent', async () => {
    const key = newKey()
    const own = await valid(await post('/carts', items([OAK, 1]), key), CART, 201)
    const other = await valid(
      await post('/carts', items([OAK, 1]), { ...key, 'ucp-agent': 'profile="https://other.example"' }),
      CART,
      201,
    )
    expect(other.id).not.toBe(own.id)
  })

  test('[BUY-15] a key does not bring a canceled cart back', async () => {
    const key = newKey()
    const { id } = await valid(await post('/carts', items([OAK, 1]), key), CART, 201)
    await valid(await post(`/carts/${id}/cancel`), CART)
    expect((await valid(await post('/carts', items([OAK, 1]), key), ERROR)).messages[0]?.code).toBe('not_found')
  })

  test('[BUY-15] a short key is refused in words, because two agents might send the same', async () => {
    const { id } = await newCheckout([OAK, 1])
    const short = { 'idempotency-key': 'x'.repeat(15) }
    for (const answer of [
      await post('/carts', items([OAK, 1]), short),
      await post('/checkout-sessions', items([OAK, 1]), short),
      await put(`/checkout-sessions/${id}`, items([OAK, 2]), short),
      await post(`/checkout-sessions/${id}/complete`, {}, short),
      await post(`/checkout-sessions/${id}/cancel`, {}, short),
      await post('/carts', items([OAK, 1]), { 'idempotency-key': '' }),
    ])
      expect(await faultOf(answer)).toEqual([422, 'invalid_request'])
    expect(piecesOf(await valid(await send('GET', `/checkout-sessions/${id}`), CHECKOUT))).toEqual([[OAK, 1]])
  })
})
