import { deliveryFee, deliveryZones } from './delivery-zones'

/** Delivery of one piece to any served place: fees in whole đồng, calendar days. */
export type ShippingFacts = {
  fee: { least: number; most: number }
  /** Days until the piece leaves the store or the workshop. */
  handlingDays: number
  transitDays: { least: number; most: number }
}

/** What programs are told of delivery; `leadDays` are those of a piece that is made. */
export function shippingOf(priceVnd: number, leadDays?: number): ShippingFacts {
  const served = Object.values(deliveryZones).flatMap(({ value }) => (value.isServed ? [value] : []))
  const days = served.flatMap(({ fromDays, toDays, daysFromWorkshop }) =>
    leadDays === undefined ? [fromDays, toDays] : [daysFromWorkshop],
  )
  return {
    fee: rangeOf(served.map((zone) => deliveryFee(zone, priceVnd))),
    handlingDays: leadDays ?? 0,
    transitDays: rangeOf(days),
  }
}

const rangeOf = (values: readonly number[]) => ({ least: Math.min(...values), most: Math.max(...values) })
