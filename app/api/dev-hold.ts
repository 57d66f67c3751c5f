import { eq } from 'drizzle-orm'
import { expireOrders } from '#app/features/orders/end-orders.server'
import type { Database } from '#app/server/db/client'
import { orderTimers } from '#app/server/db/schema'

/** Lets an order's hold end as the clock would, for money that comes late. */
export async function endHold(db: Database, orderId: string) {
  await db.update(orderTimers).set({ dueAt: 0 }).where(eq(orderTimers.orderId, orderId))
  await expireOrders(db, Date.now())
}
