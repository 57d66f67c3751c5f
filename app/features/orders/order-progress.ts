import { addDays, shopDayOf } from '../delivery/delivery'
import type { AskedReturn, OrderView } from './order'
import {
  canCustomerCancel,
  deliveryStateOf,
  deliveryTransitionOf,
  isOpen,
  isRestDue,
  missingOf,
  type OrderState,
} from './order-states'

/** What a customer reads of an order, as rules: what comes next, the way of the order, and what may still be done. */

/** What of an order its page needs; the rest is for operators. */
export type ShownOrder = Omit<OrderView, 'id' | 'seq'>

export type NextEvent =
  /** The customer has to pay. */
  | { kind: 'pay'; what: 'full' | 'deposit' | 'rest'; isShort: boolean }
  /** The shop has to act, or nobody has. */
  | { kind: 'state'; state: OrderState }

type Due = Pick<ShownOrder, 'state' | 'terms' | 'dueNow' | 'dueLater' | 'paid'>

export function nextEventOf(order: Due): NextEvent {
  if (missingOf(order) === 0) return { kind: 'state', state: order.state }
  const { terms, paid, dueNow } = order
  const isRest = isRestDue(order) && paid >= dueNow
  const what = isRest ? 'rest' : terms === 'full' ? 'full' : 'deposit'
  return { kind: 'pay', what, isShort: isRest ? paid > dueNow : paid > 0 }
}

/** Money that came beyond the total, or for an order that will not be delivered: it goes back. Whole đồng. */
export const excessOf = ({ state, paid, total }: Pick<ShownOrder, 'state' | 'paid' | 'total'>): number =>
  state === 'cancelled' || state === 'expired' ? Math.max(0, paid) : Math.max(0, paid - total)

export type Refund = {
  /** What still goes back, at the latest on `until`, such as `2026-12-04`. Whole đồng. */
  coming: number
  until: string
  /** What went back already. */
  done: number
}

type Refunded = Pick<ShownOrder, 'state' | 'paid' | 'total' | 'refunded' | 'paidAt' | 'placedAt' | 'events'>

/** What goes back and until when: the days count from the order's end, or from money that came later. */
export function refundOf(order: Refunded, refundDays: number): Refund {
  const { paidAt, placedAt, events, refunded } = order
  const endedAt = events.find(({ toState }) => toState === 'cancelled' || toState === 'expired')?.at
  const since = Math.max(endedAt ?? placedAt, paidAt ?? placedAt)
  return { coming: excessOf(order), until: addDays(shopDayOf(since), refundDays), done: refunded }
}

/** What may be paid back, in whole đồng: all of it once the order is over, before that what it does not need. */
export const refundableOf = ({ state, paid, total }: Pick<ShownOrder, 'state' | 'paid' | 'total'>): number =>
  Math.max(0, isOpen(state) ? paid - total : paid)

/**
 * What goes back with a return unless the operator says otherwise: what was paid for its pieces, less their part of the
 * voucher, and never more than the order has. Nothing for an exchange or a repair. Whole đồng.
 */
export function refundOfReturn(
  { goods, discount, paid, lines }: Pick<ShownOrder, 'goods' | 'discount' | 'paid' | 'lines'>,
  asked: Pick<AskedReturn, 'wanted' | 'lines'>,
): number {
  if (asked.wanted !== 'refund') return 0
  const priceOf = (line: number) => lines.find((bought) => bought.line === line)?.unitPrice ?? 0
  const value = asked.lines.reduce((sum, { line, quantity }) => sum + quantity * priceOf(line), 0)
  return Math.max(0, Math.min(paid, value - Math.ceil((discount * value) / goods)))
}

export type Step =
  | 'placed'
  | 'confirmed'
  | 'deposit'
  | 'paid'
  | 'making'
  | 'rest'
  | 'prepared'
  | 'delivery'
  | 'return_end'
  | 'cancelled'
  | 'expired'

export type JourneyStep = {
  step: Step
  status: 'done' | 'now' | 'next'
  /** When it happened; ms since the epoch. */
  at?: number
  /** When it will be, such as `2026-12-19`. */
  day?: string
}

const isMade = ({ lines }: Pick<ShownOrder, 'lines'>): boolean =>
  lines.some(({ fromStock, quantity }) => fromStock < quantity)

const firstStep = { full: 'paid', deposit: 'deposit', cash: 'confirmed' } as const

/** The order's way from placing to the end of its returns; an order that ended early stops there. */
export function journeyOf(order: ShownOrder, returnDays: number): JourneyStep[] {
  const { state, events, delivery, terms } = order
  const timeOf = (...states: OrderState[]) => events.find(({ toState }) => states.includes(toState))?.at
  const placed: JourneyStep = { step: 'placed', status: 'done', at: order.placedAt }
  const confirmedAt = timeOf('confirmed')
  const first = firstStep[terms]
  if (state === 'cancelled' || state === 'expired') {
    const paid: JourneyStep[] = confirmedAt ? [{ step: first, status: 'done', at: confirmedAt }] : []
    return [placed, ...paid, { step: state, status: 'now', at: timeOf(state) }]
  }
  const readyAt = timeOf('ready')
  const deliveredAt = timeOf('delivered')
  // What went back of a delivered order had been paid.
  const isRestPaid = order.paid + order.refunded >= order.total
  const work = isMade(order) ? 'making' : 'prepared'
  const returnsFrom = deliveredAt ? shopDayOf(deliveredAt) : delivery?.day
  const steps: (Omit<JourneyStep, 'status'> & { isDone: boolean })[] = [
    { step: first, isDone: confirmedAt !== undefined, at: confirmedAt },
    { step: work, isDone: readyAt !== undefined, at: readyAt },
    ...(terms === 'deposit' ? [{ step: 'rest' as const, isDone: isRestPaid, day: delivery?.day }] : []),
    { step: 'delivery', isDone: deliveredAt !== undefined, at: deliveredAt, day: delivery?.day },
    {
      step: 'return_end',
      isDone: state === 'closed',
      day: returnsFrom && addDays(returnsFrom, returnDays),
    },
  ]
  const now = steps.findIndex(({ isDone }) => !isDone)
  return [
    placed,
    ...steps.map(
      ({ isDone, ...step }, index): JourneyStep => ({
        ...step,
        status: isDone ? 'done' : index === now ? 'now' : 'next',
      }),
    ),
  ]
}

/** Last day on which a return can be asked for; undefined before the delivery. */
export function returnUntil({ events }: Pick<ShownOrder, 'events'>, returnDays: number): string | undefined {
  const delivered = events.find(({ toState }) => toState === 'delivered')
  return delivered && addDays(shopDayOf(delivered.at), returnDays)
}

export function canAskReturn(order: Pick<ShownOrder, 'events' | 'state'>, returnDays: number, now: number): boolean {
  const until = returnUntil(order, returnDays)
  return order.state === 'delivered' && until !== undefined && shopDayOf(now) <= until
}

/** A lorry that is loaded is not unloaded, and the day changes once. */
export const canChangeDay = ({ state, delivery }: Pick<ShownOrder, 'state' | 'delivery'>): boolean =>
  delivery !== undefined &&
  delivery.changes === 0 &&
  deliveryTransitionOf(deliveryStateOf(state), 'change_day') !== undefined

export const canCancel = ({ state }: Pick<ShownOrder, 'state'>): boolean => canCustomerCancel(state)

/** A piece in the making is not ready before the day that was agreed on; null if all come from stock. */
export const readyDayOf = (order: Pick<ShownOrder, 'lines' | 'delivery'>): string | null =>
  isMade(order) ? (order.delivery?.day ?? null) : null
