/** Orders as other features know them. */
export type { Customer, OrderLine, OrderView } from './order'
export { newOrderCode, orderCodesIn } from './order-code'
export { nextEventOf, refundableOf, type ShownOrder } from './order-progress'
export {
  deliveryStateOf,
  isOpen,
  isRestDue,
  missingOf,
  type OrderState,
  openStates,
  type PaymentState,
  type Payments,
  paymentStateOf,
} from './order-states'
export { vatPercentOn } from './vat'
