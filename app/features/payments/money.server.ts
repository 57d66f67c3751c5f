import { and, asc, eq, inArray, isNull, like, lt, ne, or, sql } from 'drizzle-orm'
import { HOUR } from '#app/lib/constants'
import type { Database } from '#app/server/db/client'
import { messagesOf, retryLost } from '#app/server/db/lost-writes'
import { ledger, orders, paymentNotices } from '#app/server/db/schema'
import { enqueue } from '../mail/mail.server'
import { isOpen, openStates, refundableOf } from '../orders/orders'
import { paidOf } from '../orders/orders.server'
import { type Part, settleUnmatched } from './ledger'
import { readSePayNotice } from './notices'
import { findPayable, lettersOf, moveAfterPayment } from './notices.server'
import { settleWith } from './settlement'

/** Money that a person has to look at (`npm run orders -- money`). */

/** A notice that is not applied after this time is applied by no run. */
const PATIENCE = HOUR

/**
 * Notices that were believed and led to no order, with what their provider told: money at the bank that nobody claims,
 * a provider's payment that names no attempt or another amount, and what waits since its provider was switched off.
 */
export const findUnsettledNotices = (db: Database, now: number, count: number) =>
  db
    .select({
      provider: paymentNotices.provider,
      noticeId: paymentNotices.noticeId,
      outcome: paymentNotices.outcome,
      receivedAt: paymentNotices.receivedAt,
      raw: paymentNotices.raw,
    })
    .from(paymentNotices)
    .where(
      and(
        eq(paymentNotices.isAuthentic, true),
        or(
          like(paymentNotices.outcome, 'unmatched:%'),
          like(paymentNotices.outcome, 'refused:%'),
          and(isNull(paymentNotices.outcome), lt(paymentNotices.receivedAt, now - PATIENCE)),
        ),
      ),
    )
    .orderBy(asc(paymentNotices.receivedAt))
    .limit(count)

/** Orders that have more than they need: it goes back. */
export async function findRefundsDue(db: Database, count: number) {
  const paid = paidOf(sql`${orders.id}`)
  const isOver = sql`${orders.state} in ('cancelled', 'expired') and ${paid} > 0`
  const hasTooMuch = sql`${orders.state} in ${openStates} and ${paid} > ${orders.total}`
  const rows = await db
    .select({ code: orders.code, state: orders.state, total: orders.total, paid: paid.as('paid') })
    .from(orders)
    .where(or(isOver, hasTooMuch))
    .orderBy(asc(orders.placedAt))
    .limit(count)
  return rows.map((order) => ({ ...order, due: refundableOf(order) }))
}

/** Parts by the orders' codes; a part without one goes back to its sender. */
export type CodedPart = { code?: string; amount: number }

export type MoneyRefusal = 'not_found' | 'order_not_open' | 'parts_wrong' | 'settled_before'

/** Says whose unclaimed money is: all of it, once, for orders that are open or back to its sender. */
export async function settleNotice(
  db: Database,
  noticeId: string,
  coded: readonly CodedPart[],
  now: number,
): Promise<MoneyRefusal | undefined> {
  const isMeant = and(eq(paymentNotices.provider, 'sepay'), eq(paymentNotices.noticeId, noticeId))
  const [stored] = await db
    .select({ raw: paymentNotices.raw })
    .from(paymentNotices)
    // What came to another account is not the shop's to give.
    .where(
      and(isMeant, like(paymentNotices.outcome, 'unmatched:%'), ne(paymentNotices.outcome, 'unmatched:other_account')),
    )
  const read = stored && readSePayNotice(stored.raw)
  if (!read?.ok) return 'not_found'
  const codes = coded.flatMap(({ code }) => code ?? [])
  const found = codes.length > 0 ? await findPayable(db, inArray(orders.code, codes)) : []
  const parts: Part[] = []
  for (const { code, amount } of coded) {
    const order = found.find((one) => one.code === code)
    if (code && !order) return 'not_found'
    if (order && !isOpen(order.state)) return 'order_not_open'
    parts.push(order ? { orderId: order.id, amount } : { amount })
  }
  const transfers = settleUnmatched(read.notice, parts, now)
  if (!transfers) return 'parts_wrong'
  const letters = await Promise.all(
    parts.flatMap(({ orderId, amount }) => {
      const order = found.find(({ id }) => id === orderId)
      return order ? lettersOf(db, settleWith(order, order.paid, amount), now) : []
    }),
  )
  try {
    await retryLost(() =>
      db.batch([
        db.insert(ledger).values(transfers.map((one) => ({ ...one, orderId: one.orderId ?? null }))),
        db.update(paymentNotices).set({ outcome: 'settled' }).where(isMeant),
        ...letters.flat().map((letter) => enqueue(db, letter)),
      ]),
    )
  } catch (error) {
    if (!messagesOf(error).includes('ledger.cause')) throw error
    return 'settled_before'
  }
  for (const { id } of found) await moveAfterPayment(db, id, now)
}
