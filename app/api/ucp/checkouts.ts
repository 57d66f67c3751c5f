import { Hono } from 'hono'
import { setAside } from '#app/features/cart/cart.server'
import { UCP_ENDPOINT, ucpCheckout } from '#app/features/ucp/ucp'
import { cartBody, checkoutBody, emptyBody } from '#app/features/ucp/ucp.schema'
import { m } from '#app/paraglide/messages.js'
import { openDatabase } from '#app/server/db/client'
import type { ApiEnv } from '../api-env'
import {
  type AgentBasket,
  basketAt,
  createBasket,
  findBasket,
  priced,
  refuseOverLimit,
  replaceBasket,
  type Written,
} from './baskets'
import { type AgentCall, answerNotFound, localeIn, pageFor, read, refuse } from './call'
import { readKey } from './idempotency'

/** Checkouts of the Universal Commerce Protocol, which their buyer finishes on the shop's page. */
export const ucpCheckouts = new Hono<ApiEnv>()

const CHECKOUTS = `${UCP_ENDPOINT}/checkout-sessions`
const CAPABILITY = 'dev.ucp.shopping.checkout'

/** Canceling sets all lines aside. */
const isCanceled = ({ lines }: AgentBasket) => lines.length === 0

const write: Written = async (c, basket) => {
  const locale = localeIn(c)
  const links = [
    { type: 'privacy_policy', url: pageFor(c, '/privacy-policy'), title: m.content_privacy_title({}, { locale }) },
    { type: 'terms_of_service', url: pageFor(c, '/terms-of-service'), title: m.content_terms_title({}, { locale }) },
  ]
  const lines = isCanceled(basket) ? basket.setAside : basket.lines
  const words = { buyerInput: m.ucp_buyer_input({}, { locale }), links }
  return ucpCheckout(await priced(c, basket, lines), words, isCanceled(basket))
}

const refuseCanceled = (c: AgentCall) =>
  c.json({ code: 'checkout_canceled', content: m.ucp_canceled({}, { locale: localeIn(c) }) }, 409)

ucpCheckouts.post(CHECKOUTS, async (c) => {
  const wish = await read(c, checkoutBody)
  if (wish instanceof Response) return wish
  const refusal = await refuseOverLimit(c)
  if (refusal) return refusal
  const { cart_id: cart, line_items: items = [] } = wish
  if (cart === undefined)
    return items.length > 0
      ? createBasket(c, CAPABILITY, { ...wish, line_items: items }, write)
      : refuse(c, 'invalid_request')
  const call = await readKey(c, wish)
  if (call instanceof Response) return call
  // A cart has one checkout, which has its id; what else is asked for does not count.
  const basket = await findBasket(c, cart)
  if (!basket || isCanceled(basket)) return answerNotFound(c, CAPABILITY)
  await call.remember()
  return c.json(await write(c, basket), 201)
})

ucpCheckouts.get(`${CHECKOUTS}/:id`, async (c) => {
  const basket = await basketAt(c)
  return basket ? c.json(await write(c, basket)) : answerNotFound(c, CAPABILITY)
})

ucpCheckouts.put(`${CHECKOUTS}/:id`, async (c) => {
  const wish = await read(c, cartBody)
  if (wish instanceof Response) return wish
  const refusal = await refuseOverLimit(c)
  if (refusal) return refusal
  const basket = await basketAt(c)
  if (!basket) return answerNotFound(c, CAPABILITY)
  return isCanceled(basket) ? refuseCanceled(c) : replaceBasket(c, CAPABILITY, { basket, wish, write })
})

/** Only the buyer completes a checkout, so it stays as it is. */
ucpCheckouts.post(`${CHECKOUTS}/:id/complete`, async (c) => {
  const wish = await read(c, emptyBody)
  if (wish instanceof Response) return wish
  const refusal = await refuseOverLimit(c)
  if (refusal) return refusal
  const basket = await basketAt(c)
  if (!basket) return answerNotFound(c, CAPABILITY)
  if (isCanceled(basket)) return refuseCanceled(c)
  const call = await readKey(c, wish)
  if (call instanceof Response) return call
  await call.remember()
  return c.json(await write(c, basket))
})

/** A body is not needed, so none is read. */
ucpCheckouts.post(`${CHECKOUTS}/:id/cancel`, async (c) => {
  const refusal = await refuseOverLimit(c)
  if (refusal) return refusal
  const basket = await basketAt(c)
  if (!basket) return answerNotFound(c, CAPABILITY)
  const call = await readKey(c, '')
  if (call instanceof Response) return call
  if (call.isDone) return c.json(await write(c, basket))
  if (isCanceled(basket)) return refuseCanceled(c)
  await setAside(openDatabase(c.env.DB), basket)
  await call.remember()
  return c.json(await write(c, { ...basket, lines: [], setAside: basket.lines }))
})
