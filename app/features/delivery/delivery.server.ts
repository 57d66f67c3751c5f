import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/server/db/client'
import { deliverySlots } from '#app/server/db/schema'
import { type DeliveryWish, isOpenDay, openDays } from './delivery-days'

/** A day on which the shop delivers, and which of its half days are free. */
export type OfferedDay = { day: string; morning: boolean; afternoon: boolean }

/** The next days, and the wanted one if it is later. */
export async function findOfferedDays(
  db: Database,
  wish: DeliveryWish & { count: number },
  wanted = '',
): Promise<OfferedDay[]> {
  const next = openDays(wish)
  const days = next.includes(wanted) || !isOpenDay(wanted, wish) ? next : [...next, wanted]
  const taken = await db
    .select({ day: deliverySlots.day, half: deliverySlots.half })
    .from(deliverySlots)
    .where(
      and(
        eq(deliverySlots.zone, wish.zone.id),
        inArray(deliverySlots.day, days),
        sql`${deliverySlots.used} >= ${deliverySlots.capacity}`,
      ),
    )
  const isFree = (day: string, half: string) => !taken.some((slot) => slot.day === day && slot.half === half)
  return days.map((day) => ({ day, morning: isFree(day, 'morning'), afternoon: isFree(day, 'afternoon') }))
}
