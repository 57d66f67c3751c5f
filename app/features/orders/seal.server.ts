import { type AnyColumn, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { orderEvents, orders, returnEvents, returns, voucherUses } from '#app/server/db/schema'
import { hasOpenReturn, paidOf } from './move.server'
import { ORDER_LIFETIME } from './order-retention'
import type { OrderState } from './order-states'

const DELIVERED: OrderState[] = ['delivered', 'closed']
const ENDED: OrderState[] = ['cancelled', 'expired']

/** It ended by then, and was placed before that; that the clock closes an order a month later prolongs nothing. */
const lastedSince = (time: number) =>
  sql`${orders.placedAt} <= ${time} and (select max(at) from ${orderEvents} where order_id = ${orders.id}
    and event <> 'close') <= ${time}`

/** Nothing is left to pay back, and no return is being settled. */
const isSettled = sql`${paidOf(sql`${orders.id}`)} <= iif(${inArray(orders.state, DELIVERED)}, ${orders.total}, 0)
  and not ${hasOpenReturn}`

/** Ids of orders that are over, whose person is to be forgotten or has waited long enough; each part has its index. */
const idsOfDue = (now: number): SQL => sql`(
  select id from ${orders} where customer is not null and erase_when_over = 1
    and ${inArray(orders.state, [...DELIVERED, ...ENDED])} and ${isSettled}
  union
  select id from ${orders} where customer is not null and account_id is null
    and ${inArray(orders.state, DELIVERED)} and ${lastedSince(now - ORDER_LIFETIME.delivered)} and ${isSettled}
  union
  select id from ${orders} where customer is not null and account_id is null
    and ${inArray(orders.state, ENDED)} and ${lastedSince(now - ORDER_LIFETIME.ended)} and ${isSettled})`

/**
 * Seals orders (BUY-12): name, place, phone number and what was written of a return go; what the books need stays. The
 * order itself is last, because it says which ones are due.
 */
export const sealOrders = (db: Database, now: number) => {
  const isDue = (id: AnyColumn) => sql`${id} in ${idsOfDue(now)}`
  return [
    db.update(returns).set({ note: '' }).where(isDue(returns.orderId)),
    db
      .update(returnEvents)
      .set({ reason: null })
      .where(sql`${returnEvents.returnId} in (select id from ${returns} where ${isDue(returns.orderId)})`),
    // A voucher stays spent, by nobody.
    db.update(voucherUses).set({ phoneHash: sql`'sealed:' || order_id` }).where(isDue(voucherUses.orderId)),
    db.update(orders).set({ customer: null, phoneHash: null }).where(isDue(orders.id)),
  ] as const
}
