/** Places and delivery days as other features know them. */
export { type DeliveryWish, type Half, isOpenDay, openDays } from './delivery-days'
export { canCarry, carryingFee, deliveryFee, type Zone, zoneOf } from './delivery-zones'
export { oldDistrictOf } from './old-districts'
export { displayWard, findProvince, findWard, placesVersion, provinces, wardsOf } from './places'
export { addDays, shopDayOf } from './shop-day'
