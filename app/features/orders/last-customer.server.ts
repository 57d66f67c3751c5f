import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { orders } from '#app/server/db/schema'
import type { Customer } from './order'

/** Who an account's last order went to; undefined before the first, and when it is sealed. */
export async function lastCustomerOf(db: Database, accountId: string): Promise<Customer | undefined> {
  const [last] = await db
    .select({ customer: orders.customer })
    .from(orders)
    .where(and(eq(orders.accountId, accountId), isNotNull(orders.customer)))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return last?.customer ? JSON.parse(last.customer) : undefined
}
