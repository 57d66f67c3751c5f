import { beforeAll, describe, expect, test } from 'vitest'
import {
  CART,
  CHECKOUT,
  ERROR,
  items,
  newCart,
  OAK,
  piecesOf,
  post,
  put,
  send,
  stockShop,
  valid,
  WALNUT,
} from '#tests/support/ucp/agent'
import { ucpDifferences } from '#tests/support/ucp/ucp-schema'

beforeAll(async () => {
  await stockShop()
})

const convert = async (id: string, more = {}) =>
  valid(await post('/checkout-sessions', { cart_id: id, ...more }), CHECKOUT, 201)

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
    const changed = await valid(await put(`/carts/${cart.id}`, { id: cart.id, ...items([OAK, 2], [WALNUT, 1]) }), CART)
    expect(piecesOf(changed)).toEqual([
      [OAK, 2],
      [WALNUT, 1],
    ])
    expect((await valid(await post(`/carts/${cart.id}/cancel`), CART)).line_items).toHaveLength(2)
    const gone = await valid(await send('GET', `/carts/${cart.id}`), ERROR)
    expect([gone.ucp.status, gone.messages[0]?.code]).toEqual(['error', 'not_found'])
  })

  test('[BUY-15] test_conversion_uses_cart_contents_over_payload', async () => {
    const cart = await newCart([OAK, 2])
    expect(piecesOf(await convert(cart.id, items([OAK, 9], [WALNUT, 9])))).toEqual([[OAK, 2]])
  })

  test('[BUY-15] test_second_conversion_returns_the_existing_checkout', async () => {
    const cart = await newCart([OAK, 2])
    const first = await convert(cart.id)
    expect(await convert(cart.id)).toEqual(first)
  })

  test('[BUY-15] test_cancel_returns_the_cart_state_before_deletion', async () => {
    const cart = await newCart([OAK, 3])
    const canceled = await valid(await post(`/carts/${cart.id}/cancel`), CART)
    expect([canceled.id, piecesOf(canceled)]).toEqual([cart.id, [[OAK, 3]]])
  })

  test('[BUY-15] an unknown cart is an outcome at each of its addresses', async () => {
    const id = 'x'.repeat(43)
    for (const answer of [
      await send('GET', `/carts/${id}`),
      await put(`/carts/${id}`, items([OAK, 1])),
      await post(`/carts/${id}/cancel`),
      await send('GET', '/carts/short'),
      await post('/checkout-sessions', { cart_id: id }),
      await post('/checkout-sessions', { cart_id: 'short' }),
    ])
      expect((await valid(answer, ERROR)).messages[0]?.code).toBe('not_found')
  })
})
