import { qrPath } from '#app/lib/qr-path'
import type { Database } from '#app/server/db/client'
import type { Locale } from '../languages/languages'
import { findBySecret, findOtherDays, findPictures } from '../orders/orders.server'
import { type Gateways, offeredFor } from './gateways'
import type { OrderPageData } from './order-page'
import { orderPayment } from './order-payment'

type Asked = { code: string; secret: string; secrets: readonly string[]; gateways: Gateways; now: number }

/** An order's page; undefined for an unknown code and a wrong secret alike. */
export async function findOrderPage(
  db: Database,
  locale: Locale,
  { now, gateways, ...asked }: Asked,
): Promise<OrderPageData | undefined> {
  const found = await findBySecret(db, asked)
  if (!found) return
  const skus = found.lines.map(({ sku }) => sku)
  const [pictures, days] = await Promise.all([findPictures(db, locale, skus), findOtherDays(db, found, now)])
  const payment = orderPayment(found)
  const { id: _, seq: __, ...order } = found
  const qr = payment.transfer && qrPath(payment.transfer.qr)
  return { order, payment, qr, gateways: offeredFor(gateways, payment.missing), pictures, days, now }
}
