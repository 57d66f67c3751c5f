import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import {
  deliveries,
  ledger,
  orderEvents,
  orderLines,
  orders,
  orderTimers,
  returnEvents,
  returnLines,
  returns,
} from '#app/server/db/schema'
import { paymentColumns } from './move.server'
import type { OrderView } from './order'
import { isOrderSecret } from './order-secret.server'

/** Rows of the ledger that took from what an order's customer has with us, or added to it. */
const ofCustomer = (side: 'debit' | 'credit') =>
  sql`${ledger.orderId} = ${orders.id} and ${ledger[side]} = 'customer:' || ${orders.id}`

/** An order with its lines, half day, events and returns. Six queries in one round trip. */
export async function findOrder(db: Database, condition: SQL): Promise<OrderView | undefined> {
  const id = sql`(select id from ${orders} where ${condition} limit 1)`
  const [heads, lines, days, events, asked, timers] = await db.batch([
    db
      .select({
        id: orders.id,
        code: orders.code,
        locale: orders.locale,
        ...paymentColumns,
        refunded: sql<number>`(select coalesce(sum(amount_vnd), 0) from ${ledger} where ${ofCustomer('debit')})`.as(
          'refunded',
        ),
        paidAt: sql<number | null>`(select max(at) from ${ledger} where ${ofCustomer('credit')})`.as('paid_at'),
        seq: orders.seq,
        goods: orders.goods,
        deliveryFee: orders.deliveryFee,
        carryingFee: orders.carryingFee,
        discount: orders.discount,
        placedAt: orders.placedAt,
        termsVersion: orders.termsVersion,
        termsId: orders.termsId,
        customer: orders.customer,
      })
      .from(orders)
      .where(eq(orders.id, id)),
    db.select().from(orderLines).where(eq(orderLines.orderId, id)).orderBy(asc(orderLines.line)),
    db.select().from(deliveries).where(eq(deliveries.orderId, id)),
    db
      .select({
        toState: orderEvents.toState,
        event: orderEvents.event,
        at: orderEvents.at,
        reason: orderEvents.reason,
      })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, id))
      .orderBy(asc(orderEvents.seq)),
    db
      .select({
        id: returns.id,
        state: returns.state,
        askedAt: returns.askedAt,
        reason: returns.reason,
        wanted: returns.wanted,
        note: returns.note,
        lines: sql<string>`(select json_group_array(json_object('line', line, 'quantity', quantity))
          from ${returnLines} where return_id = ${returns.id})`.as('lines'),
        answer: sql<string | null>`(select reason from ${returnEvents}
          where return_id = ${returns.id} and to_state = 'refused')`.as('answer'),
      })
      .from(returns)
      .where(eq(returns.orderId, id))
      .orderBy(asc(returns.askedAt), asc(returns.id)),
    db
      .select({ dueAt: orderTimers.dueAt })
      .from(orderTimers)
      .where(and(eq(orderTimers.orderId, id), eq(orderTimers.kind, 'expire'))),
  ])
  const [head] = heads
  if (!head) return
  return {
    ...head,
    customer: head.customer ? JSON.parse(head.customer) : null,
    lines: lines.map(({ orderId: _, facts, ...line }) => ({ ...line, facts: JSON.parse(facts) })),
    delivery: days.map(({ orderId: _, ...delivery }) => delivery)[0],
    events,
    returns: asked.map((one) => ({ ...one, lines: JSON.parse(one.lines) })),
    heldUntil: timers[0]?.dueAt ?? null,
  }
}

/** An order by its code and its page's secret. Unknown codes and wrong secrets cost the same: a query and hashes. */
export async function findBySecret(
  db: Database,
  { code, secret, secrets }: { code: string; secret: string; secrets: readonly string[] },
): Promise<OrderView | undefined> {
  const [found] = await db
    .select({ id: orders.id, secretHash: orders.secretHash })
    .from(orders)
    .where(eq(orders.code, code))
  const isRight = isOrderSecret(secret, found ?? { id: '', secretHash: '' }, secrets)
  return found && isRight ? findOrder(db, eq(orders.code, code)) : undefined
}
