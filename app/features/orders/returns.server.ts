import { eq, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { insertWhere } from '#app/server/db/insert-where'
import { retryLost } from '#app/server/db/lost-writes'
import { orderLines, orders, returnLines, returns } from '#app/server/db/schema'
import { fingerprint } from '#app/server/secrets'
import { company } from '../content/content'
import type { OrderView } from './order'
import { canAskReturn } from './order-progress'
import type { ReturnWish } from './orders.schema'

type Asking = ReturnWish & {
  /** The form's or caller's idempotency key: one key asks once. */
  key?: string
  now: number
}

/**
 * Keeps what a customer wants to give back (BUY-12). Of a line no more is asked for than was bought, all its returns
 * together; that and the state are conditions of the one statement that writes.
 */
export async function askReturn(
  db: Database,
  order: OrderView,
  { lines, reason, wanted, note, key, now }: Asking,
): Promise<{ id: string } | 'order_return_refused'> {
  const { id: orderId } = order
  const id = key ? fingerprint(`return ${orderId} ${key}`) : crypto.randomUUID()
  const [before] = await db.select({ id: returns.id }).from(returns).where(eq(returns.id, id))
  if (before) return { id }
  if (!canAskReturn(order, company.returnDays.value, now)) return 'order_return_refused'
  const asked = JSON.stringify(lines)
  const left = sql`bought.quantity - (select coalesce(sum(given.quantity), 0) from ${returnLines} as given
    join ${returns} as earlier on earlier.id = given.return_id and earlier.state <> 'refused'
    where given.order_id = ${orderId} and given.line = bought.line)`
  const isTooMuch = sql`exists (select 1 from json_each(${asked}) as line
    left join ${orderLines} as bought on bought.order_id = ${orderId} and bought.line = line.value ->> 'line'
    where bought.line is null or line.value ->> 'quantity' > ${left})`
  const isDelivered = sql`exists (select 1 from ${orders} where id = ${orderId} and state = 'delivered')`
  const row = { id, orderId, state: 'asked', reason, wanted, note, askedAt: now } as const
  const [kept] = await retryLost(() =>
    db.batch([
      insertWhere(db, returns, row, sql`${isDelivered} and not ${isTooMuch}`).onConflictDoNothing().returning(),
      db.insert(returnLines).select(
        sql`select ${id}, ${orderId}, value ->> 'line', value ->> 'quantity' from json_each(${asked})
          where exists (select 1 from ${returns} where id = ${id})`,
      ),
    ]),
  )
  return kept.length > 0 ? { id } : 'order_return_refused'
}
