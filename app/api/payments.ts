import { type Context, Hono } from 'hono'
import { isGatewayName } from '#app/features/payments/gateway-names'
import { readGatewayNotice } from '#app/features/payments/gateways'
import type { NoticeOutcome } from '#app/features/payments/notices.server'
import { readSePay, takeNotice } from '#app/features/payments/notices.server'
import { vnPayAnswers } from '#app/features/payments/providers/vnpay'
import { zaloPayAnswers } from '#app/features/payments/providers/zalopay'
import type { FailureCode } from '#app/lib/failure'
import { openDatabase } from '#app/server/db/client'
import { boundedText } from '#app/server/http/bounded-text'
import { logFailure } from '#app/server/log/failure-log'
import type { ApiEnv } from './api-env'
import { answerProblem } from './errors'
import { gatewaysFor } from './gateway-settings'

/** Notices of banks and payment providers (BUY-10). They come without a browser, so their signature says who they are. */
export const payments = new Hono<ApiEnv>()

/** Without a secret no notice is authentic. */
const secretOf = ({ SEPAY_SECRET = '' }: { SEPAY_SECRET?: string }) => SEPAY_SECRET

/** VNPay tells in the query of a GET, and reads a code in the answer. */
payments.get('/api/payments/notices/vnpay', async (c) => {
  if (!gatewaysFor(c).vnpay) return answerProblem(c, 'not_found')
  const raw = new URL(c.req.url).search.slice(1)
  const read = readGatewayNotice('vnpay', raw, gatewaysFor(c))
  try {
    const taken = await takeNotice(openDatabase(c.env.DB), { provider: 'vnpay', raw, read, now: Date.now() })
    return c.json(
      vnPayAnswers[taken.ok ? (taken.isRepeated ? 'applied_before' : 'applied') : vnPayRefusals[taken.code]],
    )
  } catch (error) {
    logFailure('GET /api/payments/notices/vnpay', error as Error)
    return c.json(vnPayAnswers.unexpected)
  }
})

type NoticeRefusal = Extract<NoticeOutcome, { ok: false }>['code']

const vnPayRefusals: Record<NoticeRefusal, keyof typeof vnPayAnswers> = {
  notice_not_authentic: 'not_authentic',
  invalid_request: 'unexpected',
  body_not_json: 'unexpected',
  unknown_attempt: 'unknown_order',
  other_amount: 'amount_wrong',
}

payments.post('/api/payments/notices/:provider', async (c, next) => {
  const provider = c.req.param('provider')
  // Its own address says which method it wants.
  if (provider === 'vnpay') return next()
  const gateways = gatewaysFor(c)
  if (provider !== 'sepay' && !(isGatewayName(provider) && gateways[provider])) return answerProblem(c, 'not_found')
  const raw = await boundedText(c.req.raw)
  if (raw === undefined) return answerProblem(c, 'body_too_large')
  const now = Date.now()
  const read = isGatewayName(provider)
    ? readGatewayNotice(provider, raw, gateways)
    : readSePay(c.req.raw.headers, raw, secretOf(c.env), now)
  const taken = await takeNotice(openDatabase(c.env.DB), {
    provider: isGatewayName(provider) ? provider : 'sepay',
    raw,
    read,
    now,
  })
  return answerNotice(c, provider, taken)
})

/** MoMo takes 204 as received, SePay 200 with this body, and ZaloPay reads a code. */
function answerNotice(c: Context<ApiEnv>, provider: string, taken: NoticeOutcome): Response {
  if (provider === 'zalopay') {
    const refused = !taken.ok && taken.code === 'notice_not_authentic' ? 'not_authentic' : 'refused'
    return c.json(zaloPayAnswers[taken.ok ? 'applied' : refused])
  }
  if (!taken.ok) return answerProblem(c, problems[taken.code])
  return provider === 'momo' ? c.body(null, 204) : c.json({ success: true })
}

const problems: Record<NoticeRefusal, FailureCode> = {
  notice_not_authentic: 'notice_not_authentic',
  invalid_request: 'invalid_request',
  body_not_json: 'body_not_json',
  unknown_attempt: 'not_found',
  other_amount: 'invalid_request',
}
