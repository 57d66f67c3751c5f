import type { OfferedDay } from '../delivery/delivery.server'
import type { ShownOrder } from '../orders/orders'
import type { Picture } from '../orders/orders.server'
import type { GatewayName } from './gateway-names'
import type { OrderPayment } from './order-payment'

/** What an order's page shows. */
export type OrderPageData = {
  order: ShownOrder
  payment: OrderPayment
  /** The transfer's VietQR, drawn by the server: the side in modules and the dark ones as a path. */
  qr?: { size: number; path: string }
  /** Providers whose page takes what is missing. */
  gateways: GatewayName[]
  pictures: Record<string, Picture>
  /** Half days that the order may move to. */
  days: OfferedDay[]
  /** The time of the answer, so that server and browser say the same; ms since the epoch. */
  now: number
}
