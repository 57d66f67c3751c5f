/**
 * What an order, its payment, its delivery and a return can become, as tables (BUY-08). `docs/order-states.md` is drawn
 * from them by `npm run orders -- draw`. What a table does not name cannot happen.
 */

export type OrderState =
  | 'placed'
  | 'confirmed'
  | 'in_making'
  | 'ready'
  | 'out'
  | 'delivered'
  | 'closed'
  | 'cancelled'
  | 'expired'

export type OrderEvent =
  | 'confirm'
  | 'start_making'
  | 'finish_making'
  | 'prepare'
  | 'send_out'
  | 'not_at_home'
  | 'deliver'
  | 'close'
  | 'cancel'
  | 'expire'
  | 'reopen'

/** What must hold besides the state. */
export type OrderGuard =
  /** What is due now has been paid, or nothing is. */
  | 'first_payment'
  /** Everything has been paid but what is taken at the door. */
  | 'paid_before_delivery'
  /** Everything has been paid, what was taken at the door included. */
  | 'paid'
  /** Some of it is made to order. */
  | 'is_made'
  /** All of it comes from stock. */
  | 'is_stocked'
  /** What it held is still in stock. */
  | 'stock_is_there'

export type Transition = {
  from: OrderState
  event: OrderEvent
  to: OrderState
  guard?: OrderGuard
  /** Who may cause it besides an operator. */
  by?: readonly ('customer' | 'clock' | 'provider')[]
}

export const orderTransitions: readonly Transition[] = [
  { from: 'placed', event: 'confirm', to: 'confirmed', guard: 'first_payment', by: ['provider'] },
  { from: 'placed', event: 'cancel', to: 'cancelled', by: ['customer'] },
  { from: 'placed', event: 'expire', to: 'expired', by: ['clock'] },
  { from: 'expired', event: 'reopen', to: 'confirmed', guard: 'stock_is_there', by: ['provider'] },
  { from: 'confirmed', event: 'start_making', to: 'in_making', guard: 'is_made' },
  { from: 'confirmed', event: 'prepare', to: 'ready', guard: 'is_stocked' },
  { from: 'confirmed', event: 'cancel', to: 'cancelled', by: ['customer'] },
  { from: 'in_making', event: 'finish_making', to: 'ready' },
  { from: 'in_making', event: 'cancel', to: 'cancelled' },
  { from: 'ready', event: 'send_out', to: 'out', guard: 'paid_before_delivery' },
  { from: 'ready', event: 'cancel', to: 'cancelled' },
  { from: 'out', event: 'deliver', to: 'delivered', guard: 'paid' },
  { from: 'out', event: 'not_at_home', to: 'ready' },
  { from: 'out', event: 'cancel', to: 'cancelled' },
  { from: 'delivered', event: 'close', to: 'closed', by: ['clock'] },
]

export const transitionOf = (from: OrderState, event: OrderEvent): Transition | undefined =>
  orderTransitions.find((transition) => transition.from === from && transition.event === event)

/** States in which the order still holds its pieces and its half day. */
export const openStates: readonly OrderState[] = ['placed', 'confirmed', 'in_making', 'ready', 'out']

export const isOpen = (state: OrderState): boolean => openStates.includes(state)

export const canCustomerCancel = (state: OrderState): boolean =>
  transitionOf(state, 'cancel')?.by?.includes('customer') ?? false

export type Payments = { total: number; dueNow: number; dueLater: number; isLaterAtDoor: boolean; paid: number }

export const isFirstPaymentMade = ({ dueNow, paid }: Payments): boolean => paid >= dueNow

export const isPaidBeforeDelivery = ({ total, dueNow, isLaterAtDoor, paid }: Payments): boolean =>
  paid >= (isLaterAtDoor ? dueNow : total)

export type PaymentState = 'nothing_due' | 'waiting' | 'short' | 'received' | 'over'

/** What is paid of what is due by now, said once for page, letters and operators. */
export function paymentStateOf(payments: Payments, isLaterDue: boolean): PaymentState {
  const due = payments.dueNow + (isLaterDue ? payments.dueLater : 0)
  if (payments.paid > payments.total) return 'over'
  if (due === 0) return 'nothing_due'
  if (payments.paid >= due) return 'received'
  return payments.paid === 0 ? 'waiting' : 'short'
}

type DueOrder = {
  state: OrderState
  terms: 'full' | 'cash' | 'deposit'
  dueNow: number
  dueLater: number
  paid: number
}

/** The rest of a deposit is due once the piece is ready. */
export const isRestDue = ({ terms, state }: Pick<DueOrder, 'terms' | 'state'>): boolean =>
  terms === 'deposit' && state === 'ready'

/** What is missing of what is due by now; nothing is due of an order that is over. */
export const missingOf = (order: DueOrder): number =>
  isOpen(order.state) ? Math.max(0, order.dueNow + (isRestDue(order) ? order.dueLater : 0) - order.paid) : 0
