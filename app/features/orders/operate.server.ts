import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { insertWhere } from '#app/server/db/insert-where'
import { retryLost } from '#app/server/db/lost-writes'
import { ledger, orders } from '#app/server/db/schema'
import { enqueue } from '../mail/mail.server'
import { lettersTo } from './letters.server'
import { findInMotion, type MoveRefusal, moveOrder, paidOf } from './move.server'
import type { OrderView } from './order'
import { findOrder } from './order.server'
import { type OrderEvent, openStates } from './order-states'

/** What an operator does with an order (`npm run orders`); the rules are those of every other way. */

/** A row of the ledger, as the payments feature writes it. */
type LedgerRow = typeof ledger.$inferSelect

export type Operation = {
  by: string
  now: number
  /** Cash that was taken at the door, on delivery; made by `takeCash`. */
  cash?: LedgerRow
}

const letterOf: Partial<Record<OrderEvent, 'order_cancelled' | 'order_delivered'>> = {
  cancel: 'order_cancelled',
  deliver: 'order_delivered',
}

export type OperationRefusal = MoveRefusal | 'cash_wrong' | 'refund_too_much'

/** Moves an order. Cash at the door is booked first, and only if it is what is missing. */
export async function operate(
  db: Database,
  code: string,
  event: OrderEvent,
  { by, now, cash }: Operation,
): Promise<OperationRefusal | undefined> {
  const order = await findOrder(db, eq(orders.code, code))
  if (!order) return 'not_found'
  if (cash) {
    if (order.state !== 'out') return 'not_possible'
    if (cash.amount !== order.total - order.paid) return 'cash_wrong'
    await retryLost(async () => db.insert(ledger).values(cash).onConflictDoNothing())
  }
  const inMotion = await findInMotion(db, eq(orders.id, order.id))
  if (!inMotion) return 'not_found'
  const letter = letterOf[event]
  return moveOrder(db, inMotion, { event, by, now, letters: letter ? lettersTo(order, letter, now) : [] })
}

/** That an order has been paid an amount that it does not need: `refundableOf`, as a condition of what is written. */
export const mayGoBack = (orderId: string, amount: number): SQL => {
  const needed = sql`(select iif(state in ${openStates}, total_vnd, 0) from ${orders} where id = ${orderId})`
  return sql`${paidOf(sql`${orderId}`)} - ${needed} >= ${amount}`
}

/**
 * Pays back, at most what may go back (`refundableOf`): money that an order still needs stays, so that it can be
 * delivered. The condition and the row are one statement. `row` is made by `refund`.
 */
export async function payBack(
  db: Database,
  order: OrderView,
  row: LedgerRow,
  now: number,
): Promise<OperationRefusal | undefined> {
  const isBooked = sql`exists (select 1 from ${ledger} where cause = ${row.cause})`
  const [letter] = lettersTo(order, 'order_refunded', now)
  const book = insertWhere(db, ledger, row, mayGoBack(order.id, row.amount)).onConflictDoNothing().returning()
  const [booked] = await retryLost(() => db.batch(letter ? [book, enqueue(db, letter, isBooked)] : [book]))
  return booked.length > 0 ? undefined : 'refund_too_much'
}
