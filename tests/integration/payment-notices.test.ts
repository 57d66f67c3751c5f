import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { company } from '#app/features/content/company'
import { findInMotion, moveOrder } from '#app/features/orders/move.server'
import { operate, payBack } from '#app/features/orders/operate.server'
import { findOrder } from '#app/features/orders/order.server'
import { simulateTransfer, type TransferKind } from '#app/features/payments/bank-simulator'
import { refund, takeCash } from '#app/features/payments/ledger'
import { catchUpPayments } from '#app/features/payments/notices.server'
import { hmacHex } from '#app/features/payments/signing'
import { orders } from '#app/server/db/schema'
import { get } from '#tests/support/front-door'
import { countOf, db, placed, withEmail } from '#tests/support/orders'

const { SEPAY_SECRET: secret = '' } = env as { SEPAY_SECRET?: string }
const account = company.bank.value.account

const notices = (kind: TransferKind, code: string, due: number) =>
  simulateTransfer(kind, { code, due, account, secret, now: Date.now() })

const tell = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  get('/api/payments/notices/sepay', { method: 'POST', body, headers })

async function transfer(kind: TransferKind, code: string, due: number) {
  const statuses = []
  for (const notice of notices(kind, code, due)) statuses.push((await tell(notice)).status)
  return statuses
}

const read = async (id: string) => {
  const found = await findOrder(db, eq(orders.id, id))
  if (!found) throw new Error('no order')
  return found
}

const outcomes = async (id: string) =>
  (
    await env.DB.prepare('select outcome from payment_notices where order_id = ? order by received_at')
      .bind(id)
      .all<{ outcome: string }>()
  ).results.map(({ outcome }) => outcome)

const move = async (id: string, event: 'cancel' | 'expire' | 'confirm') => {
  const order = await findInMotion(db, eq(orders.id, id))
  if (order) expect(await moveOrder(db, order, { event, by: 'test', now: Date.now() })).toBeUndefined()
}

describe('[BUY-10] notices of the bank', () => {
  test('exactly what is due confirms the order, and the page has nothing to pay any more', async () => {
    const { order, path } = await placed(withEmail('exact@example.com'))
    expect(await (await get(`/vi${path}`)).text()).toContain('Quét mã để thanh toán')
    expect(await transfer('exact', order.code, order.total)).toEqual([200])
    expect(await read(order.id)).toMatchObject({ state: 'confirmed', paid: order.total })
    expect(await (await get(`/vi${path}`)).text()).not.toContain('Quét mã để thanh toán')
  })

  test('too little is counted, and the page asks for exactly the rest', async () => {
    const { order, path } = await placed()
    await transfer('short', order.code, order.total)
    const paid = order.total - 107_000
    expect(await read(order.id)).toMatchObject({ state: 'placed', paid })
    expect(await (await get(`/vi${path}`)).text()).toContain('Chuyển nốt 107.000')
    await transfer('exact', order.code, 107_000)
    expect(await read(order.id)).toMatchObject({ state: 'confirmed', paid: order.total })
  })

  test('too much confirms, and the page says what goes back', async () => {
    const { order, path } = await placed()
    await transfer('over', order.code, order.total)
    expect(await read(order.id)).toMatchObject({ state: 'confirmed', paid: order.total + 200_000 })
    expect(await (await get(`/vi${path}`)).text()).toMatch(/Đã nhận dư 200\.000/)
  })

  test('told twice, five times or in any order, money counts once', async () => {
    const { order } = await placed()
    expect(await transfer('twice', order.code, order.total - 300_000)).toEqual([200, 200])
    const two = [...notices('exact', order.code, 100_000), ...notices('exact', order.code, 200_000)]
    const shuffled = Array.from({ length: 5 }, () => two)
      .flat()
      .sort((one, other) => (one.body + one.headers['x-sepay-signature'] < other.body ? 1 : -1))
    await Promise.all(shuffled.map(tell))
    for (const notice of two) await tell(notice)
    expect(await read(order.id)).toMatchObject({ state: 'confirmed', paid: order.total })
    expect(await countOf('select count(*) from ledger where order_id = ?', order.id)).toBe(3)
  })

  test.each([
    ['less', -1],
    ['more', 1],
  ])('one đồng %s is not taken for what is due', async (_, off) => {
    const { order, path } = await placed()
    expect(await transfer('exact', order.code, order.total + off)).toEqual([200])
    const state = off < 0 ? 'placed' : 'confirmed'
    expect(await read(order.id)).toMatchObject({ state, paid: order.total + off })
    const said = off < 0 ? /Chuyển nốt 1\s₫/ : /Đã nhận dư 1\s₫/
    expect(await (await get(`/vi${path}`)).text()).toMatch(said)
    if (off < 0) await transfer('exact', order.code, 1)
    expect(await read(order.id)).toMatchObject({ state: 'confirmed' })
  })

  test('for a cancelled order it has to go back, and the order stays as it is', async () => {
    const { order } = await placed()
    await move(order.id, 'cancel')
    await transfer('exact', order.code, order.total)
    expect(await read(order.id)).toMatchObject({ state: 'cancelled', paid: order.total })
    expect(await outcomes(order.id)).toEqual(['refund_due'])
  })

  test('for an order that was sealed after its hold it has to go back, because nobody knows where to deliver', async () => {
    const { order } = await placed()
    await move(order.id, 'expire')
    await env.DB.prepare('update orders set customer = null, phone_hash = null where id = ?').bind(order.id).run()
    await transfer('exact', order.code, order.total)
    expect(await read(order.id)).toMatchObject({ state: 'expired', paid: order.total })
    expect(await outcomes(order.id)).toEqual(['refund_due'])
  })

  test('after the hold it opens the order again while its pieces are there', async () => {
    const here = await placed()
    const gone = await placed()
    for (const { order } of [here, gone]) await move(order.id, 'expire')
    await env.DB.prepare('update stock set on_hand = 0 where sku = ?').bind(gone.sku).run()
    for (const { order } of [here, gone]) await transfer('exact', order.code, order.total)
    expect(await read(here.order.id)).toMatchObject({ state: 'confirmed' })
    expect(await outcomes(here.order.id)).toEqual(['late'])
    expect(await read(gone.order.id)).toMatchObject({ state: 'expired', paid: gone.order.total })
    expect(await (await get(`/vi${gone.path}`)).text()).toMatch(/Đã nhận dư 1\.000\.000/)
  })

  test('a forged one is kept as refused, moves nothing, and does not stand in the way of the real one', async () => {
    const { order } = await placed()
    const [real] = notices('exact', order.code, order.total)
    if (!real) throw new Error('no notice')
    const forged = { ...real, headers: { ...real.headers, 'x-sepay-signature': 'sha256=00' } }
    expect((await tell(forged)).status).toBe(401)
    const other = await placed()
    for (const body of [
      real.body.replace(/"transferAmount":\d+/, '"transferAmount":1'),
      real.body.replaceAll(order.code, other.order.code),
    ])
      expect((await tell({ ...real, body })).status).toBe(401)
    expect(await read(other.order.id)).toMatchObject({ state: 'placed', paid: 0 })
    expect(await read(order.id)).toMatchObject({ state: 'placed', paid: 0 })
    expect(
      await countOf("select count(*) from payment_notices where is_authentic = 0 and outcome = 'refused'"),
    ).toBeGreaterThan(2)
    expect((await tell(real)).status).toBe(200)
    expect(await read(order.id)).toMatchObject({ state: 'confirmed', paid: order.total })
  })

  test('a truncated one is kept as refused, signed or not, and does not stand in the way of the whole one', async () => {
    const { order } = await placed()
    const [real] = notices('exact', order.code, order.total)
    if (!real) throw new Error('no notice')
    const body = real.body.slice(0, -20)
    const signature = `sha256=${hmacHex('sha256', secret, `${real.headers['x-sepay-timestamp']}.${body}`)}`
    expect((await tell({ ...real, body })).status).toBe(401)
    expect((await tell({ body, headers: { ...real.headers, 'x-sepay-signature': signature } })).status).toBe(400)
    expect(await countOf("select count(*) from payment_notices where raw = ? and outcome = 'refused'", body)).toBe(1)
    expect(await read(order.id)).toMatchObject({ state: 'placed', paid: 0 })
    expect((await tell(real)).status).toBe(200)
    expect(await read(order.id)).toMatchObject({ state: 'confirmed', paid: order.total })
  })

  test('two orders in one transfer, no code and a wrong code wait for an operator, and nothing is lost', async () => {
    const [one, other] = [await placed(), await placed()]
    const before = await countOf("select coalesce(sum(amount_vnd), 0) from ledger where credit = 'unmatched'")
    await transfer('exact', `${one.order.code} ${other.order.code}`, 2_000_000)
    await transfer('without code', one.order.code, 1_000_000)
    await transfer('mistyped code', one.order.code, 1_000_000)
    for (const { order } of [one, other]) expect(await read(order.id)).toMatchObject({ state: 'placed', paid: 0 })
    const after = await countOf("select sum(amount_vnd) from ledger where credit = 'unmatched'")
    expect(after - before).toBe(4_000_000)
    const reasons = await env.DB.prepare("select outcome from payment_notices where outcome like 'unmatched:%'").all<{
      outcome: string
    }>()
    expect(reasons.results.map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining(['unmatched:several_orders', 'unmatched:no_code', 'unmatched:mistyped_code']),
    )
  })

  test('what was stored and not applied, or paid and not moved, is caught up with', async () => {
    const { order } = await placed()
    await env.DB.prepare(
      'insert into ledger (cause, debit, credit, amount_vnd, order_id, at) values (?, ?, ?, ?, ?, 0)',
    )
      .bind(`notice:sepay:${order.id}`, 'bank', `customer:${order.id}`, order.total, order.id)
      .run()
    await catchUpPayments(db, {}, Date.now())
    expect(await read(order.id)).toMatchObject({ state: 'confirmed' })
  })

  test('the bank of this machine tells each kind through the same door', async () => {
    const { order } = await placed()
    const press = (kind: string) =>
      get('/dev/pay', { method: 'POST', body: new URLSearchParams({ code: order.code, kind }).toString() })
    expect(await (await get('/dev/pay')).text()).toContain(order.code)
    expect((await press('forged signature')).headers.get('location')).toContain('401')
    expect((await press('late')).status).toBe(303)
    expect(await read(order.id)).toMatchObject({ state: 'confirmed', paid: order.total })
  })
})

describe('[BUY-11] an operator', () => {
  const by = { by: 'test', now: Date.now() }

  test('takes the exact cash at the door, once, and delivers', async () => {
    const { order } = await placed({ terms: 'cash', dueNow: 0, dueLater: 1_000_000 })
    const { code, id, total } = order
    for (const event of ['confirm', 'prepare', 'send_out'] as const)
      expect(await operate(db, code, event, by)).toBeUndefined()
    expect(await operate(db, code, 'deliver', by)).toBe('not_paid')
    const cash = (amount: number) => ({ ...takeCash(id, amount, by.now), orderId: id })
    expect(await operate(db, code, 'deliver', { ...by, cash: cash(total - 1) })).toBe('cash_wrong')
    expect(await operate(db, code, 'deliver', { ...by, cash: cash(total) })).toBeUndefined()
    expect(await operate(db, code, 'deliver', { ...by, cash: cash(total) })).toBe('not_possible')
    expect(await read(id)).toMatchObject({ state: 'delivered', paid: total })
  })

  test('pays back of an order under way what it does not need, so that it can still be delivered', async () => {
    const { order } = await placed()
    await transfer('over', order.code, order.total)
    const view = await read(order.id)
    const back = (id: string, amount: number) =>
      payBack(db, view, { ...refund(`${order.id}:${id}`, order.id, amount, by.now), orderId: order.id }, by.now)
    expect(await back('a', 200_001)).toBe('refund_too_much')
    const both = await Promise.all([back('b', 150_000), back('c', 150_000)])
    expect(both.filter((refusal) => refusal === undefined)).toHaveLength(1)
    expect(await back('d', 50_000)).toBeUndefined()
    expect(await back('e', 1)).toBe('refund_too_much')
    for (const event of ['prepare', 'send_out', 'deliver'] as const)
      expect(await operate(db, order.code, event, by)).toBeUndefined()
    // Delivered, all of it may go back.
    expect(await back('f', order.total)).toBeUndefined()
    expect(await read(order.id)).toMatchObject({ state: 'delivered', paid: 0 })
  })

  test('pays back what was paid and no đồng more, also when two do it at once', async () => {
    const { order } = await placed(withEmail('back@example.com'))
    await transfer('exact', order.code, order.total)
    await move(order.id, 'cancel')
    const view = await read(order.id)
    const back = (id: string, amount: number) =>
      payBack(db, view, { ...refund(id, order.id, amount, by.now), orderId: order.id }, by.now)
    expect(await back(`${order.id}:a`, order.total + 1)).toBe('refund_too_much')
    const both = await Promise.all([back(`${order.id}:b`, 600_000), back(`${order.id}:c`, 600_000)])
    expect(both.sort()).toEqual(['refund_too_much', undefined].sort())
    expect(await read(order.id)).toMatchObject({ paid: order.total - 600_000 })
    expect(
      await countOf("select count(*) from mail_outbox where about = ? and letter = 'order_refunded'", order.id),
    ).toBe(1)
  })
})
