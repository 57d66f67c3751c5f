import { carryingFee, deliveryFee, deliveryZones, type ServedTerms } from './delivery-zones'

/** Delivery of one piece to any served place: fees in whole đồng, calendar days. */
export type ShippingFacts = {
  fee: { least: number; most: number }
  /** Days until the piece leaves the store or the workshop. */
  handlingDays: number
  transitDays: { least: number; most: number }
}

/** What programs are told of delivery; `leadDays` are those of a piece that is made. */
export function shippingOf(priceVnd: number, leadDays?: number): ShippingFacts {
  const served = servedZones()
  const days = served.flatMap(({ fromDays, toDays, daysFromWorkshop }) =>
    leadDays === undefined ? [fromDays, toDays] : [daysFromWorkshop],
  )
  return {
    fee: rangeOf(served.map((zone) => deliveryFee(zone, priceVnd))),
    handlingDays: leadDays ?? 0,
    transitDays: rangeOf(days),
  }
}

const servedZones = () => Object.values(deliveryZones).flatMap(({ value }) => (value.isServed ? [value] : []))

/** Whole đồng for each floor from the lowest that costs something. */
export type CarryingFee = { fromFloor: number; perFloor: number }

/**
 * What carrying a crate costs without a lift: the lowest floor that costs something, and the least that the first such
 * floor adds, in whole đồng. Undefined where the shop carries it for nothing.
 */
export function carryingOf(
  crate: Parameters<typeof carryingFee>[2],
  zones: readonly Pick<ServedTerms, 'carrying'>[] = servedZones(),
): CarryingFee | undefined {
  const fees = zones.map((zone) => {
    const fromFloor = zone.carrying.includedFloors + 1
    return { fromFloor, perFloor: carryingFee(zone, { floor: fromFloor, hasLift: false, hasNarrowLane: false }, crate) }
  })
  return fees.filter(({ perFloor }) => perFloor > 0).sort((one, other) => one.perFloor - other.perFloor)[0]
}

const rangeOf = (values: readonly number[]) => ({ least: Math.min(...values), most: Math.max(...values) })
