import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { orderLines, orders } from './schema-orders.ts'

/** What customers give back, and what becomes of it (docs/order-states.md). */

const returnStates = ['asked', 'accepted', 'refused', 'received', 'settled'] as const

/** What a customer wants to give back. */
export const returns = sqliteTable(
  'returns',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    state: text('state', { enum: returnStates }).notNull(),
    reason: text('reason', { enum: ['damaged', 'wrong', 'does_not_fit', 'changed_mind'] }).notNull(),
    wanted: text('wanted', { enum: ['refund', 'exchange', 'repair'] }).notNull(),
    note: text('note').notNull(),
    askedAt: integer('asked_at').notNull(),
  },
  ({ orderId, state }) => [index('returns_by_order').on(orderId), index('returns_by_state').on(state)],
)

export const returnLines = sqliteTable(
  'return_lines',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id),
    orderId: text('order_id').notNull(),
    line: integer('line').notNull(),
    quantity: integer('quantity').notNull(),
  },
  ({ returnId, orderId, line, quantity }) => [
    primaryKey({ columns: [returnId, line] }),
    foreignKey({
      name: 'return_line_was_bought',
      columns: [orderId, line],
      foreignColumns: [orderLines.orderId, orderLines.line],
    }),
    check('return_line_quantity', sql`${quantity} between 1 and 99`),
  ],
)

/**
 * What became of a return after it was asked for. A return never comes back to a state, so that of two who move it from
 * the same one the second dies on the primary key.
 */
export const returnEvents = sqliteTable(
  'return_events',
  {
    returnId: text('return_id')
      .notNull()
      .references(() => returns.id),
    fromState: text('from_state', { enum: returnStates }).notNull(),
    toState: text('to_state', { enum: returnStates }).notNull(),
    event: text('event').notNull(),
    /** An operator's name. */
    by: text('by').notNull(),
    at: integer('at').notNull(),
    /** Why it was refused, for the customer to read; null where nothing was said, and when its order is sealed. */
    reason: text('reason'),
  },
  ({ returnId, fromState, toState }) => [
    primaryKey({ columns: [returnId, fromState] }),
    check('return_event_goes_on', sql`${fromState} <> ${toState}`),
  ],
)
