/**
 * What an order, its payment, its delivery and a return can become, as tables (BUY-08). `docs/order-states.md` is drawn
 * from them by `npm run orders -- draw`. What a table does not name cannot happen.
 */

/** A row of a table. */
type Row<State, Event, Guard> = {
  from: State
  event: Event
  to: State
  guard?: Guard
  /** Who may cause it besides an operator. */
  by?: readonly ('customer' | 'clock' | 'provider')[]
}

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
  /** No return of it waits for anybody. */
  | 'returns_have_ended'

type OrderTransition = Row<OrderState, OrderEvent, OrderGuard>

export const orderTransitions: readonly OrderTransition[] = [
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
  { from: 'delivered', event: 'close', to: 'closed', guard: 'returns_have_ended', by: ['clock'] },
]

export const transitionOf = (from: OrderState, event: OrderEvent): OrderTransition | undefined =>
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

export type PaymentEvent =
  /** The first payment falls due when the order is placed, the rest of a deposit when its piece is ready. */
  | 'fall_due'
  /** The order ended before its rest was paid. */
  | 'fall_away'
  | 'receive'
  | 'pay_back'

/** Sums after an event, in whole đồng; what is due is never more than the total. */
export type PaymentSums = { total: number; due: number; paid: number }

type PaymentGuard = 'nothing_is_due' | 'nothing_is_paid' | 'part_is_paid' | 'due_is_paid' | 'above_total'

const isSum: Record<PaymentGuard, (sums: PaymentSums) => boolean> = {
  nothing_is_due: ({ total, due, paid }) => due === 0 && paid <= total,
  nothing_is_paid: ({ due, paid }) => due > 0 && paid === 0,
  part_is_paid: ({ due, paid }) => paid > 0 && paid < due,
  due_is_paid: ({ total, due, paid }) => due > 0 && paid >= due && paid <= total,
  above_total: ({ total, paid }) => paid > total,
}

/** An event that changes no state has no row. */
export const paymentTransitions: readonly Row<PaymentState, PaymentEvent, PaymentGuard>[] = [
  { from: 'nothing_due', event: 'fall_due', to: 'waiting', guard: 'nothing_is_paid', by: ['customer'] },
  { from: 'nothing_due', event: 'fall_due', to: 'short', guard: 'part_is_paid', by: ['customer'] },
  { from: 'nothing_due', event: 'fall_due', to: 'received', guard: 'due_is_paid', by: ['customer'] },
  { from: 'nothing_due', event: 'receive', to: 'over', guard: 'above_total', by: ['provider'] },
  { from: 'waiting', event: 'receive', to: 'short', guard: 'part_is_paid', by: ['provider'] },
  { from: 'waiting', event: 'receive', to: 'received', guard: 'due_is_paid', by: ['provider'] },
  { from: 'waiting', event: 'receive', to: 'over', guard: 'above_total', by: ['provider'] },
  { from: 'short', event: 'receive', to: 'received', guard: 'due_is_paid', by: ['provider'] },
  { from: 'short', event: 'receive', to: 'over', guard: 'above_total', by: ['provider'] },
  { from: 'short', event: 'fall_away', to: 'received', guard: 'due_is_paid', by: ['customer'] },
  { from: 'short', event: 'pay_back', to: 'waiting', guard: 'nothing_is_paid' },
  { from: 'received', event: 'fall_due', to: 'short', guard: 'part_is_paid' },
  { from: 'received', event: 'receive', to: 'over', guard: 'above_total', by: ['provider'] },
  { from: 'received', event: 'pay_back', to: 'short', guard: 'part_is_paid' },
  { from: 'received', event: 'pay_back', to: 'waiting', guard: 'nothing_is_paid' },
  { from: 'over', event: 'pay_back', to: 'received', guard: 'due_is_paid' },
  { from: 'over', event: 'pay_back', to: 'short', guard: 'part_is_paid' },
  { from: 'over', event: 'pay_back', to: 'waiting', guard: 'nothing_is_paid' },
  { from: 'over', event: 'pay_back', to: 'nothing_due', guard: 'nothing_is_due' },
]

/** Where a payment stands after an event that led to these sums. */
export const paymentAfter = (state: PaymentState, event: PaymentEvent, sums: PaymentSums): PaymentState =>
  paymentTransitions.find(
    ({ from, event: caused, guard }) => from === state && caused === event && (!guard || isSum[guard](sums)),
  )?.to ?? state

/** What is paid of what is due by now, for page and API: the ledger keeps sums and no state, so the table says it. */
export function paymentStateOf({ total, dueNow, dueLater, paid }: Payments, isLaterDue: boolean): PaymentState {
  const due = dueNow + (isLaterDue ? dueLater : 0)
  const unpaid = paymentAfter('nothing_due', 'fall_due', { total, due, paid: 0 })
  return paid === 0 ? unpaid : paymentAfter(unpaid, 'receive', { total, due, paid })
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

/** A delivery is booked while it has its half day, and given up once that is free for others. */
export type DeliveryState = 'booked' | 'out' | 'delivered' | 'given_up'

/** It moves with its order; only its day changes by itself. */
export type DeliveryEvent =
  | Extract<OrderEvent, 'send_out' | 'not_at_home' | 'deliver' | 'cancel' | 'expire' | 'reopen'>
  | 'change_day'

export type DeliveryGuard =
  /** The day has not been changed before. */
  | 'first_change'
  /** The other half day has room. */
  | 'has_room'

export const deliveryTransitions: readonly Row<DeliveryState, DeliveryEvent, DeliveryGuard>[] = [
  { from: 'booked', event: 'change_day', to: 'booked', guard: 'first_change', by: ['customer'] },
  { from: 'booked', event: 'send_out', to: 'out' },
  { from: 'booked', event: 'cancel', to: 'given_up', by: ['customer'] },
  { from: 'booked', event: 'expire', to: 'given_up', by: ['clock'] },
  { from: 'out', event: 'deliver', to: 'delivered' },
  { from: 'out', event: 'not_at_home', to: 'booked' },
  { from: 'out', event: 'cancel', to: 'given_up' },
  { from: 'given_up', event: 'reopen', to: 'booked', guard: 'has_room', by: ['provider'] },
]

const deliveryStates: Record<OrderState, DeliveryState> = {
  placed: 'booked',
  confirmed: 'booked',
  in_making: 'booked',
  ready: 'booked',
  out: 'out',
  delivered: 'delivered',
  closed: 'delivered',
  cancelled: 'given_up',
  expired: 'given_up',
}

/** Where the delivery of an order stands: its order's state says it, so that the two never differ. */
export const deliveryStateOf = (state: OrderState): DeliveryState => deliveryStates[state]

export const deliveryTransitionOf = (from: DeliveryState, event: OrderEvent | DeliveryEvent) =>
  deliveryTransitions.find((transition) => transition.from === from && transition.event === event)

export type ReturnState = 'asked' | 'accepted' | 'refused' | 'received' | 'settled'

export type ReturnEvent = 'accept' | 'refuse' | 'receive' | 'settle'

/** What goes back with it is at most what has been paid. */
export type ReturnGuard = 'refund_was_paid'

export const returnTransitions: readonly Row<ReturnState, ReturnEvent, ReturnGuard>[] = [
  { from: 'asked', event: 'accept', to: 'accepted' },
  { from: 'asked', event: 'refuse', to: 'refused' },
  { from: 'accepted', event: 'receive', to: 'received' },
  { from: 'received', event: 'settle', to: 'settled', guard: 'refund_was_paid' },
]

export const returnTransitionOf = (from: ReturnState, event: ReturnEvent) =>
  returnTransitions.find((transition) => transition.from === from && transition.event === event)

/** States in which a return still waits for somebody: its order neither closes nor is sealed. */
export const openReturnStates: readonly ReturnState[] = [...new Set(returnTransitions.map(({ from }) => from))]
