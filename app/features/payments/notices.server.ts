import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { DAY } from '#app/lib/constants'
import type { Database } from '#app/server/db/client'
import { insertWhere } from '#app/server/db/insert-where'
import { messagesOf, retryLost } from '#app/server/db/lost-writes'
import { ledger, orders, paymentAttempts, paymentNotices } from '#app/server/db/schema'
import { fingerprint } from '#app/server/secrets'
import { company } from '../content/content'
import { enqueue } from '../mail/mail.server'
import { orderCodesIn } from '../orders/orders'
import { findInMotion, lettersTo, moveOrder, paidOf, paymentColumns } from '../orders/orders.server'
import { isGatewayName } from './gateway-names'
import { attemptReference, type Gateways, readGatewayNotice } from './gateways'
import { findAttempt } from './gateways.server'
import { isAuthentic, type NoticeResult, type PaymentNotice, type PaymentProvider, readSePayNotice } from './notices'
import { type Settlement, settle, settleAttempt, transferOf } from './settlement'

/** What was told, as it came and as it was understood. */
type Told = {
  provider: PaymentProvider
  raw: string
  read: NoticeResult<'notice_not_authentic' | 'not_paid'>
  now: number
}

export type NoticeOutcome =
  | { ok: true; isRepeated: boolean }
  | {
      ok: false
      code: 'notice_not_authentic' | 'invalid_request' | 'body_not_json' | 'unknown_attempt' | 'other_amount'
    }

/** A notice of SePay, whose signature is in its headers. */
export const readSePay = (headers: Headers, raw: string, secret: string, now: number): Told['read'] =>
  isAuthentic(headers, raw, secret, now) ? readSePayNotice(raw) : { ok: false, code: 'notice_not_authentic' }

/**
 * Takes a payment notice (BUY-10): stored as it came before it is understood, then applied. Answering does not wait for
 * the order; what is not applied now is applied by the scheduled handler.
 */
export async function takeNotice(db: Database, { provider, raw, read, now }: Told): Promise<NoticeOutcome> {
  const isFailure = !read.ok && read.code === 'not_paid'
  // A forged or unreadable notice must not take the place of the real one with its number.
  const noticeId = read.ok ? read.notice.noticeId : `${isFailure ? 'failed' : 'refused'}:${fingerprint(raw)}`
  const [stored] = await retryLost(async () =>
    db
      .insert(paymentNotices)
      .values({
        provider,
        noticeId,
        raw,
        isAuthentic: read.ok || isFailure,
        receivedAt: now,
        outcome: read.ok ? null : isFailure ? 'failed' : 'refused',
      })
      .onConflictDoNothing()
      .returning({ noticeId: paymentNotices.noticeId }),
  )
  const isRepeated = stored === undefined
  if (!read.ok) return read.code === 'not_paid' ? { ok: true, isRepeated } : { ok: false, code: read.code }
  const settlement = await applyNotice(db, read.notice, now)
  if (settlement.kind !== 'refused') return { ok: true, isRepeated }
  // Told under a number that was told before, with other content: both are kept.
  const own = { provider, noticeId: `refused:${fingerprint(raw)}`, raw, isAuthentic: true, receivedAt: now }
  const isKept = sql`exists (select 1 from ${paymentNotices} where provider = ${provider} and raw = ${raw})`
  const row = { ...own, outcome: outcomeOf(settlement), orderId: settlement.orderId ?? null }
  await retryLost(async () => insertWhere(db, paymentNotices, row, sql`not ${isKept}`).onConflictDoNothing())
  return { ok: false, code: settlement.reason }
}

/** Applies a stored notice: its transfer and its outcome in one transaction, once, however often it comes. */
async function applyNotice(db: Database, notice: PaymentNotice, now: number): Promise<Settlement> {
  const settlement = await settlementOf(db, notice)
  const transfer = transferOf(notice, settlement)
  const orderId = 'orderId' in settlement ? settlement.orderId : undefined
  const letters = await lettersOf(db, settlement, now)
  const isTold = and(eq(paymentNotices.provider, notice.provider), eq(paymentNotices.noticeId, notice.noticeId))
  try {
    await retryLost(() =>
      db.batch([
        db
          .update(paymentNotices)
          .set({ outcome: outcomeOf(settlement), orderId: orderId ?? null })
          // What was applied once stays applied.
          .where(transfer ? isTold : and(isTold, isNull(paymentNotices.outcome))),
        ...(transfer ? [db.insert(ledger).values({ ...transfer, orderId: orderId ?? null })] : []),
        ...letters.map((letter) => enqueue(db, letter)),
      ]),
    )
  } catch (error) {
    // Its money is in the ledger: the notice came before.
    if (!messagesOf(error).includes('ledger.cause')) throw error
  }
  if (orderId && notice.provider !== 'sepay') await decideAttempt(db, notice)
  if (orderId && settlement.kind !== 'refused') await moveAfterPayment(db, orderId, now)
  return settlement
}

/** Told, whether it was booked or refused: nobody has to ask the provider any more (ask-providers.server.ts). */
const decideAttempt = (db: Database, { provider, text }: PaymentNotice) =>
  db
    .update(paymentAttempts)
    .set({ outcome: 'paid' })
    .where(and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.reference, attemptReference(provider, text))))

const outcomeOf = (settlement: Settlement): string =>
  'reason' in settlement ? `${settlement.kind}:${settlement.reason}` : settlement.kind

/** A bank's notice says in its text which order it is for, a provider's names the attempt. */
async function settlementOf(db: Database, notice: PaymentNotice): Promise<Settlement> {
  if (notice.provider !== 'sepay') {
    const attempt = await findAttempt(db, notice)
    const [order] = attempt ? await findPayable(db, eq(orders.id, attempt.orderId)) : []
    return settleAttempt(notice, attempt, order)
  }
  const { codes, nearCodes } = orderCodesIn(notice.text)
  const wanted = JSON.stringify([...codes, ...nearCodes])
  const found = await findPayable(db, inArray(orders.code, sql`(select value from json_each(${wanted}))`))
  return settle({
    notice,
    orders: found,
    paid: (id) => found.find((order) => order.id === id)?.paid ?? 0,
    accounts: [company.bank.value.account],
  })
}

export async function findPayable(db: Database, condition: SQL) {
  const rows = await db
    .select({
      id: orders.id,
      code: orders.code,
      ...paymentColumns,
      isSealed: sql<number>`${orders.customer} is null`.as('is_sealed'),
    })
    .from(orders)
    .where(condition)
  return rows.map(({ terms, isSealed, state, ...order }) => ({
    ...order,
    // Nobody knows any more where it would go, so late money goes back.
    state: isSealed && state === 'expired' ? ('cancelled' as const) : state,
    isLaterAtDoor: terms === 'cash',
  }))
}

/** Tells the customer what came, and what is missing. */
export async function lettersOf(db: Database, settlement: Settlement, now: number) {
  if (settlement.kind !== 'matched') return []
  const [order] = await db
    .select({ locale: orders.locale, customer: orders.customer })
    .from(orders)
    .where(eq(orders.id, settlement.orderId))
  if (!order) return []
  const customer = order.customer ? JSON.parse(order.customer) : null
  const kind = settlement.term.state === 'short' ? 'order_short' : 'order_paid'
  return lettersTo({ id: settlement.orderId, locale: order.locale, customer }, kind, now)
}

/** Confirms an order whose first payment is made; opens an expired one again if its pieces are there. */
export async function moveAfterPayment(db: Database, orderId: string, now: number): Promise<void> {
  const order = await findInMotion(db, sql`${orders.id} = ${orderId} and ${orders.customer} is not null`)
  const event = order?.state === 'expired' ? 'reopen' : order?.state === 'placed' ? 'confirm' : undefined
  if (!order || !event || order.payments.paid < Math.max(1, order.payments.dueNow)) return
  await moveOrder(db, order, { event, by: 'provider', now })
}

/** What was forged or unreadable is kept for a look at it, and no longer: anybody can send it. */
const REFUSED_LIFETIME = 30 * DAY

export const dropRefusedNotices = (db: Database, now: number) =>
  db
    .delete(paymentNotices)
    .where(and(eq(paymentNotices.isAuthentic, false), lte(paymentNotices.receivedAt, now - REFUSED_LIFETIME)))

/**
 * Applies notices and payments that a run before could not: the process may end between any two writes. Those of a
 * provider that was switched off since wait for a person (money.server.ts), because nothing proves them any more.
 */
export async function catchUpPayments(db: Database, gateways: Gateways, now: number): Promise<void> {
  const waiting = await db
    .select({ provider: paymentNotices.provider, raw: paymentNotices.raw })
    .from(paymentNotices)
    .where(and(isNull(paymentNotices.outcome), inArray(paymentNotices.provider, ['sepay', ...Object.keys(gateways)])))
    .limit(100)
  for (const { provider, raw } of waiting) {
    const read = isGatewayName(provider) ? readGatewayNotice(provider, raw, gateways) : readSePayNotice(raw)
    if (read.ok) await applyNotice(db, read.notice, now)
  }
  for (const id of await paidButWaiting(db)) await moveAfterPayment(db, id, now)
}

async function paidButWaiting(db: Database): Promise<string[]> {
  const isPaid: SQL = sql`${orders.dueNow} > 0 and ${paidOf(sql`${orders.id}`)} >= ${orders.dueNow}`
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, 'placed'), isPaid))
    .limit(100)
  return rows.map(({ id }) => id)
}
