import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { accounts } from './schema-accounts.ts'

/**
 * What can be bought, and baskets. The constraints refuse what must not be, so that no code has to remember it
 * (docs/decisions/046-the-schema-refuses.md). No triggers: remote migrations break them. Money is whole đồng, times are
 * milliseconds since the epoch, days are `2026-12-31` in Vietnam.
 */

/** Pieces of a variant (`slug:finish`) in the store, and those held for orders. Nothing is held that is not there. */
export const stock = sqliteTable(
  'stock',
  {
    sku: text('sku').primaryKey(),
    onHand: integer('on_hand').notNull().default(0),
    held: integer('held').notNull().default(0),
    /** Number of the last imported file: the next import moves stock by the difference. */
    imported: integer('imported').notNull().default(0),
  },
  ({ onHand, held }) => [check('stock_is_held_from_what_is_there', sql`${held} >= 0 and ${held} <= ${onHand}`)],
)

/** Every change of `stock.on_hand`, with its reason. */
export const stockMovements = sqliteTable(
  'stock_movements',
  {
    /** What caused it: a cause moves stock once. */
    cause: text('cause').primaryKey(),
    sku: text('sku')
      .notNull()
      .references(() => stock.sku),
    difference: integer('difference').notNull(),
    reason: text('reason', { enum: ['import', 'count', 'sale', 'return', 'damage'] }).notNull(),
    at: integer('at').notNull(),
  },
  ({ sku, difference }) => [
    check('stock_movement_moves', sql`${difference} <> 0`),
    index('stock_movements_by_sku').on(sku),
  ],
)

/** What a finish has of its own in the imported file; a finish without a row has its product's price and no stock. */
export const productFinishes = sqliteTable(
  'product_finishes',
  {
    productId: integer('product_id').notNull(),
    finish: text('finish').notNull(),
    /** Null for the product's price. */
    priceVnd: integer('price_vnd'),
    /** Pieces that the file counts of it. */
    stock: integer('stock').notNull().default(0),
  },
  ({ productId, finish }) => [primaryKey({ columns: [productId, finish] })],
)

/** A basket. It holds skus and quantities: prices stand in the catalogue and in placed orders alone. */
export const carts = sqliteTable(
  'carts',
  {
    /** SHA-256 of the browser's secret. */
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .unique()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    touchedAt: integer('touched_at').notNull(),
    /** Random, and another one once what is in it is ordered: one key makes one order. */
    key: text('key').notNull().default(''),
    /** The way into the home as it was measured on products' pages, by name in centimetres. */
    measures: text('measures', { mode: 'json' }).$type<Record<string, string>>().notNull().default({}),
  },
  ({ touchedAt }) => [index('carts_by_touch').on(touchedAt)],
)

export const cartLines = sqliteTable(
  'cart_lines',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull(),
    /** Tier of the package that it belongs to; empty for a single piece. */
    packageTier: text('package_tier').notNull().default(''),
    /** Saved for later instead of bought. */
    isSaved: integer('is_saved', { mode: 'boolean' }).notNull().default(false),
    quantity: integer('quantity').notNull(),
    addedAt: integer('added_at').notNull(),
  },
  ({ cartId, sku, packageTier, isSaved, quantity }) => [
    primaryKey({ columns: [cartId, sku, packageTier, isSaved] }),
    check('cart_line_quantity', sql`${quantity} between 1 and 99`),
  ],
)
