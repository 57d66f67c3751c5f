import { eq, sql } from 'drizzle-orm'
import { activeCatalogue } from '#app/server/db/active-catalogue'
import type { Database } from '#app/server/db/client'
import { insertWhere } from '#app/server/db/insert-where'
import { messagesOf, retryLost } from '#app/server/db/lost-writes'
import {
  deliveries,
  deliverySlots,
  holds,
  orderEvents,
  orderLines,
  orders,
  orderTimers,
  stock,
  vouchers,
  voucherUses,
} from '#app/server/db/schema'
import type { CartOwner } from '../cart/cart.server'
import { takeOrdered } from '../cart/cart.server'
import { enqueue, type OutboxRow } from '../mail/mail.server'
import { countStockChange } from '../stock/stock.server'
import type { Customer, Delivery, OrderLine } from './order'

export type NewOrder = Omit<
  typeof orders.$inferSelect,
  'customer' | 'phoneHash' | 'seq' | 'state' | 'accountId' | 'cartKey' | 'eraseWhenOver'
> & {
  accountId?: string
  /** Hash of the key of the basket that the lines come from. */
  cartKey?: string
  customer: Customer
  phoneHash: string
  lines: readonly OrderLine[]
  delivery: Omit<Delivery, 'changes'> & { capacity: number }
  /** Version of the catalogue that the prices are from; another one means that they may have changed. */
  catalogue: number
  /** When the hold ends without a payment; undefined if it does not. */
  expiresAt?: number
  /** Basket that the lines come from. */
  cart?: CartOwner
  letters: readonly OutboxRow[]
}

/** Why the schema refused an order. */
export type PlacingRefusal =
  | 'placed_before'
  | 'code_taken'
  | 'sold_out'
  | 'slot_full'
  | 'voucher_spent'
  | 'voucher_used'
  | 'outdated'

/**
 * Places an order in one transaction (BUY-07): its event, the order, its lines, what it holds of the stock, its half day,
 * voucher, timers and letters. The schema refuses what must not be; then nothing has happened.
 */
export async function placeOrder(db: Database, order: NewOrder): Promise<PlacingRefusal | undefined> {
  try {
    await retryLost(() => db.batch(statementsOf(db, order)))
    return undefined
  } catch (error) {
    const refusal = refusalIn(error)
    if (refusal) return refusal
    throw error
  }
}

type Batch = Parameters<Database['batch']>[0]

function statementsOf(db: Database, order: NewOrder): Batch {
  const { id: orderId, placedAt, delivery, expiresAt } = order
  const { capacity, ...slot } = delivery
  const isSameHalf = sql`zone = ${slot.zone} and day = ${slot.day} and half = ${slot.half}`
  const wanted = JSON.stringify(heldOf(order.lines))
  const isWanted = sql`${stock.sku} in (select value ->> 'sku' from json_each(${wanted}))`
  return [
    db.insert(orderEvents).values({
      orderId,
      seq: 1,
      toState: 'placed',
      event: 'place',
      by: 'customer',
      at: placedAt,
    }),
    // Without the catalogue that the prices are from nothing is inserted, and the lines below find no order.
    insertWhere(db, orders, rowOf(order), sql`${activeCatalogue} = ${order.catalogue}`),
    db.insert(orderLines).select(
      sql`select ${orderId}, line.key + 1, line.value ->> 'sku', line.value ->> 'name', line.value ->> 'packageTier',
        line.value ->> 'quantity', line.value ->> 'unitPrice', line.value ->> 'vatPercent', line.value ->> 'fromStock',
        line.value -> 'facts'
      from json_each(${JSON.stringify(order.lines)}) as line`,
    ),
    db
      .update(stock)
      .set({
        held: sql`held + (select value ->> 'quantity' from json_each(${wanted}) where value ->> 'sku' = ${stock.sku})`,
      })
      .where(isWanted),
    countStockChange(db, isWanted),
    db.insert(holds).select(sql`select ${orderId}, value ->> 'sku', value ->> 'quantity' from json_each(${wanted})`),
    db
      .insert(deliverySlots)
      .values({ ...pick(slot), capacity })
      .onConflictDoNothing(),
    db.update(deliverySlots).set({ used: sql`used + 1` }).where(isSameHalf),
    db.insert(deliveries).values({ orderId, ...slot }),
    ...(order.voucher
      ? [
          db.update(vouchers).set({ used: sql`used + 1` }).where(eq(vouchers.code, order.voucher)),
          db.insert(voucherUses).values({ code: order.voucher, phoneHash: order.phoneHash, orderId }),
        ]
      : []),
    ...(expiresAt === undefined ? [] : [db.insert(orderTimers).values(timersOf({ orderId, placedAt, expiresAt }))]),
    ...order.letters.map((letter) => enqueue(db, letter)),
    ...(order.cart ? takeOrdered(db, order.cart, order.lines) : []),
  ]
}

/** The reminder comes half-way through the hold. */
const timersOf = ({ orderId, placedAt, expiresAt }: { orderId: string; placedAt: number; expiresAt: number }) => [
  { orderId, kind: 'expire' as const, dueAt: expiresAt },
  { orderId, kind: 'remind' as const, dueAt: Math.round((placedAt + expiresAt) / 2) },
]

const pick = ({ zone, day, half }: Omit<Delivery, 'changes'>) => ({ zone, day, half })

const rowOf = ({
  accountId,
  cartKey,
  customer,
  lines: _,
  delivery: __,
  catalogue: ___,
  expiresAt: ____,
  cart: _____,
  letters: ______,
  ...row
}: NewOrder): typeof orders.$inferSelect => ({
  ...row,
  accountId: accountId ?? null,
  cartKey: cartKey ?? null,
  customer: JSON.stringify(customer),
  eraseWhenOver: false,
  seq: 1,
  state: 'placed',
})

/** Pieces from stock by sku: a package and a single piece share them. */
function heldOf(lines: readonly OrderLine[]): { sku: string; quantity: number }[] {
  const sums = new Map<string, number>()
  for (const { sku, fromStock } of lines) if (fromStock > 0) sums.set(sku, (sums.get(sku) ?? 0) + fromStock)
  return [...sums].map(([sku, quantity]) => ({ sku, quantity }))
}

/** The first part that a database's message names says what it refused. */
const refusals: readonly [part: string, refusal: PlacingRefusal][] = [
  ['orders.placing_key', 'placed_before'],
  ['orders.cart_key', 'placed_before'],
  // A try whose answer was lost had already placed it.
  ['order_events.order_id', 'placed_before'],
  ['orders.code', 'code_taken'],
  ['stock_is_held_from_what_is_there', 'sold_out'],
  ['delivery_slot_has_room', 'slot_full'],
  ['voucher_is_left', 'voucher_spent'],
  // Once for each phone number.
  ['voucher_uses', 'voucher_used'],
  ['FOREIGN KEY', 'outdated'],
]

function refusalIn(error: unknown): PlacingRefusal | undefined {
  const text = messagesOf(error)
  return refusals.find(([part]) => text.includes(part))?.[1]
}
