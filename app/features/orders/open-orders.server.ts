import { desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { deliveries, orders } from '#app/server/db/schema'
import { paymentColumns } from './move.server'
import type { OrderState } from './order-states'

const OPEN: readonly OrderState[] = ['placed', 'confirmed', 'in_making', 'ready', 'out', 'delivered']

/** The newest orders that are not over, in one query. */
export function findOpenOrders(db: Database, count: number) {
  const newest = db
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.state, [...OPEN]))
    .orderBy(desc(orders.placedAt))
    .limit(count)
  return db
    .select({
      code: orders.code,
      ...paymentColumns,
      day: deliveries.day,
      half: deliveries.half,
    })
    .from(orders)
    .leftJoin(deliveries, eq(deliveries.orderId, orders.id))
    .where(inArray(orders.id, newest))
    .orderBy(desc(orders.placedAt))
}
