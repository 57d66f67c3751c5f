import type { OrderView } from './order'
import type { OrderState } from './order-states'

/** An order in its customer's list. A line without a picture is not sold any more. */
export type OwnOrder = Pick<
  OrderView,
  'code' | 'state' | 'terms' | 'total' | 'dueNow' | 'dueLater' | 'placedAt' | 'paid'
> & {
  /** Path of its page, with its secret. */
  address: string
  /** Null once the customer was erased. */
  place: { street: string; ward: string; province: string } | null
  delivery: Pick<NonNullable<OrderView['delivery']>, 'day' | 'half' | 'isFitted'> | null
  lines: {
    sku: string
    name: string
    quantity: number
    picture: { slug: string; categorySlug: string; image: string | null } | null
  }[]
}

export const PARTS_OF_WAY = 5

const parts: Record<OrderState, number> = {
  placed: 2,
  confirmed: 3,
  in_making: 3,
  ready: 4,
  out: 5,
  delivered: 6,
  closed: 6,
  cancelled: 0,
  expired: 0,
}

/** Which fifth of its way an order is on: paying, making, preparing, driving. 6 is at its end, 0 off it. */
export const partOfWay = (state: OrderState): number => parts[state]

/** Places that orders went to, the newest first, each once. */
export function placesOf(orders: readonly Pick<OwnOrder, 'place' | 'placedAt'>[]): NonNullable<OwnOrder['place']>[] {
  const places = new Map<string, NonNullable<OwnOrder['place']>>()
  for (const { place } of orders.toSorted((a, b) => b.placedAt - a.placedAt))
    if (place) {
      const key = JSON.stringify([place.street, place.ward, place.province])
      if (!places.has(key)) places.set(key, place)
    }
  return [...places.values()]
}
