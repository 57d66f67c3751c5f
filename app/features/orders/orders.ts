/** Orders as other features know them. */
export type { Customer, OrderLine, OrderView } from './order'
export { newOrderCode, orderCodesIn } from './order-code'
export { nextEventOf, type ShownOrder } from './order-progress'
export {
  isOpen,
  isRestDue,
  missingOf,
  type OrderState,
  type PaymentState,
  type Payments,
  paymentStateOf,
} from './order-states'
export { vatPercentOn } from './vat'
