import { type } from 'arktype'
import { type Context, Hono } from 'hono'
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie'
import { isLocale, type Locale } from '#app/features/languages/languages'
import type { OrderView } from '#app/features/orders/order'
import { isOrderCode } from '#app/features/orders/order-code'
import { type GatewayName, gatewayNames, isGatewayName } from '#app/features/payments/gateway-names'
import { isAttemptOf, readReturn, referenceIn } from '#app/features/payments/gateways'
import { beginAttempt } from '#app/features/payments/gateways.server'
import { HOUR, SECOND } from '#app/lib/constants'
import type { FailureCode } from '#app/lib/failure'
import type { FormAnswer } from '#app/lib/form'
import { hrefIn } from '#app/lib/page-path'
import { isSecret } from '#app/lib/secret'
import { PAYING_ORDER } from '#app/lib/storage-keys'
import { openDatabase } from '#app/server/db/client'
import { clientAddress } from '#app/server/http/client-address'
import { allowances } from '#app/server/limits/allowances'
import type { ApiEnv } from './api-env'
import { consumeQuotas, refuseFor } from './call'
import { answerProblem, localeOf } from './errors'
import type { FormCall } from './form-call'
import { gatewaysFor, originOf } from './gateway-settings'
import { readBody } from './json-body'
import { findAddressed, readOrder } from './order-acts'
import { providersOf } from './providers'

/** Payments at a provider's page (BUY-10): beginning one, and the way back, which shows and never books. */
export const pay = new Hono<ApiEnv>()

const names = Object.keys(gatewayNames) as [GatewayName, ...GatewayName[]]
const payBody = type({ provider: type.enumerated(...names), '+': 'reject' })
/** The page's button; its name is the form's field. */
export const payForm = payBody

const RETURNS = '/api/payments/returns'

type Begun = { ok: true; address: string; amount: number; expiresAt: number }
type Refused = { ok: false; code: FailureCode; retryAfter?: number }

async function begin(
  c: Context<ApiEnv>,
  order: OrderView,
  name: GatewayName,
  locale: Locale,
): Promise<Begun | Refused> {
  const retryAfter = await consumeQuotas(c, { ...allowances.payAttemptOfOrder, who: order.id })
  if (retryAfter !== undefined) return { ok: false, code: 'too_many_requests', retryAfter }
  const origin = originOf(c)
  return beginAttempt(openDatabase(c.env.DB), order, {
    name,
    gateways: gatewaysFor(c),
    locale,
    // Of an IPv6 address the network is known.
    ipAddress: clientAddress(c.req.raw.headers, c.env).replace(/\/\d+$/, ''),
    returnUrl: `${origin}/api/payments/returns/${name}`,
    noticeUrl: `${origin}/api/payments/notices/${name}`,
    send: providersOf(c.env, c.executionCtx),
    now: Date.now(),
  })
}

pay.post('/api/orders/:code/pay', async (c) => {
  const order = await readOrder(c)
  if (order instanceof Response) return order
  const body = await readBody(c, payBody)
  if (!body.ok) return answerProblem(c, body.code)
  const begun = await begin(c, order, body.value.provider, localeOf(c))
  if (!begun.ok) return begun.retryAfter ? refuseFor(c, begun.retryAfter) : answerProblem(c, begun.code)
  const { ok: _, ...answer } = begun
  return c.json(answer, 201)
})

/** The provider is not told the order's secret; a cookie knows where the payer came from. */
export async function payByForm(
  { provider }: typeof payForm.infer,
  { c, locale }: FormCall,
): Promise<FormAnswer | Response> {
  const order = await findAddressed(c)
  if (!order) return { ok: false, code: 'not_found' }
  const begun = await begin(c, order, provider, locale)
  if (!begun.ok) return begun
  const cookie = generateCookie(PAYING_ORDER, `${locale}.${order.code}.${c.req.query('k') ?? ''}`, {
    path: RETURNS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: c.env.COOKIE_PROFILE === 'hardened',
    maxAge: HOUR / SECOND,
  })
  return new Response(null, { status: 303, headers: { location: begun.address, 'set-cookie': cookie } })
}

pay.get(`${RETURNS}/:provider`, (c) => {
  const provider = c.req.param('provider')
  if (!isGatewayName(provider)) return answerProblem(c, 'not_found')
  const [locale = '', code = '', k = ''] = (getCookie(c, PAYING_ORDER) ?? '').split('.')
  const { searchParams } = new URL(c.req.url)
  // Another browser than the one that left, or another order than it left last, is found by code and phone number.
  const isKnown = isLocale(locale) && isOrderCode(code) && isSecret(k)
  if (!isKnown || !isAttemptOf(code, referenceIn(provider, searchParams)))
    return c.redirect(hrefIn(localeOf(c), '/order'), 303)
  deleteCookie(c, PAYING_ORDER, { path: RETURNS })
  const returned = readReturn(provider, searchParams, gatewaysFor(c))
  const state = returned === 'failed' ? 'unpaid' : 'returned'
  return c.redirect(hrefIn(locale, '/order/$code', { code }, { k, state }), 303)
})
