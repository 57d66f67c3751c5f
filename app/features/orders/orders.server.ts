/** Orders as other features' servers know them. */
export { findOtherDays } from './acts.server'
export { lettersTo } from './letters.server'
export { findInMotion, moveOrder, paidOf, paymentColumns } from './move.server'
export { findBySecret } from './order.server'
export { orderSecret } from './order-secret.server'
export { findPictures, type Picture } from './pictures.server'
export { placeOrder } from './place.server'
