import { Hono } from 'hono'
import { takeNotice } from '#app/features/payments/notices.server'
import { openDatabase } from '#app/server/db/client'
import { boundedText } from '#app/server/http/bounded-text'
import type { ApiEnv } from './api-env'
import { answerProblem } from './errors'

/** Notices of banks and payment providers (BUY-10). They come without a browser, so their signature says who they are. */
export const payments = new Hono<ApiEnv>()

/** Without a secret no notice is authentic. */
const secretOf = ({ SEPAY_SECRET = '' }: { SEPAY_SECRET?: string }) => SEPAY_SECRET

payments.post('/api/payments/notices/:provider', async (c) => {
  const provider = c.req.param('provider')
  if (provider !== 'sepay') return answerProblem(c, 'not_found')
  const raw = await boundedText(c.req.raw)
  if (raw === undefined) return answerProblem(c, 'body_too_large')
  const taken = await takeNotice(openDatabase(c.env.DB), {
    provider,
    headers: c.req.raw.headers,
    raw,
    secret: secretOf(c.env),
    now: Date.now(),
  })
  // SePay takes this body, with status 200 or 201, as received.
  return taken.ok ? c.json({ success: true }) : answerProblem(c, taken.code)
})
