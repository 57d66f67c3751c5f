/** Places and delivery days as other features know them. */
export { type DeliveryWish, type Half, halves, isOpenDay } from './delivery-days'
export { canCarry, carryingFee, deliveryFee, type Zone, zoneOf } from './delivery-zones'
export { type Measure, type Measures, measureFields, measures } from './measures'
export { oldDistrictsOf } from './old-districts'
export { displayWard, findProvince, findWard, kindOfWard, placesVersion, provinces, wardsOf } from './places'
export { type CarryingFee, carryingOf, type ShippingFacts, shippingOf } from './shipping-facts'
export { addDays, shopDayOf } from './shop-day'
export type { WardChoice } from './ward-choices'
