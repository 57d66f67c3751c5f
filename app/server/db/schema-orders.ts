import { sql } from 'drizzle-orm'
import {
  type AnySQLiteColumn,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { accounts } from './schema-accounts.ts'
import { stock } from './schema-stock.ts'

/**
 * Orders and their deliveries. The constraints refuse what must not be, so that no code has to remember it
 * (docs/decisions/046-the-schema-refuses.md). No triggers: remote migrations break them. Money is whole đồng, times are
 * milliseconds since the epoch, days are `2026-12-31` in Vietnam.
 */

const orderStates = [
  'placed',
  'confirmed',
  'in_making',
  'ready',
  'out',
  'delivered',
  'closed',
  'cancelled',
  'expired',
] as const

/** Terms of service that orders were placed under, word for word. Nothing changes a row, and it stays with its orders. */
export const orderTerms = sqliteTable('order_terms', {
  /** Day and fingerprint of the texts, such as `2026-11-30-p3Xc0aYbQ9w`. */
  id: text('id').primaryKey(),
  /** Compiled text by language, as JSON (content/text.ts). */
  texts: text('texts').notNull(),
  keptAt: integer('kept_at').notNull(),
})

/** An order as it was placed; nothing of it changes later but where it stands in its chain of events. */
export const orders = sqliteTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** Public code, such as `VT7K4M2Q`. */
    code: text('code').notNull().unique(),
    /** The form's or caller's idempotency key, so that one act makes one order. */
    placingKey: text('placing_key').notNull().unique(),
    /** Hash of the basket's key, so that one basket makes one order however many tabs send it; null without a basket. */
    cartKey: text('cart_key').unique(),
    /** Hash of what was sent with the key. */
    placedWith: text('placed_with').notNull(),
    /** Hash of the secret in the order page's address. */
    secretHash: text('secret_hash').notNull(),
    accountId: text('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    locale: text('locale').notNull(),
    /** Name, phone, e-mail, place and invoice as JSON (orders.ts); null when erased. */
    customer: text('customer'),
    /** Hash of the phone number, for the look-up; null when erased. */
    phoneHash: text('phone_hash'),
    /** Its account was erased while it was under way: name and place go when it is over. */
    eraseWhenOver: integer('erase_when_over', { mode: 'boolean' }).notNull().default(false),
    terms: text('terms', { enum: ['full', 'cash', 'deposit'] }).notNull(),
    /** Version of the terms of service that it was placed under. */
    termsVersion: text('terms_version').notNull(),
    /** Their text; null for orders from before it was kept. */
    termsId: text('terms_id').references(() => orderTerms.id),
    goods: integer('goods_vnd').notNull(),
    deliveryFee: integer('delivery_fee_vnd').notNull(),
    carryingFee: integer('carrying_fee_vnd').notNull(),
    discount: integer('discount_vnd').notNull().default(0),
    total: integer('total_vnd').notNull(),
    /** What is due at once, and what before the delivery or at the door. */
    dueNow: integer('due_now_vnd').notNull(),
    dueLater: integer('due_later_vnd').notNull(),
    voucher: text('voucher').notNull().default(''),
    placedAt: integer('placed_at').notNull(),
    /** Its last event: must be one that exists. */
    seq: integer('seq').notNull(),
    state: text('state', { enum: orderStates }).notNull(),
  },
  ({ id, accountId, phoneHash, placedAt, seq, state, ...sums }) => [
    check(
      'order_sum',
      sql`${sums.total} = ${sums.goods} + ${sums.deliveryFee} + ${sums.carryingFee} - ${sums.discount}`,
    ),
    check('order_terms_sum', sql`${sums.total} = ${sums.dueNow} + ${sums.dueLater}`),
    check(
      'order_amounts',
      sql`${sums.total} > 0 and ${sums.deliveryFee} >= 0 and ${sums.carryingFee} >= 0 and ${sums.discount} >= 0 and ${sums.dueNow} >= 0 and ${sums.dueLater} >= 0`,
    ),
    foreignKey({
      name: 'order_stands_at_an_event',
      columns: [id, seq, state],
      foreignColumns: [orderEvents.orderId, orderEvents.seq, orderEvents.toState],
    }),
    index('orders_by_account').on(accountId, placedAt),
    index('orders_by_phone').on(phoneHash),
    index('orders_by_state').on(state, placedAt),
    // Those whose person is still known, for housekeeping (orders/seal.server.ts).
    index('orders_of_guests').on(state, placedAt).where(sql`customer is not null and account_id is null`),
    index('orders_to_erase').on(state).where(sql`customer is not null and erase_when_over = 1`),
  ],
)

/**
 * What happened to an order. An event names the state before it and refers to the event that led there, so a second
 * one from the same state dies on the primary key, and one from a wrong state on the foreign key.
 */
export const orderEvents = sqliteTable(
  'order_events',
  {
    orderId: text('order_id').notNull(),
    seq: integer('seq').notNull(),
    fromSeq: integer('from_seq'),
    fromState: text('from_state', { enum: orderStates }),
    toState: text('to_state', { enum: orderStates }).notNull(),
    event: text('event').notNull(),
    /** `customer`, `provider`, `clock` or an operator's name. */
    by: text('by').notNull(),
    at: integer('at').notNull(),
    /** Why a customer cancelled (orders/returns.ts); null where nothing was said. */
    reason: text('reason'),
  },
  ({ orderId, seq, fromSeq, fromState, toState }) => [
    primaryKey({ columns: [orderId, seq] }),
    uniqueIndex('order_event_leads_to').on(orderId, seq, toState),
    check('order_event_follows', sql`(${fromSeq} is null and ${seq} = 1) or ${fromSeq} = ${seq} - 1`),
    check('order_event_names_both', sql`(${fromSeq} is null) = (${fromState} is null)`),
    foreignKey({
      name: 'order_event_from_state',
      columns: [orderId, fromSeq, fromState],
      foreignColumns: [orderId, seq, toState] as [AnySQLiteColumn, AnySQLiteColumn, AnySQLiteColumn],
    }),
  ],
)

/**
 * A code of six digits that opens an order's page once. The code itself is not stored: it is made of the session
 * secret, the order and the time at which it was asked for.
 */
export const orderAccessCodes = sqliteTable(
  'order_access_codes',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    issuedAt: integer('issued_at').notNull(),
    tries: integer('tries').notNull().default(0),
    usedAt: integer('used_at'),
  },
  ({ issuedAt }) => [index('order_access_codes_by_age').on(issuedAt)],
)

export const orderLines = sqliteTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    line: integer('line').notNull(),
    sku: text('sku').notNull(),
    /** Name and finish in the order's language, as they were shown. */
    name: text('name').notNull(),
    packageTier: text('package_tier').notNull().default(''),
    quantity: integer('quantity').notNull(),
    unitPrice: integer('unit_price_vnd').notNull(),
    vatPercent: integer('vat_percent').notNull(),
    /** Pieces from stock; the others are made. */
    fromStock: integer('from_stock').notNull(),
    /** Size, origin and warranty as they were shown, as JSON. */
    facts: text('facts').notNull(),
  },
  ({ orderId, line, quantity, unitPrice, fromStock }) => [
    primaryKey({ columns: [orderId, line] }),
    check('order_line_quantity', sql`${quantity} between 1 and 99 and ${fromStock} between 0 and ${quantity}`),
    check('order_line_price', sql`${unitPrice} > 0`),
  ],
)

/** Pieces held for an order; they leave with it, or go back. */
export const holds = sqliteTable(
  'holds',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    sku: text('sku')
      .notNull()
      .references(() => stock.sku),
    quantity: integer('quantity').notNull(),
  },
  ({ orderId, sku, quantity }) => [
    primaryKey({ columns: [orderId, sku] }),
    check('hold_quantity', sql`${quantity} > 0`),
    index('holds_by_sku').on(sku),
  ],
)

/** How many deliveries a half day of a zone has, and how many are taken. */
export const deliverySlots = sqliteTable(
  'delivery_slots',
  {
    zone: text('zone').notNull(),
    day: text('day').notNull(),
    half: text('half', { enum: ['morning', 'afternoon'] }).notNull(),
    capacity: integer('capacity').notNull(),
    used: integer('used').notNull().default(0),
  },
  ({ zone, day, half, capacity, used }) => [
    primaryKey({ columns: [zone, day, half] }),
    check('delivery_slot_has_room', sql`${used} >= 0 and ${used} <= ${capacity}`),
  ],
)

/** When an order is delivered: one half day, which it takes from the slot. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    orderId: text('order_id')
      .primaryKey()
      .references(() => orders.id),
    zone: text('zone').notNull(),
    day: text('day').notNull(),
    half: text('half', { enum: ['morning', 'afternoon'] }).notNull(),
    isFitted: integer('is_fitted', { mode: 'boolean' }).notNull(),
    /** The customer may change the day once. */
    changes: integer('changes').notNull().default(0),
  },
  ({ zone, day, half, changes }) => [
    foreignKey({
      name: 'delivery_takes_a_slot',
      columns: [zone, day, half],
      foreignColumns: [deliverySlots.zone, deliverySlots.day, deliverySlots.half],
    }),
    check('delivery_day_changes_once', sql`${changes} between 0 and 1`),
    index('deliveries_by_day').on(day),
  ],
)

/** What an order waits for: the end of its hold, a reminder. A row that is done is deleted. */
export const orderTimers = sqliteTable(
  'order_timers',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: ['expire', 'remind'] }).notNull(),
    dueAt: integer('due_at').notNull(),
  },
  ({ orderId, kind, dueAt }) => [primaryKey({ columns: [orderId, kind] }), index('order_timers_by_due').on(dueAt)],
)

export const vouchers = sqliteTable(
  'vouchers',
  {
    code: text('code').primaryKey(),
    kind: text('kind', { enum: ['amount', 'percent'] }).notNull(),
    value: integer('value').notNull(),
    /** Least sum of goods. */
    least: integer('least_vnd').notNull().default(0),
    from: integer('from_time').notNull(),
    until: integer('until_time').notNull(),
    most: integer('most').notNull(),
    used: integer('used').notNull().default(0),
  },
  ({ value, most, used }) => [
    check('voucher_value', sql`${value} > 0`),
    check('voucher_is_left', sql`${used} >= 0 and ${used} <= ${most}`),
  ],
)

/** A voucher serves a phone number once. */
export const voucherUses = sqliteTable(
  'voucher_uses',
  {
    code: text('code')
      .notNull()
      .references(() => vouchers.code),
    phoneHash: text('phone_hash').notNull(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
  },
  ({ code, phoneHash }) => [primaryKey({ columns: [code, phoneHash] })],
)
