import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { insertWhere } from '#app/server/db/insert-where'
import { messagesOf, retryLost } from '#app/server/db/lost-writes'
import { ledger, orders, returnEvents, returns } from '#app/server/db/schema'
import { enqueue } from '../mail/mail.server'
import { lettersTo } from './letters.server'
import { mayGoBack } from './operate.server'
import type { AskedReturn, OrderView } from './order'
import type { OrderLetter } from './order-letter.server'
import { refundableOf } from './order-progress'
import { openReturnStates, type ReturnEvent, returnTransitionOf } from './order-states'

/** What an operator does with a return (`npm run orders`); the customer asks for one by returns.server.ts. */

export type ReturnRefusal = 'not_found' | 'not_possible' | 'several_returns' | 'moved_meanwhile' | 'refund_too_much'

/** The return that an act is about: the only one that stands where the act leads on from, unless one is named. */
export function returnMeant(
  { returns: asked }: Pick<OrderView, 'returns'>,
  event: ReturnEvent,
  name = '',
): AskedReturn | ReturnRefusal {
  const named = asked.filter(({ id }) => id.startsWith(name))
  const [meant, ...others] = named.filter(({ state }) => returnTransitionOf(state, event))
  if (!meant) return named.length > 0 ? 'not_possible' : 'not_found'
  return others.length > 0 ? 'several_returns' : meant
}

type ReturnMove = {
  event: ReturnEvent
  by: string
  now: number
  /** Why it is refused, for the customer to read. */
  answer?: string
  /** Money that goes back as it is settled; made by `refund` for this return. */
  back?: typeof ledger.$inferSelect
}

const letterOf = ({ event, back }: ReturnMove): OrderLetter | undefined => {
  if (event === 'accept') return 'order_return_accepted'
  if (event === 'refuse') return 'order_return_refused'
  if (event === 'settle') return back ? 'order_refunded' : 'order_return_settled'
}

/**
 * Moves a return along its table (BUY-12), in one transaction. Of two who move it from the same state the second dies on
 * the key of its events. Money goes back with the settling or not at all, and no more than the order has been paid.
 */
export async function moveReturn(
  db: Database,
  order: OrderView,
  { id, state }: Pick<AskedReturn, 'id' | 'state'>,
  move: ReturnMove,
): Promise<ReturnRefusal | undefined> {
  const { event, by, now, answer, back } = move
  const transition = returnTransitionOf(state, event)
  if (!transition) return 'not_possible'
  const { from, to } = transition
  const stands = sql`exists (select 1 from ${returns} where id = ${id} and state = ${from})`
  const isBooked: SQL = back ? sql`exists (select 1 from ${ledger} where cause = ${back.cause})` : sql`true`
  const row = { returnId: id, fromState: from, toState: to, event, by, at: now, reason: answer || null }
  const kind = letterOf(move)
  const [letter] = kind ? lettersTo(order, kind, now) : []
  const happened = insertWhere(db, returnEvents, row, isBooked).returning()
  const goesOn = db
    .update(returns)
    .set({ state: to })
    .where(sql`${eq(returns.id, id)} and ${isBooked}`)
  const told = letter ? [enqueue(db, letter, isBooked)] : []
  const statements = [
    ...(back ? [insertWhere(db, ledger, back, sql`${stands} and ${mayGoBack(order.id, back.amount)}`)] : []),
    happened,
    goesOn,
    ...told,
  ]
  try {
    const results = await retryLost(() => db.batch(statements as unknown as Parameters<Database['batch']>[0]))
    const events = results[back ? 1 : 0] as unknown[]
    if (events.length > 0) return undefined
    return back && back.amount > refundableOf(order) ? 'refund_too_much' : 'moved_meanwhile'
  } catch (error) {
    if (messagesOf(error).includes('return_events')) return 'moved_meanwhile'
    throw error
  }
}

/** Returns that wait for somebody, those that have waited longest first. */
export const findOpenReturns = (db: Database, count: number) =>
  db
    .select({
      id: returns.id,
      code: orders.code,
      state: returns.state,
      reason: returns.reason,
      wanted: returns.wanted,
      askedAt: returns.askedAt,
    })
    .from(returns)
    .innerJoin(orders, eq(orders.id, returns.orderId))
    .where(inArray(returns.state, [...openReturnStates]))
    .orderBy(asc(returns.askedAt))
    .limit(count)
