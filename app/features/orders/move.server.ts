import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { messagesOf, retryLost } from '#app/server/db/lost-writes'
import {
  deliveries,
  deliverySlots,
  holds,
  invoices,
  ledger,
  orderEvents,
  orderLines,
  orders,
  orderTimers,
  returns,
  stock,
  stockMovements,
} from '#app/server/db/schema'
import { shopDayOf } from '../delivery/delivery'
import { enqueue, type OutboxRow } from '../mail/mail.server'
import { countStockChange } from '../stock/stock.server'
import {
  deliveryStateOf,
  deliveryTransitionOf,
  isFirstPaymentMade,
  isPaidBeforeDelivery,
  type OrderEvent,
  type OrderGuard,
  type OrderState,
  openReturnStates,
  type Payments,
  transitionOf,
} from './order-states'
import type { CancelReason } from './returns'
import { vatIn, vatPercentOn } from './vat'

export type MoveRefusal =
  | 'not_possible'
  | 'not_paid'
  | 'moved_meanwhile'
  | 'sold_out'
  | 'slot_full'
  | 'return_is_open'
  | 'not_found'

export type OrderInMotion = {
  id: string
  seq: number
  state: OrderState
  payments: Payments
  isMade: boolean
  hasOpenReturn: boolean
}

/**
 * A return of an order still waits for somebody. The id names its table, because drizzle leaves that out where a query
 * has one, and returns have an id too.
 */
export const hasOpenReturn = sql<number>`exists (select 1 from ${returns} where order_id = ${orders}.id
  and state in ${openReturnStates})`

/** An order with what its transitions depend on. Paid is a query over the ledger, never a column. */
export async function findInMotion(db: Database, condition: SQL): Promise<OrderInMotion | undefined> {
  const [row] = await db
    .select({
      id: orders.id,
      seq: orders.seq,
      ...paymentColumns,
      made: sql<number>`(select count(*) from ${orderLines} where order_id = ${orders.id} and from_stock < quantity)`.as(
        'made',
      ),
      waiting: hasOpenReturn.as('waiting'),
    })
    .from(orders)
    .where(condition)
    .limit(1)
  if (!row) return
  const { terms, made, waiting, id, seq, state, ...payments } = row
  return {
    id,
    seq,
    state,
    isMade: made > 0,
    hasOpenReturn: waiting > 0,
    payments: { ...payments, isLaterAtDoor: terms === 'cash' },
  }
}

/** What an order has been paid: money that came for it, less money that went back. */
export const paidOf = (orderId: SQL) =>
  sql<number>`(select coalesce(sum(case when credit = 'customer:' || ${orderId} then amount_vnd else -amount_vnd end), 0)
    from ${ledger} where order_id = ${orderId}
      and (credit = 'customer:' || ${orderId} or debit = 'customer:' || ${orderId}))`

/** Columns that say what an order costs, and what it has been paid. */
export const paymentColumns = {
  state: orders.state,
  terms: orders.terms,
  total: orders.total,
  dueNow: orders.dueNow,
  dueLater: orders.dueLater,
  paid: paidOf(sql`${orders.id}`).as('paid'),
}

const isMet: Record<OrderGuard, (order: OrderInMotion) => boolean> = {
  first_payment: ({ payments }) => isFirstPaymentMade(payments),
  paid_before_delivery: ({ payments }) => isPaidBeforeDelivery(payments),
  paid: ({ payments }) => payments.paid >= payments.total,
  is_made: ({ isMade }) => isMade,
  is_stocked: ({ isMade }) => !isMade,
  // The schema refuses the hold otherwise.
  stock_is_there: () => true,
  returns_have_ended: ({ hasOpenReturn }) => !hasOpenReturn,
}

const refusalOf: Record<OrderGuard, MoveRefusal> = {
  first_payment: 'not_paid',
  paid_before_delivery: 'not_paid',
  paid: 'not_paid',
  is_made: 'not_possible',
  is_stocked: 'not_possible',
  stock_is_there: 'sold_out',
  returns_have_ended: 'return_is_open',
}

type Move = { event: OrderEvent; by: string; reason?: CancelReason; now: number; letters?: readonly OutboxRow[] }

/** Moves an order along its table, with all that the move brings, in one transaction (BUY-08). */
export async function moveOrder(db: Database, order: OrderInMotion, move: Move): Promise<MoveRefusal | undefined> {
  const transition = transitionOf(order.state, move.event)
  if (!transition) return 'not_possible'
  if (transition.guard && !isMet[transition.guard](order)) return refusalOf[transition.guard]
  const seq = order.seq + 1
  const statements = [
    db.insert(orderEvents).values({
      orderId: order.id,
      seq,
      fromSeq: order.seq,
      fromState: order.state,
      toState: transition.to,
      event: move.event,
      by: move.by,
      at: move.now,
      reason: move.reason,
    }),
    db.update(orders).set({ seq, state: transition.to }).where(eq(orders.id, order.id)),
    ...consequencesOf(db, order, transition.to, move),
    ...(move.letters ?? []).map((letter) => enqueue(db, letter)),
  ] as const
  try {
    await retryLost(() => db.batch(statements as unknown as Parameters<Database['batch']>[0]))
    return undefined
  } catch (error) {
    const text = messagesOf(error)
    if (text.includes('stock_is_held_from_what_is_there')) return 'sold_out'
    if (text.includes('delivery_slot_has_room')) return 'slot_full'
    if (/order_events|FOREIGN KEY/.test(text)) return 'moved_meanwhile'
    throw error
  }
}

function consequencesOf(db: Database, order: OrderInMotion, to: OrderState, { now, event }: Move) {
  const { id, state } = order
  const stopsWaiting = db.delete(orderTimers).where(eq(orderTimers.orderId, id))
  const slot = moveSlot(db, id, state, event)
  if (event === 'reopen')
    return [takeHolds(db, id), holdAgain(db, id), countStockChange(db, isHeldFor(id)), ...slot, stopsWaiting]
  if (to === 'cancelled' || to === 'expired')
    return [countStockChange(db, isHeldFor(id)), giveBack(db, id), dropHolds(db, id), ...slot, stopsWaiting]
  // What was held leaves the store as a sale, and the invoice has the rate of this day.
  if (to === 'delivered') return [...sell(db, id, now), dropHolds(db, id), invoice(db, order, now), stopsWaiting]
  return state === 'placed' ? [stopsWaiting] : []
}

const ofHolds = (orderId: string) =>
  sql`(select quantity from ${holds} where order_id = ${orderId} and ${holds.sku} = ${stock.sku})`

const isHeldFor = (orderId: string) => sql`${stock.sku} in (select sku from ${holds} where order_id = ${orderId})`

const giveBack = (db: Database, orderId: string) =>
  db
    .update(stock)
    .set({ held: sql`held - ${ofHolds(orderId)}` })
    .where(isHeldFor(orderId))

const dropHolds = (db: Database, orderId: string) => db.delete(holds).where(eq(holds.orderId, orderId))

const takeHolds = (db: Database, orderId: string) =>
  db.insert(holds).select(
    sql`select order_id, sku, sum(from_stock) from ${orderLines}
      where order_id = ${orderId} and from_stock > 0 group by sku`,
  )

const holdAgain = (db: Database, orderId: string) =>
  db
    .update(stock)
    .set({ held: sql`held + ${ofHolds(orderId)}` })
    .where(isHeldFor(orderId))

const sell = (db: Database, orderId: string, now: number) => [
  db.insert(stockMovements).select(
    sql`select 'sale:' || order_id || ':' || sku, sku, -quantity, 'sale', ${now} from ${holds}
      where order_id = ${orderId}`,
  ),
  db
    .update(stock)
    .set({ held: sql`held - ${ofHolds(orderId)}`, onHand: sql`on_hand - ${ofHolds(orderId)}` })
    .where(isHeldFor(orderId)),
]

function invoice(db: Database, { id: orderId, payments }: OrderInMotion, now: number) {
  const issuedOn = shopDayOf(now)
  const vatPercent = vatPercentOn(issuedOn)
  const { vat } = vatIn(payments.total, vatPercent)
  return db.insert(invoices).values({ orderId, issuedOn, vatPercent, gross: payments.total, vat })
}

const slotOf = (orderId: string) =>
  sql`(zone, day, half) = (select zone, day, half from ${deliveries} where order_id = ${orderId})`

const leaveSlot = (db: Database, orderId: string) =>
  db.update(deliverySlots).set({ used: sql`used - 1` }).where(slotOf(orderId))

const takeSlot = (db: Database, orderId: string) =>
  db.update(deliverySlots).set({ used: sql`used + 1` }).where(slotOf(orderId))

/** The half day is free for others once the delivery is given up, and is taken again when it is not. */
function moveSlot(db: Database, orderId: string, state: OrderState, event: OrderEvent) {
  const before = deliveryStateOf(state)
  const transition = deliveryTransitionOf(before, event)
  if (!transition) return []
  if (transition.to === 'given_up') return [leaveSlot(db, orderId)]
  return before === 'given_up' ? [takeSlot(db, orderId)] : []
}

/** Puts an order on another half day; the schema lets the customer do it once. */
export async function changeDay(
  db: Database,
  orderId: string,
  slot: { day: string; half: 'morning' | 'afternoon'; capacity: number },
): Promise<'slot_full' | 'changed_before' | undefined> {
  const { capacity, day, half } = slot
  const zone = sql`(select zone from ${deliveries} where order_id = ${orderId})`
  try {
    await db.batch([
      leaveSlot(db, orderId),
      db
        .insert(deliverySlots)
        .select(sql`select zone, ${day}, ${half}, ${capacity}, 0 from ${deliveries} where order_id = ${orderId}`)
        .onConflictDoNothing(),
      db
        .update(deliverySlots)
        .set({ used: sql`used + 1` })
        .where(and(eq(deliverySlots.zone, zone), eq(deliverySlots.day, day), eq(deliverySlots.half, half))),
      db.update(deliveries).set({ day, half, changes: sql`changes + 1` }).where(eq(deliveries.orderId, orderId)),
    ])
    return undefined
  } catch (error) {
    const text = messagesOf(error)
    if (text.includes('delivery_slot_has_room')) return 'slot_full'
    if (text.includes('delivery_day_changes_once')) return 'changed_before'
    throw error
  }
}

/** Throws if the stock and its holds disagree, which no constraint can say of two tables. */
export async function checkStock(db: Database): Promise<void> {
  const wrong = await db
    .select({ sku: stock.sku })
    .from(stock)
    .leftJoin(holds, eq(holds.sku, stock.sku))
    .groupBy(stock.sku)
    .having(sql`${stock.held} <> coalesce(sum(${holds.quantity}), 0)`)
    .limit(10)
  if (wrong.length > 0) throw new Error(`stock and holds disagree: ${wrong.map(({ sku }) => sku).join(', ')}`)
}
