import { type } from 'arktype'
import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { findCart } from '#app/features/cart/cart.server'
import { orderBody, quoteBody } from '#app/features/checkout/checkout.schema'
import { placeFromQuote, quoteToken } from '#app/features/checkout/checkout.server'
import { makeQuote, type QuoteAnswer, SLOT_CAPACITY } from '#app/features/checkout/quote.server'
import { isOpenDay } from '#app/features/delivery/delivery-days'
import { zoneOf } from '#app/features/delivery/delivery-zones'
import { findOldDistricts } from '#app/features/delivery/old-districts'
import { placesVersion, provinces, searchWards, wardsOf } from '#app/features/delivery/places'
import { changeDay, findInMotion, moveOrder } from '#app/features/orders/move.server'
import type { OrderView } from '#app/features/orders/order'
import { findBySecret } from '#app/features/orders/order.server'
import { showOrderCode } from '#app/features/orders/order-code'
import { canCustomerCancel, isOpen } from '#app/features/orders/order-states'
import { orderPayment } from '#app/features/payments/order-payment'
import { openDatabase } from '#app/server/db/client'
import { orders as ordersTable } from '#app/server/db/schema'
import { allowances } from '#app/server/limits/allowances'
import { sessionSecrets } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import { consumeQuotas, quotaByAddress, refuseFor } from './call'
import { cartOwnerOf, keepCart } from './cart'
import { answerProblem, localeOf, PUBLIC_FOR_A_MINUTE } from './errors'
import { readBody } from './json-body'
import { sendSoon } from './mailer'

/** Quotes, orders and what their buyer may do with them (docs/commerce-api.md). */
export const orders = new Hono<ApiEnv>()

orders.get('/api/places', (c) => c.json({ version: placesVersion, provinces }))

orders.get('/api/places/:province', (c) => {
  const code = c.req.param('province')
  const typed = c.req.query('q') ?? ''
  const wards = typed ? searchWards(code, typed, MOST_PLACES) : wardsOf(code)
  if (wards.length === 0 && !typed) return answerProblem(c, 'not_found')
  // Old districts are offered as a choice of their wards, and never converted.
  const oldDistricts = typed ? findOldDistricts(code, typed, MOST_PLACES) : []
  return c.json({ version: placesVersion, wards, oldDistricts }, 200, PUBLIC_FOR_A_MINUTE)
})

const MOST_PLACES = 20

const answerQuote = (answer: QuoteAnswer) => ({
  quote: quoteToken(answer),
  sums: answer.quote,
  lines: answer.lines.map(({ sku, quantity, unitPrice, packageTier, supply, variant }) => ({
    sku,
    slug: variant.slug,
    name: variant.name,
    finish: variant.finish,
    packageTier,
    quantity,
    unitPrice,
    supply,
  })),
  zone: answer.zone?.id ?? null,
  issues: answer.issues,
  days: answer.days,
  payments: answer.ways,
})

orders.post('/api/quote', async (c) => {
  const body = await readBody(c, quoteBody)
  if (!body.ok) return answerProblem(c, body.code)
  const wait = await consumeQuotas(c, quotaByAddress(c, allowances.quoteByAddress))
  if (wait !== undefined) return refuseFor(c, wait)
  const owner = await cartOwnerOf(c)
  if (!owner) return answerProblem(c, 'invalid_token')
  const db = openDatabase(c.env.DB)
  const lines = body.value.lines ?? (await findCart(db, owner)).filter(({ isSaved }) => !isSaved)
  return c.json(answerQuote(await makeQuote(db, localeOf(c), { ...body.value, lines }, Date.now())))
})

orders.post('/api/orders', async (c) => {
  const key = c.req.header('idempotency-key') ?? ''
  if (!/^[\w-]{8,128}$/.test(key)) return answerProblem(c, 'idempotency_key_missing')
  const body = await readBody(c, orderBody)
  if (!body.ok) return answerProblem(c, body.code)
  const wait = await consumeQuotas(c, quotaByAddress(c, allowances.orderByAddress))
  if (wait !== undefined) return refuseFor(c, wait)
  const owner = await cartOwnerOf(c)
  if (!owner) return answerProblem(c, 'invalid_token')
  const db = openDatabase(c.env.DB)
  const lines = body.value.lines ?? (await findCart(db, owner)).filter(({ isSaved }) => !isSaved)
  const placed = await placeFromQuote(db, {
    body: body.value,
    lines,
    key,
    secrets: sessionSecrets(c.env),
    locale: localeOf(c),
    accountId: owner.accountId,
    cart: owner,
    now: Date.now(),
  })
  if (!placed.ok) {
    if ('now' in placed) {
      const { now, code, ...why } = placed
      return answerProblem(c, code, {}, { ...why, now: answerQuote(now) })
    }
    return answerProblem(c, placed.code)
  }
  for (const id of placed.letterIds) sendSoon(c, id)
  if (!body.value.lines) keepCart(c, owner, [])
  const { code, secret } = placed
  const address = `/${localeOf(c)}/order/${code}?k=${secret}`
  return c.json({ code, secret, shown: showOrderCode(code), address }, 201, { location: address })
})

/** The order that the request may see. Guessing is limited, and costs the same whether a code exists or not. */
async function readOrder(c: Context<ApiEnv>): Promise<OrderView | Response> {
  const wait = await consumeQuotas(c, quotaByAddress(c, allowances.orderLookUpByAddress))
  if (wait !== undefined) return refuseFor(c, wait)
  const found = await findBySecret(openDatabase(c.env.DB), {
    code: c.req.param('code') ?? '',
    secret: c.req.query('k') ?? '',
    secrets: sessionSecrets(c.env),
  })
  return found ?? answerProblem(c, 'not_found')
}

orders.get('/api/orders/:code', async (c) => {
  const order = await readOrder(c)
  if (order instanceof Response) return order
  const { id: _, seq: __, ...shown } = order
  return c.json({ ...shown, payment: orderPayment(order) })
})

orders.post('/api/orders/:code/cancel', async (c) => {
  const order = await readOrder(c)
  if (order instanceof Response) return order
  if (!canCustomerCancel(order.state)) return answerProblem(c, 'order_not_cancellable')
  const db = openDatabase(c.env.DB)
  const inMotion = await findInMotion(db, eq(ordersTable.id, order.id))
  const refusal = inMotion && (await moveOrder(db, inMotion, { event: 'cancel', by: 'customer', now: Date.now() }))
  return refusal ? answerProblem(c, 'order_not_cancellable') : c.json({ state: 'cancelled' })
})

const dayBody = type({ day: /^\d{4}-\d\d-\d\d$/, half: "'morning' | 'afternoon'", '+': 'reject' })

orders.post('/api/orders/:code/day', async (c) => {
  const order = await readOrder(c)
  if (order instanceof Response) return order
  const body = await readBody(c, dayBody)
  if (!body.ok) return answerProblem(c, body.code)
  const place = order.customer?.place
  const zone = place && zoneOf(place.provinceCode, place.wardCode)
  // A piece in the making is not ready before the day that was agreed on.
  const readyOn = order.lines.some(({ fromStock, quantity }) => fromStock < quantity)
    ? (order.delivery?.day ?? null)
    : null
  const { day, half } = body.value
  if (!zone || !isOpen(order.state) || order.state === 'out') return answerProblem(c, 'order_day_refused')
  if (!isOpenDay(day, { zone, readyOn, now: Date.now() })) return answerProblem(c, 'order_day_refused')
  const refusal = await changeDay(openDatabase(c.env.DB), order.id, { day, half, capacity: SLOT_CAPACITY })
  return refusal ? answerProblem(c, 'order_day_refused') : c.json({ day, half })
})
