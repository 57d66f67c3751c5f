import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { messagesOf, retryLost } from '#app/server/db/lost-writes'
import { ledger, orders, paymentNotices } from '#app/server/db/schema'
import { fingerprint } from '#app/server/secrets'
import { company } from '../content/content'
import { toLocale } from '../languages/languages'
import { enqueue, newLetter } from '../mail/mail.server'
import type { Customer } from '../orders/orders'
import { orderCodesIn } from '../orders/orders'
import { findInMotion, moveOrder, paidOf } from '../orders/orders.server'
import { isAuthentic, type PaymentNotice, type PaymentProvider, readSePayNotice } from './notices'
import { type Settlement, settle, transferOf } from './settlement'

type Sent = { provider: 'sepay'; headers: Headers; raw: string; secret: string; now: number }

export type NoticeOutcome =
  | { ok: true }
  | { ok: false; code: 'notice_not_authentic' | 'invalid_request' | 'body_not_json' }

/**
 * Takes a payment notice (BUY-10): stored as it came before it is understood, then applied. Answering does not wait for
 * the order; what is not applied now is applied by the scheduled handler.
 */
export async function takeNotice(db: Database, { provider, headers, raw, secret, now }: Sent): Promise<NoticeOutcome> {
  const read = readSePayNotice(raw)
  const isReal = isAuthentic(headers, raw, secret, now)
  // A forged or unreadable notice must not take the place of the real one with its number.
  const noticeId = isReal && read.ok ? read.notice.noticeId : `refused:${fingerprint(raw)}`
  await retryLost(async () =>
    db
      .insert(paymentNotices)
      .values({
        provider,
        noticeId,
        raw,
        isAuthentic: isReal,
        receivedAt: now,
        outcome: isReal && read.ok ? null : 'refused',
      })
      .onConflictDoNothing(),
  )
  if (!isReal) return { ok: false, code: 'notice_not_authentic' }
  if (!read.ok) return { ok: false, code: read.code }
  await applyNotice(db, read.notice, now)
  return { ok: true }
}

/** Applies a stored notice: its transfer and its outcome in one transaction, once, however often it comes. */
async function applyNotice(db: Database, notice: PaymentNotice, now: number): Promise<void> {
  const found = await findPayable(db, notice)
  const settlement = settle({
    notice,
    orders: found,
    paid: (id) => found.find((order) => order.id === id)?.paid ?? 0,
    accounts: [company.bank.value.account],
  })
  const transfer = transferOf(notice, settlement)
  const orderId = 'orderId' in settlement ? settlement.orderId : undefined
  const letters = await lettersOf(db, settlement, now)
  try {
    await retryLost(() =>
      db.batch([
        db
          .update(paymentNotices)
          .set({ outcome: outcomeOf(settlement), orderId: orderId ?? null })
          .where(and(eq(paymentNotices.provider, notice.provider), eq(paymentNotices.noticeId, notice.noticeId))),
        ...(transfer ? [db.insert(ledger).values({ ...transfer, orderId: orderId ?? null })] : []),
        ...letters.map((letter) => enqueue(db, letter)),
      ]),
    )
  } catch (error) {
    // Its money is in the ledger: the notice came before.
    if (!messagesOf(error).includes('ledger.cause')) throw error
  }
  if (orderId) await moveAfterPayment(db, orderId, now)
}

const outcomeOf = (settlement: Settlement): string =>
  settlement.kind === 'unmatched' ? `unmatched:${settlement.reason}` : settlement.kind

async function findPayable(db: Database, { text }: PaymentNotice) {
  const { codes, nearCodes } = orderCodesIn(text)
  const wanted = JSON.stringify([...codes, ...nearCodes])
  const rows = await db
    .select({
      id: orders.id,
      code: orders.code,
      state: orders.state,
      terms: orders.terms,
      total: orders.total,
      dueNow: orders.dueNow,
      dueLater: orders.dueLater,
      paid: paidOf(sql`${orders.id}`).as('paid'),
    })
    .from(orders)
    .where(inArray(orders.code, sql`(select value from json_each(${wanted}))`))
  return rows.map(({ terms, ...order }) => ({ ...order, isLaterAtDoor: terms === 'cash' }))
}

/** Tells the customer what came, and what is missing. */
async function lettersOf(db: Database, settlement: Settlement, now: number) {
  if (settlement.kind !== 'matched') return []
  const [order] = await db
    .select({ locale: orders.locale, customer: orders.customer })
    .from(orders)
    .where(eq(orders.id, settlement.orderId))
  const { email = '' }: Partial<Customer> = JSON.parse(order?.customer ?? '{}')
  if (!order || !email) return []
  const kind = settlement.term.state === 'short' ? 'order_short' : 'order_paid'
  return [{ ...newLetter(kind, email, toLocale(order.locale), now), about: settlement.orderId }]
}

/** Confirms an order whose first payment is made; opens an expired one again if its pieces are there. */
async function moveAfterPayment(db: Database, orderId: string, now: number): Promise<void> {
  const order = await findInMotion(db, eq(orders.id, orderId))
  const event = order?.state === 'expired' ? 'reopen' : order?.state === 'placed' ? 'confirm' : undefined
  if (!order || !event || order.payments.paid < Math.max(1, order.payments.dueNow)) return
  await moveOrder(db, order, { event, by: 'provider', now })
}

/** Applies notices and payments that a run before could not: the process may end between any two writes. */
export async function catchUpPayments(db: Database, now: number): Promise<void> {
  const waiting = await db
    .select({ provider: paymentNotices.provider, raw: paymentNotices.raw })
    .from(paymentNotices)
    .where(isNull(paymentNotices.outcome))
    .limit(100)
  for (const { provider, raw } of waiting) {
    const read = readers[provider as PaymentProvider]?.(raw)
    if (read?.ok) await applyNotice(db, read.notice, now)
  }
  for (const id of await paidButWaiting(db)) await moveAfterPayment(db, id, now)
}

const readers: Partial<Record<PaymentProvider, typeof readSePayNotice>> = { sepay: readSePayNotice }

async function paidButWaiting(db: Database): Promise<string[]> {
  const isPaid: SQL = sql`${orders.dueNow} > 0 and ${paidOf(sql`${orders.id}`)} >= ${orders.dueNow}`
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'placed'), isPaid))
    .limit(100)
  return rows.map(({ id }) => id)
}
