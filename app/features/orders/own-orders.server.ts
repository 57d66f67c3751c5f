import { asc, desc, eq, inArray, lte } from 'drizzle-orm'
import { hrefIn } from '#app/lib/page-path'
import type { Database } from '#app/server/db/client'
import { accounts, deliveries, orderLines, orders } from '#app/server/db/schema'
import type { Locale } from '../languages/languages'
import { findVariants } from '../stock/stock.server'
import { paymentColumns } from './move.server'
import type { Customer } from './order'
import { orderSecret } from './order-secret.server'
import { isOpen } from './order-states'
import type { OwnOrder } from './own-orders'

/** Data export of an account's orders. */
export async function ordersData(db: Database, accountId: string) {
  const [heads, lines] = await db.batch([
    db
      .select({
        id: orders.id,
        code: orders.code,
        state: orders.state,
        customer: orders.customer,
        total: orders.total,
        placedAt: orders.placedAt,
      })
      .from(orders)
      .where(eq(orders.accountId, accountId))
      .orderBy(asc(orders.placedAt)),
    db
      .select({
        orderId: orderLines.orderId,
        name: orderLines.name,
        quantity: orderLines.quantity,
        unitPrice: orderLines.unitPrice,
      })
      .from(orderLines)
      .innerJoin(orders, eq(orders.id, orderLines.orderId))
      .where(eq(orders.accountId, accountId)),
  ])
  return heads.map(({ id, customer, placedAt, ...order }) => ({
    ...order,
    placedAt: new Date(placedAt).toISOString(),
    customer: customer ? JSON.parse(customer) : null,
    lines: lines.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...line }) => line),
  }))
}

/** As many as the account page lists. */
const MOST_ORDERS = 50

/** Orders of an account: those under way first, then the newest. Names and pictures are those of today, if it is sold. */
export async function findOwnOrders(
  db: Database,
  { accountId, locale, secret }: { accountId: string; locale: Locale; secret: string },
): Promise<OwnOrder[]> {
  const isOwn = eq(orders.accountId, accountId)
  const newest = db
    .select({ id: orders.id })
    .from(orders)
    .where(isOwn)
    .orderBy(desc(orders.placedAt))
    .limit(MOST_ORDERS)
  const [heads, lines, days] = await db.batch([
    db
      .select({
        id: orders.id,
        code: orders.code,
        ...paymentColumns,
        placedAt: orders.placedAt,
        customer: orders.customer,
      })
      .from(orders)
      .where(inArray(orders.id, newest))
      .orderBy(desc(orders.placedAt)),
    db
      .select({
        orderId: orderLines.orderId,
        sku: orderLines.sku,
        name: orderLines.name,
        quantity: orderLines.quantity,
      })
      .from(orderLines)
      .where(inArray(orderLines.orderId, newest))
      .orderBy(asc(orderLines.line)),
    db
      .select({
        orderId: deliveries.orderId,
        day: deliveries.day,
        half: deliveries.half,
        isFitted: deliveries.isFitted,
      })
      .from(deliveries)
      .where(inArray(deliveries.orderId, newest)),
  ])
  const { variants } = await findVariants(db, locale, [...new Set(lines.map(({ sku }) => sku))])
  const found = heads.map(({ id, customer, ...head }): OwnOrder => {
    const place = customer ? (JSON.parse(customer) as Customer).place : undefined
    return {
      ...head,
      address: hrefIn(locale, '/order/$code', { code: head.code }, { k: orderSecret(secret, id) }),
      place: place ? { street: place.street, ward: place.ward, province: place.province } : null,
      delivery: days.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...day }) => day)[0] ?? null,
      lines: lines
        .filter(({ orderId }) => orderId === id)
        .map(({ sku, name, quantity }) => {
          const sold = variants.get(sku)
          const picture = sold && { slug: sold.slug, categorySlug: sold.categorySlug, image: sold.image }
          return { sku, name: sold?.name ?? name, quantity, picture: picture ?? null }
        }),
    }
  })
  return [...found.filter(({ state }) => isOpen(state)), ...found.filter(({ state }) => !isOpen(state))]
}

/** The orders of accounts that are due for erasure: what is under way keeps its name until it is over. */
export const markOrdersOfErased = (db: Database, now: number) =>
  db
    .update(orders)
    .set({ eraseWhenOver: true })
    .where(inArray(orders.accountId, db.select({ id: accounts.id }).from(accounts).where(lte(accounts.eraseAt, now))))
