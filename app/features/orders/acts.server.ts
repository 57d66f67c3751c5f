import { eq } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { orders } from '#app/server/db/schema'
import { type Half, isOpenDay, type Zone, zoneOf } from '../delivery/delivery'
import { findOfferedDays, type OfferedDay } from '../delivery/delivery.server'
import { enqueue } from '../mail/mail.server'
import { lettersTo } from './letters.server'
import { changeDay, findInMotion, moveOrder } from './move.server'
import type { OrderView } from './order'
import { canCancel, canChangeDay, readyDayOf } from './order-progress'
import type { CancelReason } from './returns'

/** What a customer may do with an order: one function for the page's forms and the API. */

/** Cancels; the refusal says that the order has gone too far. Returns the letters that wait to be sent. */
export async function cancelOrder(
  db: Database,
  order: OrderView,
  { reason, now }: { reason?: CancelReason; now: number },
): Promise<{ letterIds: string[] } | 'order_not_cancellable'> {
  const inMotion = await findInMotion(db, eq(orders.id, order.id))
  if (!inMotion || !canCancel(inMotion)) return 'order_not_cancellable'
  const letters = lettersTo(order, 'order_cancelled', now)
  const refusal = await moveOrder(db, inMotion, { event: 'cancel', by: 'customer', reason, now, letters })
  return refusal ? 'order_not_cancellable' : { letterIds: letters.map(({ id }) => id) }
}

/** Zone of the order's place; undefined for an erased one. */
const zoneOfOrder = ({ customer }: OrderView): Zone | undefined =>
  customer ? zoneOf(customer.place.provinceCode, customer.place.wardCode) : undefined

const OFFERED_DAYS = 10

/** Half days that the order may move to; none where its day cannot be changed. */
export async function findOtherDays(db: Database, order: OrderView, now: number): Promise<OfferedDay[]> {
  const zone = zoneOfOrder(order)
  if (!zone || !canChangeDay(order)) return []
  return findOfferedDays(db, { zone, readyOn: readyDayOf(order), now, count: OFFERED_DAYS })
}

type NewDay = { day: string; half: Half; capacity: number; now: number }

/** Moves the order to another half day, once. Returns the letters that wait to be sent. */
export async function changeOrderDay(
  db: Database,
  order: OrderView,
  { now, ...slot }: NewDay,
): Promise<{ letterIds: string[] } | 'order_day_refused'> {
  const zone = zoneOfOrder(order)
  const isSame = slot.day === order.delivery?.day && slot.half === order.delivery.half
  if (!zone || isSame || !canChangeDay(order)) return 'order_day_refused'
  if (!isOpenDay(slot.day, { zone, readyOn: readyDayOf(order), now })) return 'order_day_refused'
  if (await changeDay(db, order.id, slot)) return 'order_day_refused'
  const letters = lettersTo(order, 'order_day', now)
  for (const letter of letters) await enqueue(db, letter)
  return { letterIds: letters.map(({ id }) => id) }
}
