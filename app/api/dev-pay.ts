import { desc, eq, inArray } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { company } from '#app/features/content/company'
import { findOrder } from '#app/features/orders/order.server'
import { showOrderCode } from '#app/features/orders/order-code'
import { missingOf } from '#app/features/orders/order-states'
import { simulateTransfer, transferKinds } from '#app/features/payments/bank-simulator'
import { type Database, openDatabase } from '#app/server/db/client'
import { orders } from '#app/server/db/schema'
import type { ApiEnv } from './api-env'
import { isFromOtherSite } from './call'
import { devGateways } from './dev-gateways'
import { endHold } from './dev-hold'
import { localOnly } from './dev-mail'
import { answerProblem } from './errors'
import { payments } from './payments'

const SHOWN = 30

/** A bank for this machine: tells the shop's own handler what a real one would, signed like it (BUY-10). */
export const devPay = new Hono<ApiEnv>()
devPay.use('/dev/pay', localOnly)
devPay.route('/', devGateways)

devPay.get('/dev/pay', async (c) => {
  const open = await findPayable(openDatabase(c.env.DB))
  const done = c.req.query('done') ?? ''
  return c.html(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bank</title></head>
<body>
<main>
<h1>Bank of this machine</h1>
<p role="status">${done}</p>
${open.length === 0 ? html`<p>No order waits for money.</p>` : ''}
${open.map(
  ({ code, state, missing, paid, total }) => html`<section aria-label="${code}">
<h2>${showOrderCode(code)}</h2>
<p>${state}: ${missing} due, ${paid} of ${total} paid</p>
${transferKinds.map(
  (kind) => html`<form method="post" action="/dev/pay">
<input type="hidden" name="code" value="${code}"><button name="kind" value="${kind}">${kind}</button>
</form>`,
)}
</section>`,
)}
</main>
</body>
</html>`)
})

devPay.post('/dev/pay', async (c) => {
  if (isFromOtherSite(c)) return answerProblem(c, 'cross_site_request')
  const sent = new URLSearchParams(await c.req.text())
  const kind = transferKinds.find((one) => one === sent.get('kind'))
  const order = await findOrder(openDatabase(c.env.DB), eq(orders.code, sent.get('code') ?? ''))
  if (!kind || !order) return answerProblem(c, 'not_found')
  if (kind === 'late') await endHold(openDatabase(c.env.DB), order.id)
  const { SEPAY_SECRET = '' } = c.env as { SEPAY_SECRET?: string }
  // What an expired order misses is all of its first payment.
  const due = missingOf(order) || order.dueNow || order.total
  const account = company.bank.value.account
  const notices = simulateTransfer(kind, { code: order.code, due, account, secret: SEPAY_SECRET, now: Date.now() })
  const answers = []
  for (const notice of notices) answers.push(await tell(c, notice))
  return c.redirect(`/dev/pay?${new URLSearchParams({ done: `${order.code} ${kind}: ${answers.join(', ')}` })}`, 303)
})

async function tell(c: Context<ApiEnv>, { body, headers }: { body: string; headers: Record<string, string> }) {
  const request = new Request(new URL('/api/payments/notices/sepay', c.req.url), { method: 'POST', body, headers })
  return (await payments.fetch(request, c.env, c.executionCtx)).status
}

async function findPayable(db: Database) {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.state, ['placed', 'ready', 'expired', 'cancelled']))
    .orderBy(desc(orders.placedAt))
    .limit(SHOWN)
  const found = await Promise.all(rows.map(({ id }) => findOrder(db, eq(orders.id, id))))
  return found.flatMap((order) => (order && order.terms !== 'cash' ? [{ ...order, missing: missingOf(order) }] : []))
}
