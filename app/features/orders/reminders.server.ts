import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { orders, orderTimers } from '#app/server/db/schema'
import { enqueue } from '../mail/mail.server'
import { lettersTo } from './letters.server'

/** Reminds of what is due, half-way through the hold (BUY-05). A payment has deleted the timer. */
export async function remindOrders(db: Database, now: number): Promise<void> {
  const due = await db
    .select({ id: orders.id, locale: orders.locale, customer: orders.customer })
    .from(orderTimers)
    .innerJoin(orders, eq(orders.id, orderTimers.orderId))
    .where(and(eq(orderTimers.kind, 'remind'), lte(orderTimers.dueAt, now)))
    .limit(100)
  for (const { id, locale, customer } of due) {
    const isMine = and(eq(orderTimers.orderId, id), eq(orderTimers.kind, 'remind'))
    const [letter] = lettersTo({ id, locale, customer: customer ? JSON.parse(customer) : null }, 'order_reminder', now)
    const isWaiting = sql`exists (select 1 from ${orderTimers} where ${isMine})`
    // The letter and the end of its timer are one, so that nobody is reminded twice.
    await db.batch([
      ...(letter ? ([enqueue(db, letter, isWaiting)] as const) : ([] as const)),
      db.delete(orderTimers).where(isMine),
    ] as unknown as Parameters<Database['batch']>[0])
  }
}
