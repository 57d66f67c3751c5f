import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { type GatewayName, gatewayNames, isGatewayName } from '#app/features/payments/gateway-names'
import {
  type Asked,
  paymentKinds,
  type SimulatedPayment,
  simulateAnswer,
  simulatePayment,
} from '#app/features/payments/gateway-simulator'
import type { Gateways } from '#app/features/payments/gateways'
import { findAttempt } from '#app/features/payments/gateways.server'
import { moMoBody } from '#app/features/payments/providers/momo'
import { isVnPayAuthentic } from '#app/features/payments/providers/vnpay'
import { zaloPayMac } from '#app/features/payments/providers/zalopay'
import { parseJson } from '#app/lib/parse-json'
import { openDatabase } from '#app/server/db/client'
import type { ApiEnv } from './api-env'
import { isFromOtherSite } from './call'
import { endHold } from './dev-hold'
import { localOnly } from './dev-mail'
import { answerProblem } from './errors'
import { gatewaysFor } from './gateway-settings'
import { payments } from './payments'

/**
 * VNPay, MoMo and ZaloPay for this machine (BUY-10): their calls and pages, which check and sign as the real ones do, and
 * do with a payment what they are told.
 */
export const devGateways = new Hono<ApiEnv>()
devGateways.use('/dev/pay/*', localOnly)

/** The page of a payment; VNPay's address holds all of it, the others' an answer to their call. */
devGateways.get('/dev/pay/:name', (c) => {
  const name = c.req.param('name')
  const query = new URL(c.req.url).searchParams
  const asked = isGatewayName(name) && readAsked(name, query, gatewaysFor(c))
  if (!asked) return answerProblem(c, 'not_found')
  return c.html(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${gatewayNames[name]}</title></head>
<body>
<main>
<h1>${gatewayNames[name]} of this machine</h1>
<p>${asked.description}: ${asked.amount} VND (${asked.reference})</p>
<form method="post" action="/dev/pay/${name}">
<input type="hidden" name="asked" value="${JSON.stringify(asked)}">
${paymentKinds.map((kind) => html`<button name="kind" value="${kind}">${kind}</button> `)}
</form>
</main>
</body>
</html>`)
})

devGateways.post('/dev/pay/:name', async (c) => {
  if (isFromOtherSite(c)) return answerProblem(c, 'cross_site_request')
  const name = c.req.param('name')
  const sent = new URLSearchParams(await c.req.text())
  const kind = paymentKinds.find((one) => one === sent.get('kind'))
  const asked = askedSchema(parseJson(sent.get('asked') ?? ''))
  if (!isGatewayName(name) || !kind || asked instanceof type.errors) return answerProblem(c, 'not_found')
  const db = openDatabase(c.env.DB)
  const attempt = await findAttempt(db, { provider: name, text: asked.reference })
  if (kind === 'late' && attempt) await endHold(db, attempt.orderId)
  const simulated = simulatePayment(name, kind, { asked, gateways: gatewaysFor(c), now: Date.now() })
  const { notices, leadsTo, payment } = simulated
  if (kind !== 'wrong signature') made.set(`${name} ${asked.reference}`, payment)
  const answers = []
  for (const notice of notices) answers.push((await tell(c, name, notice)).status)
  c.header('x-answers', answers.join(', '))
  return c.redirect(leadsTo, 303)
})

/** What was paid at the providers of this machine, until it stops. */
const made = new Map<string, SimulatedPayment>()

const questions = {
  vnpay: '/dev/pay/vnpay/merchant_webapi/api/transaction',
  momo: '/dev/pay/momo/v2/gateway/api/query',
  zalopay: '/dev/pay/zalopay/v2/query',
} satisfies Record<GatewayName, string>

for (const [name, path] of Object.entries(questions) as [GatewayName, string][])
  devGateways.post(path, async (c) =>
    c.json(simulateAnswer[name](await c.req.text(), gatewaysFor(c), (reference) => made.get(`${name} ${reference}`))),
  )

const askedSchema = type({
  reference: 'string',
  amount: 'number.integer',
  description: 'string',
  returnUrl: 'string.url',
  noticeUrl: 'string',
})

/** Sends a notice through the shop's own door. */
function tell(c: Context<ApiEnv>, name: GatewayName, notice: string): Response | Promise<Response> {
  const address = new URL(`/api/payments/notices/${name}`, c.req.url)
  if (name === 'vnpay') address.search = notice
  const request = new Request(address, name === 'vnpay' ? {} : { method: 'POST', body: notice })
  return payments.fetch(request, c.env, c.executionCtx)
}

function readAsked(name: GatewayName, query: URLSearchParams, { vnpay }: Gateways): Asked | undefined {
  if (name !== 'vnpay') {
    const asked = askedSchema(parseJson(query.get('asked') ?? ''))
    return asked instanceof type.errors ? undefined : asked
  }
  const { vnp_TxnRef = '', vnp_Amount = '', vnp_OrderInfo = '', vnp_ReturnUrl = '' } = Object.fromEntries(query)
  if (!vnpay || !isVnPayAuthentic(query, vnpay)) return
  return {
    reference: vnp_TxnRef,
    amount: Number(vnp_Amount) / 100,
    description: vnp_OrderInfo,
    returnUrl: vnp_ReturnUrl,
    noticeUrl: '',
  }
}

const moMoCall = type({
  partnerCode: 'string',
  amount: 'number.integer',
  orderId: 'string',
  requestId: 'string',
  orderInfo: 'string',
  redirectUrl: 'string',
  ipnUrl: 'string',
  lang: "'vi' | 'en'",
  signature: 'string',
})

devGateways.post('/dev/pay/momo/v2/gateway/api/create', async (c) => {
  const { momo } = gatewaysFor(c)
  const call = moMoCall(parseJson(await c.req.text()))
  if (!momo || call instanceof type.errors) return c.json({ resultCode: 20, message: 'Bad format request.' }, 400)
  const { signature, partnerCode: _, ...request } = call
  if (moMoBody(momo, request).signature !== signature)
    return c.json({ resultCode: 11007, message: 'Bad signature.' }, 400)
  const { orderId, amount, orderInfo, redirectUrl, ipnUrl } = request
  const asked = { reference: orderId, amount, description: orderInfo, returnUrl: redirectUrl, noticeUrl: ipnUrl }
  return c.json({ ...request, resultCode: 0, message: 'Successful.', payUrl: pageOf(c, 'momo', asked) })
})

const zaloPayCall = type({
  app_id: 'number.integer',
  app_trans_id: /^\d{6}_\w+$/,
  app_user: 'string > 0',
  app_time: 'number.integer',
  amount: 'number.integer',
  description: 'string',
  embed_data: 'string',
  item: 'string',
  callback_url: 'string',
  expire_duration_seconds: '300 <= number.integer <= 2592000',
  mac: 'string',
})

devGateways.post('/dev/pay/zalopay/v2/create', async (c) => {
  const { zalopay } = gatewaysFor(c)
  const call = zaloPayCall(parseJson(await c.req.text()))
  if (!zalopay || call instanceof type.errors || zaloPayMac(zalopay.key1, call) !== call.mac)
    return c.json({ return_code: 2, return_message: 'failed', sub_return_code: -401 })
  const { app_trans_id: reference, amount, description, callback_url: noticeUrl } = call
  const { redirecturl: returnUrl = '' } = parseJson(call.embed_data) as { redirecturl?: string }
  const address = pageOf(c, 'zalopay', { reference, amount, description, returnUrl, noticeUrl })
  return c.json({ return_code: 1, return_message: 'success', order_url: address })
})

function pageOf(c: Context<ApiEnv>, name: GatewayName, asked: Asked): string {
  const page = new URL(`/dev/pay/${name}`, c.req.url)
  page.searchParams.set('asked', JSON.stringify(asked))
  return page.href
}
