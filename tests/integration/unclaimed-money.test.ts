import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { company } from '#app/features/content/company'
import { findInMotion, moveOrder } from '#app/features/orders/move.server'
import { findOrder } from '#app/features/orders/order.server'
import { simulateTransfer } from '#app/features/payments/bank-simulator'
import { findRefundsDue, findUnsettledNotices, settleNotice } from '#app/features/payments/money.server'
import { catchUpPayments } from '#app/features/payments/notices.server'
import { DAY, HOUR } from '#app/lib/constants'
import { orders } from '#app/server/db/schema'
import { get } from '#tests/support/front-door'
import { countOf, db, placed, withEmail } from '#tests/support/orders'

const { SEPAY_SECRET: secret = '' } = env as { SEPAY_SECRET?: string }
const account = company.bank.value.account
const MOST = 100

/** Transfers with a text that names no order, or several; answers the number that SePay gave it. */
async function transfer(text: string, amount: number): Promise<string> {
  const [notice] = simulateTransfer('exact', { code: text, due: amount, account, secret, now: Date.now() })
  if (!notice) throw new Error('no notice')
  await get('/api/payments/notices/sepay', { method: 'POST', ...notice })
  return String(JSON.parse(notice.body).id)
}

const read = async (id: string) => {
  const found = await findOrder(db, eq(orders.id, id))
  if (!found) throw new Error('no order')
  return found
}

const lettersAbout = (id: string) =>
  countOf("select count(*) from mail_outbox where about = ? and letter = 'order_paid'", id)

const unsettled = async () => (await findUnsettledNotices(db, Date.now(), MOST)).map(({ noticeId }) => noticeId)

describe('[BUY-10, BUY-11] money that led to no order', () => {
  test('is shared out by an operator, once, and confirms what it pays for', async () => {
    const [one, other] = [await placed(withEmail('one@example.com')), await placed()]
    const amount = one.order.total + other.order.total
    const notice = await transfer(`${one.order.code} ${other.order.code}`, amount)
    expect(await unsettled()).toContain(notice)
    const parts = [one, other].map(({ order }) => ({ code: order.code, amount: order.total }))
    expect(await settleNotice(db, notice, parts.slice(1), Date.now())).toBe('parts_wrong')
    expect(await settleNotice(db, notice, parts, Date.now())).toBeUndefined()
    for (const { order } of [one, other])
      expect(await read(order.id)).toMatchObject({ state: 'confirmed', paid: order.total })
    expect(await lettersAbout(one.order.id)).toBe(1)
    expect(await unsettled()).not.toContain(notice)
    expect(await settleNotice(db, notice, parts, Date.now())).toBe('not_found')
    expect(await read(one.order.id)).toMatchObject({ paid: one.order.total })
  })

  test('goes back in part or whole, and to no order that takes no money', async () => {
    const at = await placed()
    const notice = await transfer('mua ghe', at.order.total + 1000)
    const order = { code: at.order.code, amount: at.order.total }
    expect(await settleNotice(db, notice, [{ ...order, code: 'VT222222' }, { amount: 1000 }], Date.now())).toBe(
      'not_found',
    )
    expect(await settleNotice(db, notice, [order, { amount: 1000 }], Date.now())).toBeUndefined()
    expect(await read(at.order.id)).toMatchObject({ state: 'confirmed', paid: at.order.total })
    const cancelled = await placed()
    const inMotion = await findInMotion(db, eq(orders.id, cancelled.order.id))
    if (inMotion) await moveOrder(db, inMotion, { event: 'cancel', by: 'test', now: Date.now() })
    const late = await transfer('mua ghe', 5000)
    expect(await settleNotice(db, late, [{ code: cancelled.order.code, amount: 5000 }], Date.now())).toBe(
      'order_not_open',
    )
    expect(await settleNotice(db, late, [{ amount: 5000 }], Date.now())).toBeUndefined()
    const balance = "select (select sum(amount_vnd) from ledger where debit = 'unmatched' and cause like ?) "
    expect(await countOf(`${balance} from ledger limit 1`, `settle:sepay:${late}:%`)).toBe(5000)
  })

  test('stands in the list when a cancelled order was paid, until it was paid back', async () => {
    const at = await placed()
    const inMotion = await findInMotion(db, eq(orders.id, at.order.id))
    if (inMotion) await moveOrder(db, inMotion, { event: 'cancel', by: 'test', now: Date.now() })
    await transfer(at.order.code, 7000)
    const due = (await findRefundsDue(db, MOST)).find(({ code }) => code === at.order.code)
    expect(due).toMatchObject({ state: 'cancelled', due: 7000 })
  })

  test('of a provider that was switched off waits for a person, and in nobody’s way', async () => {
    const receivedAt = Date.now() - DAY
    await env.DB.prepare(
      "insert into payment_notices (provider, notice_id, raw, is_authentic, received_at) values ('vnpay', 'switched-off', '', 1, ?)",
    )
      .bind(receivedAt)
      .run()
    await catchUpPayments(db, {}, Date.now())
    expect(await unsettled()).toContain('switched-off')
    expect((await findUnsettledNotices(db, receivedAt + HOUR / 2, MOST)).map(({ noticeId }) => noticeId)).not.toContain(
      'switched-off',
    )
  })
})
