import { type Context, Hono } from 'hono'
import { SLOT_CAPACITY } from '#app/features/checkout/quote.server'
import { toLocale } from '#app/features/languages/languages'
import { cancelOrder, changeOrderDay } from '#app/features/orders/acts.server'
import { calendarOf } from '#app/features/orders/calendar'
import { lookUpState, openByAccessCode, sendAccessCode } from '#app/features/orders/look-up.server'
import type { OrderView } from '#app/features/orders/order'
import { findBySecret } from '#app/features/orders/order.server'
import { showOrderCode } from '#app/features/orders/order-code'
import {
  type AccessForm,
  type CancelForm,
  cancelBody,
  type DayForm,
  dayBody,
  type LookUp,
  type ReturnForm,
  returnBody,
  returnedLines,
} from '#app/features/orders/orders.schema'
import { type CancelReason, shownReturn } from '#app/features/orders/returns'
import { askReturn } from '#app/features/orders/returns.server'
import { offeredFor } from '#app/features/payments/gateways'
import { orderPayment } from '#app/features/payments/order-payment'
import { qrPicture } from '#app/features/payments/qr-picture'
import type { FailureCode } from '#app/lib/failure'
import type { FormAnswer } from '#app/lib/form'
import { hrefIn } from '#app/lib/page-path'
import { m } from '#app/paraglide/messages.js'
import { openDatabase } from '#app/server/db/client'
import { allowances } from '#app/server/limits/allowances'
import type { Quota } from '#app/server/limits/quota'
import { fingerprint, sessionSecrets } from '#app/server/secrets'
import type { ApiEnv } from './api-env'
import { consumeQuotas, quotaByAddress, refuseFor } from './call'
import { answerProblem } from './errors'
import type { FormCall } from './form-call'
import { gatewaysFor } from './gateway-settings'
import { readBody } from './json-body'
import { sendSoon } from './mailer'

/** What a buyer may do with an order that is placed, by the API and by its page's forms (docs/commerce-api.md). */
export const orderActs = new Hono<ApiEnv>()

/** The order of an address, if its secret is right. */
export const findAddressed = (c: Context<ApiEnv>): Promise<OrderView | undefined> =>
  findBySecret(openDatabase(c.env.DB), {
    code: c.req.param('code') ?? '',
    secret: c.req.query('k') ?? '',
    secrets: sessionSecrets(c.env),
  })

/** Wrong secrets alone count against the limit: a page that waits for money asks often. */
export async function readOrder(c: Context<ApiEnv>): Promise<OrderView | Response> {
  const found = await findAddressed(c)
  if (found) return found
  const wait = await consumeQuotas(c, quotaByAddress(c, allowances.orderLookUpByAddress))
  return wait === undefined ? answerProblem(c, 'not_found') : refuseFor(c, wait)
}

orderActs.get('/api/orders/:code', async (c) => {
  const order = await readOrder(c)
  if (order instanceof Response) return order
  const { id: _, seq: __, ...shown } = order
  const payment = orderPayment(order)
  return c.json({ ...shown, payment: { ...payment, gateways: offeredFor(gatewaysFor(c), payment.missing) } })
})

orderActs.post('/api/orders/:code/cancel', async (c) => {
  const order = await readOrder(c)
  if (order instanceof Response) return order
  const body = await readBody(c, cancelBody, { isOptional: true })
  if (!body.ok) return answerProblem(c, body.code)
  const code = await cancel(c, order, body.value.reason)
  return code ? answerProblem(c, code) : c.json({ state: 'cancelled' })
})

orderActs.post('/api/orders/:code/day', async (c) => {
  const order = await readOrder(c)
  if (order instanceof Response) return order
  const body = await readBody(c, dayBody)
  if (!body.ok) return answerProblem(c, body.code)
  const code = await moveDay(c, order, body.value)
  return code ? answerProblem(c, code) : c.json(body.value)
})

orderActs.post('/api/orders/:code/return', async (c) => {
  const order = await readOrder(c)
  if (order instanceof Response) return order
  const body = await readBody(c, returnBody)
  if (!body.ok) return answerProblem(c, body.code)
  const { note = '', ...wish } = body.value
  const key = c.req.header('idempotency-key')
  const asked = await askReturn(openDatabase(c.env.DB), order, { ...wish, note, key, now: Date.now() })
  return asked === 'order_return_refused'
    ? answerProblem(c, asked)
    : c.json({ return: shownReturn(asked.id), state: 'asked' }, 201)
})

orderActs.get('/api/orders/:code/calendar.ics', async (c) => {
  const order = await readOrder(c)
  if (order instanceof Response) return order
  const { delivery, code, customer } = order
  if (!delivery) return answerProblem(c, 'not_found')
  const locale = toLocale(order.locale)
  const shown = { code: showOrderCode(code) }
  const text = calendarOf({
    code,
    day: delivery.day,
    half: delivery.half,
    changes: delivery.changes,
    title: m.order_calendar_title(shown, { locale }),
    text: m.order_calendar_text(shown, { locale }),
    place: customer ? `${customer.place.street}, ${customer.place.ward}, ${customer.place.province}` : '',
    now: Date.now(),
  })
  return c.body(text, 200, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${code}.ics"`,
  })
})

/** The QR code as a picture that a phone keeps, for the bank's app on the same phone. */
orderActs.get('/api/orders/:code/qr.png', async (c) => {
  const order = await readOrder(c)
  if (order instanceof Response) return order
  const { transfer } = orderPayment(order)
  if (!transfer) return answerProblem(c, 'not_found')
  return c.body(qrPicture(transfer.qr), 200, {
    'content-type': 'image/png',
    'content-disposition': `attachment; filename="${order.code}.png"`,
  })
})

async function cancel(
  c: Context<ApiEnv>,
  order: OrderView,
  reason: CancelReason | undefined,
): Promise<FailureCode | undefined> {
  const done = await cancelOrder(openDatabase(c.env.DB), order, { reason, now: Date.now() })
  if (typeof done === 'string') return done
  for (const id of done.letterIds) sendSoon(c, id)
}

async function moveDay(
  c: Context<ApiEnv>,
  order: OrderView,
  slot: typeof dayBody.infer,
): Promise<FailureCode | undefined> {
  const now = Date.now()
  const done = await changeOrderDay(openDatabase(c.env.DB), order, { ...slot, capacity: SLOT_CAPACITY, now })
  if (typeof done === 'string') return done
  for (const id of done.letterIds) sendSoon(c, id)
}

/** A form of the order's page: its order, or the page that says that there is none. */
async function actOn(
  { c, locale }: FormCall,
  state: string,
  act: (order: OrderView) => Promise<FailureCode | undefined>,
): Promise<FormAnswer> {
  const order = await findAddressed(c)
  if (!order) return { ok: false, code: 'not_found' }
  const code = await act(order)
  if (code) return { ok: false, code }
  return { ok: true, leadsTo: hrefIn(locale, '/order/$code', { code: order.code }, { k: c.req.query('k'), state }) }
}

export const cancelByForm = ({ reason }: CancelForm, call: FormCall) =>
  actOn(call, 'cancelled', (order) => cancel(call.c, order, reason || undefined))

export const changeDayByForm = ({ slot }: DayForm, call: FormCall) => {
  const [day = '', half] = slot.split(' ') as [string, 'morning' | 'afternoon']
  return actOn(call, 'moved', (order) => moveDay(call.c, order, { day, half }))
}

export async function askReturnByForm({ reason, wanted, note }: ReturnForm, call: FormCall): Promise<FormAnswer> {
  const { c, sent } = call
  const lines = returnedLines(sent)
  if (!lines) return { ok: false, code: 'invalid_request', errors: { lines: 'missing' } }
  return actOn(call, 'asked', async (order) => {
    const key = c.req.header('idempotency-key')
    const wish = { lines, reason, wanted, note, key, now: Date.now() }
    const asked = await askReturn(openDatabase(c.env.DB), order, wish)
    return typeof asked === 'string' ? asked : undefined
  })
}

/** Narrowest first, as a refused try uses up nothing of what follows. Only hashes of code and phone are stored. */
const lookUpQuotas = (c: Context<ApiEnv>, { code, phone }: LookUp): Quota[] => {
  const address = quotaByAddress(c, allowances.orderLookUpByAddress)
  const [ofCode, ofPhone] = [fingerprint(code), fingerprint(phone)]
  return [
    address,
    { ...allowances.orderLookUpOfCodeFromAddress, who: `${ofCode}:${address.who}` },
    { ...allowances.orderLookUpOfPhoneFromAddress, who: `${ofPhone}:${address.who}` },
    { ...allowances.orderLookUpOfCode, who: ofCode },
    { ...allowances.orderLookUpOfPhone, who: ofPhone },
  ]
}

/** Says where an order stands, the same for every pair that is wrong. */
export async function lookUpByForm(pair: LookUp, { c, locale }: FormCall): Promise<FormAnswer> {
  const retryAfter = await consumeQuotas(c, ...lookUpQuotas(c, pair))
  if (retryAfter !== undefined) return { ok: false, code: 'too_many_requests', retryAfter }
  const state = await lookUpState(openDatabase(c.env.DB), pair, sessionSecrets(c.env))
  return { ok: true, leadsTo: hrefIn(locale, '/order', {}, { state: state ?? 'none' }) }
}

/** Sends a code to the order's customer, and answers the same whether there is one. */
export async function sendAccessCodeByForm(pair: LookUp, { c, locale }: FormCall): Promise<FormAnswer> {
  const who = fingerprint(`${pair.code} ${pair.phone}`)
  const codes = [allowances.orderAccessOfOrder, allowances.orderAccessOfOrderInADay].map((one) => ({ ...one, who }))
  const retryAfter = await consumeQuotas(c, ...lookUpQuotas(c, pair), ...codes)
  if (retryAfter !== undefined) return { ok: false, code: 'too_many_requests', retryAfter }
  const asked = { key: c.req.header('idempotency-key'), now: Date.now() }
  sendSoon(c, await sendAccessCode(openDatabase(c.env.DB), pair, sessionSecrets(c.env), asked))
  return { ok: true, leadsTo: hrefIn(locale, '/order', {}, { state: 'sent' }) }
}

/** Opens the order's page by the code that was sent. */
export async function openByForm(sent: AccessForm, { c, locale }: FormCall): Promise<FormAnswer> {
  // Six digits have their own five tries, which those of the pair must not cut short.
  const code = fingerprint(sent.code)
  const address = quotaByAddress(c, allowances.orderLookUpByAddress)
  const retryAfter = await consumeQuotas(
    c,
    address,
    { ...allowances.orderOpeningFromAddress, who: `${code}:${address.who}` },
    { ...allowances.orderOpening, who: code },
  )
  if (retryAfter !== undefined) return { ok: false, code: 'too_many_requests', retryAfter }
  const opened = await openByAccessCode(openDatabase(c.env.DB), sent, sessionSecrets(c.env), Date.now())
  if (!opened) return { ok: false, code: 'code_wrong' }
  return { ok: true, leadsTo: hrefIn(locale, '/order/$code', { code: opened.code }, { k: opened.secret }) }
}
