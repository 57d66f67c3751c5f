import { Hono } from 'hono'
import { dropCart } from '#app/features/cart/cart.server'
import { UCP_ENDPOINT, ucpCart } from '#app/features/ucp/ucp'
import { cartBody } from '#app/features/ucp/ucp.schema'
import { openDatabase } from '#app/server/db/client'
import type { ApiEnv } from '../api-env'
import { basketAt, createBasket, priced, refuseOverLimit, replaceBasket, type Written } from './baskets'
import { answerNotFound, read } from './call'

/** Carts of the Universal Commerce Protocol: baskets with something in them. */
export const ucpCarts = new Hono<ApiEnv>()

const CARTS = `${UCP_ENDPOINT}/carts`
const CAPABILITY = 'dev.ucp.shopping.cart'

const write: Written = async (c, basket) => ucpCart(await priced(c, basket, basket.lines))

ucpCarts.post(CARTS, async (c) => {
  const wish = await read(c, cartBody)
  if (wish instanceof Response) return wish
  return (await refuseOverLimit(c)) ?? createBasket(c, CAPABILITY, wish, write)
})

ucpCarts.get(`${CARTS}/:id`, async (c) => {
  const basket = await basketAt(c)
  return basket?.lines.length ? c.json(await write(c, basket)) : answerNotFound(c, CAPABILITY)
})

ucpCarts.put(`${CARTS}/:id`, async (c) => {
  const wish = await read(c, cartBody)
  if (wish instanceof Response) return wish
  const refusal = await refuseOverLimit(c)
  if (refusal) return refusal
  const basket = await basketAt(c)
  return basket?.lines.length ? replaceBasket(c, CAPABILITY, { basket, wish, write }) : answerNotFound(c, CAPABILITY)
})

ucpCarts.post(`${CARTS}/:id/cancel`, async (c) => {
  const basket = await basketAt(c)
  if (!basket?.lines.length) return answerNotFound(c, CAPABILITY)
  const last = await write(c, basket)
  await dropCart(openDatabase(c.env.DB), basket)
  return c.json(last)
})
