import { and, eq, lte, sql } from 'drizzle-orm'
import { DAY } from '#app/lib/constants'
import type { Database } from '#app/server/db/client'
import { orderEvents, orders, orderTimers } from '#app/server/db/schema'
import { company } from '../content/content'
import { findInMotion, hasOpenReturn, moveOrder } from './move.server'

/** What the clock ends (housekeeping): holds without a payment, and orders whose pieces can no longer be given back. */

/** Ids of orders whose hold is over. */
const selectExpired = (db: Database, now: number) =>
  db
    .select({ orderId: orderTimers.orderId })
    .from(orderTimers)
    .where(and(eq(orderTimers.kind, 'expire'), lte(orderTimers.dueAt, now)))
    .limit(100)

/** Ends the holds that are over; a payment that came meanwhile has moved the order already. */
export async function expireOrders(db: Database, now: number): Promise<void> {
  for (const { orderId } of await selectExpired(db, now)) {
    const order = await findInMotion(db, eq(orders.id, orderId))
    if (order) await moveOrder(db, order, { event: 'expire', by: 'clock', now })
  }
}

/** Closes orders that nothing can be given back of any more; a day is added, so that the last one counts in full. */
export async function closeOrders(db: Database, now: number): Promise<void> {
  const last = now - (company.returnDays.value + 1) * DAY
  const due = await db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderEvents, and(eq(orderEvents.orderId, orders.id), eq(orderEvents.seq, orders.seq)))
    .where(and(eq(orders.state, 'delivered'), lte(orderEvents.at, last), sql`not ${hasOpenReturn}`))
    .limit(100)
  for (const { id } of due) {
    const order = await findInMotion(db, eq(orders.id, id))
    if (order) await moveOrder(db, order, { event: 'close', by: 'clock', now })
  }
}
