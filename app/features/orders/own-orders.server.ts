import { asc, eq, inArray, lte } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { accounts, orderLines, orders } from '#app/server/db/schema'

/** Data export of an account's orders. */
export async function ordersData(db: Database, accountId: string) {
  const [heads, lines] = await db.batch([
    db
      .select({
        id: orders.id,
        code: orders.code,
        state: orders.state,
        customer: orders.customer,
        total: orders.total,
        placedAt: orders.placedAt,
      })
      .from(orders)
      .where(eq(orders.accountId, accountId))
      .orderBy(asc(orders.placedAt)),
    db
      .select({
        orderId: orderLines.orderId,
        name: orderLines.name,
        quantity: orderLines.quantity,
        unitPrice: orderLines.unitPrice,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.accountId, accountId)),
  ])
  return heads.map(({ id, customer, placedAt, ...order }) => ({
    ...order,
    placedAt: new Date(placedAt).toISOString(),
    customer: customer ? JSON.parse(customer) : null,
    lines: lines.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...line }) => line),
  }))
}

/** The orders of accounts that are due for erasure: what is under way keeps its name until it is over. */
export const markOrdersOfErased = (db: Database, now: number) =>
  db
    .update(orders)
    .set({ eraseWhenOver: true })
    .where(inArray(orders.accountId, db.select({ id: accounts.id }).from(accounts).where(lte(accounts.eraseAt, now))))
