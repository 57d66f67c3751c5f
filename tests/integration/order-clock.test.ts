import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { company } from '#app/features/content/company'
import { closeOrders, expireOrders } from '#app/features/orders/end-orders.server'
import { findInMotion, moveOrder } from '#app/features/orders/move.server'
import { operate, payBack } from '#app/features/orders/operate.server'
import { findOrder } from '#app/features/orders/order.server'
import { refundableOf } from '#app/features/orders/order-progress'
import { placeOrder } from '#app/features/orders/place.server'
import { remindOrders } from '#app/features/orders/reminders.server'
import { refund } from '#app/features/payments/ledger'
import { orders } from '#app/server/db/schema'
import { askAll, countOf, db, moveReturns, orderOf, placed, stockUp, withEmail } from '#tests/support/orders'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const read = async (id: string) => {
  const found = await findOrder(db, eq(orders.id, id))
  if (!found) throw new Error('no order')
  return found
}

const pay = (id: string, amount: number) =>
  env.DB.prepare("insert into ledger (cause, debit, credit, amount_vnd, order_id, at) values (?, 'bank', ?, ?, ?, 0)")
    .bind(`test:${crypto.randomUUID()}`, `customer:${id}`, amount, id)
    .run()

/** What the scheduled handler does with timers, in its order. */
async function tick(now: number) {
  await expireOrders(db, now)
  await remindOrders(db, now)
}

const reminders = (id: string) =>
  countOf("select count(*) from mail_outbox where about = ? and letter = 'order_reminder'", id)

/** Placed on the eve of a leap day, at the end of a year, on the eve of Tết, a minute before midnight in Vietnam. */
const moments = ['2028-02-28T16:59:00Z', '2026-12-31T16:59:00Z', '2027-02-04T16:59:00Z'].map((text) => Date.parse(text))

test.each(moments)(
  '[BUY-18] a hold placed at %i is reminded of half-way and ends once, however the clock jumps',
  async (at) => {
    const held = { placedAt: at, expiresAt: at + DAY }
    const slow = await placed({ ...withEmail('slow@example.com'), ...held })
    await tick(at - 10 * DAY)
    await tick(at + 12 * HOUR - 1)
    expect([(await read(slow.order.id)).state, await reminders(slow.order.id)]).toEqual(['placed', 0])
    await tick(at + 12 * HOUR)
    // The clock is set back and comes again.
    await tick(at - DAY)
    await tick(at + 12 * HOUR)
    await tick(at + DAY - 1)
    expect([(await read(slow.order.id)).state, await reminders(slow.order.id)]).toEqual(['placed', 1])
    await tick(at + DAY)
    expect((await read(slow.order.id)).state).toBe('expired')
    await tick(at - DAY)
    await tick(at + 400 * DAY)
    const { events } = await read(slow.order.id)
    expect(events.filter(({ event }) => event === 'expire')).toHaveLength(1)
    expect(await countOf('select held from stock where sku = ?', slow.sku)).toBe(0)
  },
)

test('[BUY-18] a clock that jumps by a year ends holds without a reminder, and leaves what is paid', async () => {
  const at = moments[0] ?? 0
  const held = { placedAt: at, expiresAt: at + DAY }
  const jumped = await placed({ ...withEmail('jumped@example.com'), ...held })
  const paid = await placed({ ...withEmail('jumped@example.com'), ...held })
  await pay(paid.order.id, paid.order.total)
  const order = await findInMotion(db, eq(orders.id, paid.order.id))
  if (order) await moveOrder(db, order, { event: 'confirm', by: 'test', now: at })
  await tick(at + 365 * DAY)
  expect([(await read(jumped.order.id)).state, await reminders(jumped.order.id)]).toEqual(['expired', 0])
  expect([(await read(paid.order.id)).state, await reminders(paid.order.id)]).toEqual(['confirmed', 0])
  expect(await countOf('select held from stock where sku = ?', paid.sku)).toBe(1)
})

test('[BUY-08] placed on 30 December and delivered on 3 January, an invoice has the rate of January; midnight is Vietnam’s', async () => {
  const deliveries = [
    ['2026-12-31T16:59:59Z', 8, '2026-12-31'],
    ['2026-12-31T17:00:00Z', 10, '2027-01-01'],
    ['2027-01-03T03:00:00Z', 10, '2027-01-03'],
  ] as const
  for (const [text, percent, day] of deliveries) {
    const { order } = await placed({ placedAt: Date.parse('2026-12-30T03:00:00Z') })
    await pay(order.id, order.total)
    for (const event of ['confirm', 'prepare', 'send_out', 'deliver'] as const)
      expect(await operate(db, order.code, event, { by: 'test', now: Date.parse(text) })).toBeUndefined()
    expect(
      await countOf(
        'select count(*) from invoices where order_id = ? and vat_percent = ? and issued_on = ? and gross_vnd = ?',
        order.id,
        percent,
        day,
        order.total,
      ),
    ).toBe(1)
  }
})

test('[BUY-06] the schema takes no order whose sums are a đồng off', async () => {
  await stockUp('sums:oak', 10_000)
  const part = fc.integer({ min: 0, max: 5_000_000 })
  await fc.assert(
    fc.asyncProperty(
      part,
      part,
      part,
      fc.constantFrom(-1, 0, 1),
      fc.constantFrom('total', 'dueNow', 'goods'),
      async (...drawn) => {
        const [deliveryFee, carryingFee, taken, off, where] = drawn
        const right = orderOf({ 'sums:oak': 1 })
        const discount = Math.min(taken, right.goods)
        const total = right.goods + deliveryFee + carryingFee - discount
        const dueNow = Math.floor(total / 3)
        const sums = { goods: right.goods, deliveryFee, carryingFee, discount, total, dueNow, dueLater: total - dueNow }
        fc.pre(total > 0)
        const order = { ...right, ...sums, [where]: sums[where] + off }
        fc.pre(order.dueNow >= 0)
        const outcome = await placeOrder(db, order).catch(() => 'refused')
        expect(outcome).toBe(off === 0 ? undefined : 'refused')
      },
    ),
    { numRuns: 40 },
  )
})

test('[BUY-12] whatever is paid and paid back in whatever order, a refund is at most what may go back', async () => {
  const amount = fc.integer({ min: 1, max: 1_500_000 })
  const act = fc.oneof(
    fc.record({ kind: fc.constant('pay' as const), amount }),
    fc.record({ kind: fc.constant('refund' as const), amount }),
    fc.record({ kind: fc.constant('cancel' as const), amount: fc.constant(0) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 12 }), async (acts) => {
      const { order } = await placed()
      let [paid, back] = [0, 0]
      for (const [index, { kind, amount: sum }] of acts.entries()) {
        const now = await read(order.id)
        if (kind === 'pay') {
          await pay(order.id, sum)
          paid += sum
        } else if (kind === 'cancel') {
          await operate(db, order.code, 'cancel', { by: 'test', now: index })
        } else {
          const row = { ...refund(`${order.id}:${index}`, order.id, sum, index), orderId: order.id }
          const refusal = await payBack(db, now, row, index)
          expect(refusal).toBe(sum <= refundableOf(now) ? undefined : 'refund_too_much')
          if (!refusal) back += sum
        }
        expect(back).toBeLessThanOrEqual(paid)
        expect((await read(order.id)).paid).toBe(paid - back)
      }
    }),
    { numRuns: 25 },
  )
})

test('[BUY-08] an order closes by the clock once nothing can be given back, unless a return is being settled', async () => {
  const at = Date.parse('2026-12-01T05:00:00Z')
  const [kept, returned] = [await placed({ placedAt: at }), await placed({ placedAt: at })]
  for (const { order } of [kept, returned]) {
    await pay(order.id, order.total)
    for (const event of ['confirm', 'prepare', 'send_out', 'deliver'] as const) {
      const inMotion = await findInMotion(db, eq(orders.id, order.id))
      if (inMotion) expect(await moveOrder(db, inMotion, { event, by: 'test', now: at })).toBeUndefined()
    }
  }
  await askAll(returned.order.id, at)
  const days = company.returnDays.value
  // The last day counts in full.
  await closeOrders(db, at + (days + 1) * DAY - 1)
  expect((await read(kept.order.id)).state).toBe('delivered')
  await closeOrders(db, at + (days + 1) * DAY)
  await closeOrders(db, at + (days + 2) * DAY)
  expect([(await read(kept.order.id)).state, (await read(returned.order.id)).state]).toEqual(['closed', 'delivered'])
  // Nor does an operator close it by hand.
  const waiting = await findInMotion(db, eq(orders.id, returned.order.id))
  const closing = { event: 'close', by: 'operator', now: at } as const
  expect(waiting && (await moveOrder(db, waiting, closing))).toBe('return_is_open')
  await moveReturns(returned.order.id, at, 'accept', 'receive', 'settle')
  await closeOrders(db, at + (days + 2) * DAY)
  expect((await read(returned.order.id)).state).toBe('closed')
  const { events } = await read(kept.order.id)
  expect(events.filter(({ event }) => event === 'close')).toHaveLength(1)
})
