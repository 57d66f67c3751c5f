import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { orders } from './schema-orders.ts'

/**
 * Money of orders. The constraints refuse what must not be, so that no code has to remember it
 * (docs/decisions/046-the-schema-refuses.md). No triggers: remote migrations break them. Money is whole đồng, times are
 * milliseconds since the epoch, days are `2026-12-31` in Vietnam.
 */

/** What a bank or a provider told, as it came. Stored before it is understood; applied once. */
export const paymentNotices = sqliteTable(
  'payment_notices',
  {
    provider: text('provider').notNull(),
    noticeId: text('notice_id').notNull(),
    raw: text('raw').notNull(),
    isAuthentic: integer('is_authentic', { mode: 'boolean' }).notNull(),
    receivedAt: integer('received_at').notNull(),
    /** What came of it; null until it was applied. */
    outcome: text('outcome'),
    orderId: text('order_id').references(() => orders.id),
  },
  ({ provider, noticeId, outcome }) => [
    primaryKey({ columns: [provider, noticeId] }),
    index('payment_notices_by_outcome').on(outcome),
  ],
)

/** A payment that was begun at a provider's page. Its notice has to name it, and exactly its amount. */
export const paymentAttempts = sqliteTable(
  'payment_attempts',
  {
    provider: text('provider').notNull(),
    /** What the provider calls it: the order's code and the attempt's number. */
    reference: text('reference').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    amount: integer('amount_vnd').notNull(),
    createdAt: integer('created_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
    /** What its provider says of it; null while nobody knows. */
    outcome: text('outcome', { enum: ['paid', 'failed'] }),
    /** When the provider was last asked. */
    askedAt: integer('asked_at'),
  },
  ({ provider, reference, orderId, amount, createdAt, expiresAt, outcome }) => [
    primaryKey({ columns: [provider, reference] }),
    check('payment_attempt_amount', sql`${amount} > 0`),
    check('payment_attempt_ends', sql`${expiresAt} > ${createdAt}`),
    index('payment_attempts_by_order').on(orderId),
    index('payment_attempts_undecided').on(createdAt).where(sql`${outcome} is null`),
  ],
)

/**
 * Transfers of money between accounts, balanced by construction and never changed: a further transfer corrects. What an
 * order has been paid is a query.
 */
export const ledger = sqliteTable(
  'ledger',
  {
    /** Why: a cause moves money once. */
    cause: text('cause').primaryKey(),
    debit: text('debit').notNull(),
    credit: text('credit').notNull(),
    amount: integer('amount_vnd').notNull(),
    orderId: text('order_id').references(() => orders.id),
    at: integer('at').notNull(),
  },
  ({ debit, credit, amount, orderId }) => [
    check('ledger_amount', sql`${amount} > 0`),
    check('ledger_moves', sql`${debit} <> ${credit}`),
    index('ledger_by_order').on(orderId),
    index('ledger_by_debit').on(debit),
    index('ledger_by_credit').on(credit),
  ],
)

/** A VAT invoice, with the rate of the day on which it was issued. */
export const invoices = sqliteTable(
  'invoices',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    issuedOn: text('issued_on').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    gross: integer('gross_vnd').notNull(),
    vat: integer('vat_vnd').notNull(),
  },
  ({ gross, vat }) => [check('invoice_vat', sql`${vat} >= 0 and ${vat} < ${gross}`)],
)
