/** Orders as other features' servers know them. */
export { findInMotion, moveOrder, paidOf } from './move.server'
export { orderSecret } from './order-secret.server'
export { type PlacingRefusal, placeOrder } from './place.server'
